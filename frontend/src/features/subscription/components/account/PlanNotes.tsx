import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import type { BillingView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCalendar, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { isCancelled } from '../../../../lib/is-cancelled.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { type Pending, processingOrder } from '../../../../lib/processing-order.ts';

interface Props {
  subscription: SubscriptionView;
  /** Undoes a cancellation, or a planned downgrade. */
  undo: { busy: boolean; resume: () => void };
}

interface NoteProps extends Props {
  billing: BillingView;
}

const parts = { b: (words: string) => <strong>{words}</strong> };
const small = { variant: 'default', size: 'sm' };

/** What is about to change about a plan, and what its owner can do about it. Nothing where nothing is. */
export function PlanNotes(props: Props) {
  const t = useT();
  const { billing } = props.subscription;
  if (!billing) return null;
  return (
    <>
      {billing.isDisputed && (
        <Note tone="warn" icon={IconAlertTriangle} role="status">
          <Rich text={t('account.disputed')} parts={parts} />
        </Note>
      )}
      <PastDueNote billing={billing} />
      <PendingNote {...props} billing={billing} />
      <NoMethodNote {...props} billing={billing} />
      <EndNote {...props} billing={billing} />
      <DowngradeNote {...props} billing={billing} />
    </>
  );
}

function PastDueNote({ billing: { pastDue, currency } }: Pick<NoteProps, 'billing'>) {
  const t = useT();
  if (!pastDue) return null;
  const ways = (
    <Actions>
      <Button component={Link} to="/subscribe?method=new" {...small}>
        {t('account.another_card')}
      </Button>
      {pastDue.payUrl && (
        <Button component="a" href={pastDue.payUrl} {...small}>
          {t('account.pay_invoice')}
        </Button>
      )}
    </Actions>
  );
  const params = {
    amount: moneyText(pastDue.amount, currency),
    since: dayText(pastDue.since),
    until: dayText(pastDue.endsAt),
  };
  return (
    <Note tone="warn" icon={IconAlertTriangle} role="status" action={ways}>
      <Rich text={t('account.past_due', params)} parts={parts} />
    </Note>
  );
}

/** A chosen plan that is not paid yet. A first order that was only looked at asks for nothing; one by invoice is made. */
function PendingNote({ subscription, undo, billing: { pending, byInvoice, currency } }: NoteProps) {
  const t = useT();
  if (!pending || (subscription.plan === 'free' && !byInvoice && pending.reason !== 'processing')) return null;
  const { plan, reason, amount, endsOn, payUrl } = pending;
  const order = processingOrder(subscription);
  return (
    <Note
      tone="info"
      icon={IconClock}
      role="status"
      action={
        reason === 'payment' ? (
          <PayNow plan={plan} invoice={byInvoice ? payUrl : null} />
        ) : (
          order && <OrderWays order={order} undo={undo} />
        )
      }
    >
      <Rich
        text={t(pendingText(pending), {
          plan: t(`plan.${plan}`),
          amount: moneyText(amount, currency),
          date: endsOn ? dayText(endsOn) : '',
        })}
        parts={parts}
      />
    </Note>
  );
}

/** The next payment has no way to be paid. */
function NoMethodNote({ subscription: { plan }, billing }: NoteProps) {
  const t = useT();
  const { nextPayment, paymentMethod, byInvoice, pastDue } = billing;
  if (plan === 'free' || !nextPayment || nextPayment.amount <= 0 || paymentMethod || byInvoice || pastDue) return null;
  return (
    <Note tone="warn" icon={IconAlertTriangle} role="status">
      <Rich text={t('account.no_method', { date: dayText(nextPayment.at) })} parts={parts} />
    </Note>
  );
}

/** The plan ends with its paid period, or at a later day that was chosen. */
function EndNote({ subscription, undo, billing: { pastDue, endsAt, isDisputed = false } }: NoteProps) {
  const t = useT();
  const end = isCancelled(subscription) ? subscription.currentPeriodEnd : endsAt;
  if (!end) return null;
  const date = dayText(end);
  return (
    <Note tone="info" icon={IconCalendar} role="status" action={!isDisputed && <Undo label={t('leaving.undo')} undo={undo} />}>
      <Rich text={endText()} parts={parts} />
    </Note>
  );

  function endText(): string {
    if (!isCancelled(subscription)) return t(isDisputed ? 'account.ends_later_disputed' : 'account.ends_later', { date });
    if (pastDue) return t('account.ends_due', { date, until: dayText(pastDue.endsAt) });
    return t(isDisputed ? 'account.ends_disputed' : 'account.ends', { date });
  }
}

function DowngradeNote({ subscription, undo, billing: { scheduledPlan, endsAt } }: NoteProps) {
  const t = useT();
  const { plan, currentPeriodEnd } = subscription;
  if (isCancelled(subscription) || !scheduledPlan || !currentPeriodEnd) return null;
  const current = t(`plan.${plan}`);
  return (
    <Note
      tone="info"
      icon={IconCalendar}
      role="status"
      // Of both, an end is undone first.
      action={!endsAt && <Undo label={t('account.undo_downgrade', { plan: current })} undo={undo} />}
    >
      <Rich
        text={t('account.scheduled', { plan: t(`plan.${scheduledPlan}`), date: dayText(currentPeriodEnd), current })}
        parts={parts}
      />
    </Note>
  );
}

function Undo({ label, undo: { busy, resume } }: { label: string; undo: Props['undo'] }) {
  const t = useT();
  return (
    <Button {...small} leftSection={<Icon of={IconArrowBackUp} size={16} />} aria-disabled={busy || undefined} onClick={resume}>
      {busy ? t('leaving.undoing') : label}
    </Button>
  );
}

/** How to end an order whose payment a bank processes. */
function OrderWays({ order: { declared }, undo }: { order: Pending; undo: Props['undo'] }) {
  const t = useT();
  if (declared) return declared === 'cancel' && <Undo label={t('leaving.undo')} undo={undo} />;
  return (
    <Actions>
      <Button component={Link} to="/account/cancel-plan" {...small}>
        {t('account.cancel_plan')}
      </Button>
      <Button component={Link} to="/withdraw" {...small}>
        {t('footer.withdraw')}
      </Button>
    </Actions>
  );
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
  const look = { ...small, children: t('account.pay_now') };
  if (invoice) return <Button component="a" href={invoice} {...look} />;
  return <Button component={Link} to={`/subscribe?plan=${plan}`} {...look} />;
}
