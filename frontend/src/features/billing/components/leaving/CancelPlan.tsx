import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Facts } from '../../../../components/Facts.tsx';
import { dayText, lastDayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { moneyText } from '../../../../lib/money-text.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { cancelPlan } from '../../leave.api.ts';
import { leaveFault } from '../../leave-fault.ts';
import styles from './CancelPlan.module.css';
import { dueText } from './due-text.ts';
import { LeaveActions, LeavePage } from './LeavePage.tsx';
import { WhatStays } from './WhatStays.tsx';

interface Props {
  subscription: SubscriptionView;
  /** Takes the subscription that the cancellation answered. */
  onChanged: (subscription: SubscriptionView) => void;
}

/** Before a plan is cancelled: when it ends, what stays, and the one button. */
export function CancelPlan({ subscription, onChanged }: Props) {
  const t = useT();
  const { plan, currentPeriodEnd, billing } = subscription;
  const { mutate: cancel, isPending: busy } = useMutation({
    mutationFn: cancelPlan,
    networkMode: 'always',
    onSuccess: onChanged,
    onError: (error) => toast('error', t('leaving.cancel_failed'), leaveFault(error, t('leaving.failed_text'))),
  });
  const name = t(`plan.${plan}`);
  const due = billing?.pastDue;
  const scheduled = billing?.scheduledPlan;
  const ends = currentPeriodEnd && dayText(currentPeriodEnd);
  return (
    <LeavePage
      title={t('leaving.plan_title', { plan: name })}
      above={<Link to="/account">{t('leaving.back')}</Link>}
      intro={dueText(subscription) ?? (ends ? t('leaving.plan_intro', { date: ends }) : t('leaving.plan_intro_now'))}
      asideLabel={t('leaving.stays')}
      aside={<WhatStays plan={plan} />}
    >
      <Facts
        of={[
          billing && [
            t('leaving.plan'),
            t('leaving.plan_price', { plan: name, price: moneyText(billing.amount, billing.currency) }),
          ],
          billing?.startedAt ? [t('leaving.since'), dayText(billing.startedAt)] : null,
          due ? [t('leaving.open_amount'), moneyText(due.amount, billing.currency)] : null,
          due ? [t('leaving.ends_unpaid'), dayText(due.endsAt)] : [t('leaving.ends'), ends ?? t('leaving.at_once')],
          [t('leaving.payments_after'), t('leaving.none')],
        ]}
      />
      {scheduled && <p>{t('leaving.plan_scheduled', { plan: t(`plan.${scheduled}`) })}</p>}
      <LeaveActions>
        <Button aria-disabled={busy || undefined} onClick={() => !busy && cancel()}>
          {t(busy ? 'leaving.cancelling' : 'leaving.cancel_plan')}
        </Button>
        <Button component={Link} to="/account" variant="default">
          {t('leaving.keep_plan')}
        </Button>
      </LeaveActions>
      {billing?.withdrawUntil && (
        <p className={styles.hint}>
          <Rich
            text={t('leaving.withdraw_hint', { date: lastDayText(billing.withdrawUntil) })}
            parts={{ a: (words) => <Link to="/withdraw">{words}</Link> }}
          />
        </p>
      )}
    </LeavePage>
  );
}
