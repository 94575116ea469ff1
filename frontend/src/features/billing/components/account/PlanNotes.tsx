import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCalendar, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { Note } from '../../../../components/Note.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { isCancelled } from '../../../../lib/is-cancelled.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { type Pending, processingOrder } from '../../orders.ts';
import { useResume } from '../../use-resume.ts';
import styles from './PlanNotes.module.css';

interface Props {
  subscription: SubscriptionView;
  /** Takes the subscription that a call answered. */
  onChanged: (subscription: SubscriptionView) => void;
}

const parts = { b: (words: string) => <strong>{words}</strong> };

/** What is about to change about a plan, and what its owner can do about it. Nothing where nothing is. */
export function PlanNotes({ subscription, onChanged }: Props) {
  const t = useT();
  const { busy, resume } = useResume(onChanged);
  const { plan, currentPeriodEnd, billing } = subscription;
  if (!billing) return null;
  const {
    pastDue,
    pending,
    scheduledPlan,
    currency,
    nextPayment,
    paymentMethod,
    byInvoice,
    endsAt,
    isDisputed = false,
  } = billing;
  const ends = isCancelled(subscription);
  const order = processingOrder(subscription);
  const unkept = nextPayment && nextPayment.amount > 0 && !paymentMethod && !byInvoice && !pastDue ? nextPayment : null;
  // A first order that was only looked at asks for nothing; one by invoice is made.
  const shown = pending && (plan !== 'free' || byInvoice || pending.reason === 'processing') ? pending : null;
  const undo = (words: string) => (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon of={IconArrowBackUp} size={16} />}
      aria-disabled={busy || undefined}
      onClick={resume}
    >
      {busy ? t('leaving.undoing') : words}
    </Button>
  );
  return (
    <>
      {isDisputed && (
        <Note tone="warn" icon={IconAlertTriangle} role="status">
          <Rich text={t('account.disputed')} parts={parts} />
        </Note>
      )}
      {pastDue && (
        <Note tone="warn" icon={IconAlertTriangle} role="status" action={<Ways>{payWays(pastDue.payUrl)}</Ways>}>
          <Rich
            text={t('account.past_due', {
              amount: moneyText(pastDue.amount, currency),
              since: dayText(pastDue.since),
              until: dayText(pastDue.endsAt),
            })}
            parts={parts}
          />
        </Note>
      )}
      {shown && (
        <Note tone="info" icon={IconClock} role="status" action={pendingWays(shown)}>
          <Rich
            text={t(pendingText(shown), {
              plan: t(`plan.${shown.plan}`),
              amount: moneyText(shown.amount, currency),
              date: shown.endsOn ? dayText(shown.endsOn) : '',
            })}
            parts={parts}
          />
        </Note>
      )}
      {plan !== 'free' && unkept && (
        <Note tone="warn" icon={IconAlertTriangle} role="status">
          <Rich text={t('account.no_method', { date: dayText(unkept.at) })} parts={parts} />
        </Note>
      )}
      {ends && currentPeriodEnd && (
        <Note tone="info" icon={IconCalendar} role="status" action={!isDisputed && <Ways>{undo(t('leaving.undo'))}</Ways>}>
          <Rich
            text={
              pastDue
                ? t('account.ends_due', { date: dayText(currentPeriodEnd), until: dayText(pastDue.endsAt) })
                : t(isDisputed ? 'account.ends_disputed' : 'account.ends', { date: dayText(currentPeriodEnd) })
            }
            parts={parts}
          />
        </Note>
      )}
      {!ends && endsAt && (
        <Note tone="info" icon={IconCalendar} role="status" action={!isDisputed && <Ways>{undo(t('leaving.undo'))}</Ways>}>
          <Rich
            text={t(isDisputed ? 'account.ends_later_disputed' : 'account.ends_later', { date: dayText(endsAt) })}
            parts={parts}
          />
        </Note>
      )}
      {!ends && scheduledPlan && currentPeriodEnd && (
        <Note
          tone="info"
          icon={IconCalendar}
          role="status"
          // Of both, an end is undone first.
          action={!endsAt && <Ways>{undo(t('account.undo_downgrade', { plan: t(`plan.${plan}`) }))}</Ways>}
        >
          <Rich
            text={t('account.scheduled', {
              plan: t(`plan.${scheduledPlan}`),
              date: dayText(currentPeriodEnd),
              current: t(`plan.${plan}`),
            })}
            parts={parts}
          />
        </Note>
      )}
    </>
  );

  function pendingWays({ reason, plan: chosen, payUrl }: Pending) {
    if (reason === 'payment') return <PayNow plan={chosen} invoice={byInvoice ? payUrl : null} />;
    if (!order) return null;
    if (order.declared) return order.declared === 'cancel' && <Ways>{undo(t('leaving.undo'))}</Ways>;
    return (
      <Ways>
        <Button component={Link} to="/account/cancel-plan" variant="default" size="sm">
          {t('account.cancel_plan')}
        </Button>
        <Button component={Link} to="/withdraw" variant="default" size="sm">
          {t('footer.withdraw')}
        </Button>
      </Ways>
    );
  }

  function payWays(payUrl: string | null) {
    return (
      <>
        <Button component={Link} to="/subscribe?method=new" variant="default" size="sm">
          {t('account.another_card')}
        </Button>
        {payUrl && (
          <Button component="a" href={payUrl} variant="default" size="sm">
            {t('account.pay_invoice')}
          </Button>
        )}
      </>
    );
  }
}

/** The key of what is said of a plan that is not paid yet. */
function pendingText({ reason, declared, endsOn }: Pending) {
  if (reason === 'payment') return 'account.pending';
  if (declared === 'cancel' && endsOn) return 'account.declared_cancel_date';
  return declared ? (`account.declared_${declared}` as const) : 'account.pending_processing';
}

/** Where a plan that is chosen is paid: on its invoice's page, or in ours. */
function PayNow({ plan, invoice }: { plan: PaidPlan; invoice: string | null }) {
  const t = useT();
  const look = { variant: 'default', size: 'sm', children: t('account.pay_now') };
  if (invoice) return <Button component="a" href={invoice} {...look} />;
  return <Button component={Link} to={`/subscribe?plan=${plan}`} {...look} />;
}

function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
