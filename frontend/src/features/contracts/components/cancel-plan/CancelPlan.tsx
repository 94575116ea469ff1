import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText, lastDayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { moneyText } from '../../../../lib/money-text.ts';
import { processingOrder } from '../../../../lib/processing-order.ts';
import { contractFault } from '../../contract-fault.ts';
import { cancelPlan } from '../../contracts.api.ts';
import { ContractPage } from '../ContractPage.tsx';
import { dueText } from '../due-text.ts';
import { WhatStays } from './WhatStays.tsx';

interface Props {
  subscription: SubscriptionView;
  /** Takes the subscription that the cancellation answered. */
  onChanged: (subscription: SubscriptionView) => void;
}

/** Before a plan is cancelled: when it ends, what stays, and the one button. */
export function CancelPlan({ subscription, onChanged }: Props) {
  const t = useT();
  const { currentPeriodEnd, billing } = subscription;
  const order = processingOrder(subscription);
  const plan = order?.plan ?? subscription.plan;
  const alerts = useAlerts();
  const { mutate: cancel, isPending: busy } = useMutation({
    onMutate: alerts.clear,
    mutationFn: cancelPlan,
    networkMode: 'always',
    onSuccess: onChanged,
    onError: (error) => alerts.show(t('leaving.cancel_failed'), contractFault(error, t('leaving.failed_text'))),
  });
  const name = t(`plan.${plan}`);
  const due = billing?.pastDue;
  const scheduled = billing?.scheduledPlan;
  const ends = currentPeriodEnd && dayText(currentPeriodEnd);
  const until = billing?.withdrawUntil;
  const withdrawText = order
    ? t('leaving.withdraw_hint_processing')
    : until && t('leaving.withdraw_hint', { date: lastDayText(until) });
  return (
    <ContractPage
      title={t('leaving.plan_title', { plan: name })}
      above={<Link to="/account">{t('leaving.back')}</Link>}
      intro={introText()}
      asideLabel={t('leaving.stays')}
      aside={<WhatStays plan={plan} />}
    >
      <EndFacts subscription={subscription} />
      {scheduled && <p>{t('leaving.plan_scheduled', { plan: t(`plan.${scheduled}`) })}</p>}
      {billing?.endsAt && <p>{t('leaving.plan_later', { date: dayText(billing.endsAt) })}</p>}
      <Actions wide>
        <Button aria-disabled={busy || undefined} onClick={() => !busy && cancel()}>
          {t(busy ? 'leaving.cancelling' : 'leaving.cancel_plan')}
        </Button>
        <Button component={Link} to="/account" variant="default">
          {t('leaving.keep_plan')}
        </Button>
      </Actions>
      {withdrawText && (
        <p className="fine">
          <Rich text={withdrawText} parts={{ a: (words) => <Link to="/withdraw">{words}</Link> }} />
        </p>
      )}
    </ContractPage>
  );

  function introText(): string {
    if (order) return t('leaving.plan_intro_processing');
    if (due) return dueText(subscription) ?? '';
    if (!ends) return t('leaving.plan_intro_now');
    return t(billing?.isDisputed ? 'leaving.plan_intro_disputed' : 'leaving.plan_intro', { date: ends });
  }
}

/** The plan, and when what ends. */
function EndFacts({ subscription }: { subscription: SubscriptionView }) {
  const t = useT();
  const { currentPeriodEnd, billing } = subscription;
  const order = processingOrder(subscription);
  const due = billing?.pastDue;
  const ends = currentPeriodEnd && dayText(currentPeriodEnd);
  const name = t(`plan.${order?.plan ?? subscription.plan}`);
  return (
    <Facts
      of={[
        billing && [
          t('leaving.plan'),
          t('leaving.plan_price', { plan: name, price: moneyText(billing.amount, billing.currency) }),
        ],
        billing?.startedAt ? [t('leaving.since'), dayText(billing.startedAt)] : null,
        due ? [t('leaving.open_amount'), moneyText(due.amount, billing.currency)] : null,
        endFact(),
        [t('leaving.payments_after'), t('leaving.none')],
      ]}
    />
  );

  function endFact(): [string, string] {
    if (order) return [t('leaving.ends_first'), t('leaving.ends_first_month')];
    return due ? [t('leaving.ends_unpaid'), dayText(due.endsAt)] : [t('leaving.ends'), ends ?? t('leaving.at_once')];
  }
}
