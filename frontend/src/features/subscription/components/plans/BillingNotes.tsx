import type { BillingView } from '@beside/common/subscription/subscription.views';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendar, IconClock, IconCreditCard } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import type { Pending } from '../../../../lib/processing-order.ts';

interface Props {
  billing: BillingView;
  /** Whether a plan runs. Without one, an order that was only looked at is nobody's debt. */
  running: boolean;
  /** A payment was just made: its plan follows shortly. */
  awaited: boolean;
}

/** What is still to pay, a plan that was chosen or a renewal that failed; and what a bank still decides. */
export function BillingNotes({
  billing: { pending, pastDue, currency, byInvoice, isDisputed, endsAt },
  running,
  awaited,
}: Props) {
  const t = useT();
  const owed = running || byInvoice;
  return (
    <>
      {isDisputed && (
        <Note tone="warn" icon={IconAlertTriangle} role="status">
          {t('billing.disputed')}
        </Note>
      )}
      {endsAt && !isDisputed && (
        <Note tone="info" icon={IconCalendar} role="status">
          {t('billing.ends_later', { date: dayText(endsAt) })}
        </Note>
      )}
      {pending?.reason === 'processing' && (
        <Note tone="info" icon={IconClock} role="status">
          {t(processingText(pending), {
            plan: t(`plan.${pending.plan}`),
            date: pending.endsOn ? dayText(pending.endsOn) : '',
          })}
        </Note>
      )}
      {pending?.reason === 'payment' && !awaited && !owed && (
        <p>
          <Link to={`/subscribe?plan=${pending.plan}`}>{t('billing.continue_order', { plan: t(`plan.${pending.plan}`) })}</Link>
        </p>
      )}
      {pending?.reason === 'payment' && !awaited && owed && (
        <Note
          tone="warn"
          icon={IconCreditCard}
          role="status"
          action={
            byInvoice && pending.payUrl ? (
              <Button component="a" href={pending.payUrl} variant="default" size="sm">
                {t('billing.pay_invoice')}
              </Button>
            ) : (
              <Button component={Link} to={`/subscribe?plan=${pending.plan}`} variant="default" size="sm">
                {t('billing.continue')}
              </Button>
            )
          }
        >
          {t('billing.pending_note', { plan: t(`plan.${pending.plan}`), amount: moneyText(pending.amount, currency) })}
        </Note>
      )}
      {pastDue && !awaited && <PastDueNote pastDue={pastDue} currency={currency} />}
    </>
  );
}

type PastDue = NonNullable<BillingView['pastDue']>;

function PastDueNote({ pastDue, currency }: { pastDue: PastDue; currency: string }) {
  const t = useT();
  return (
    <Note
      tone="danger"
      icon={IconAlertTriangle}
      role="status"
      action={
        <Actions>
          <Button component={Link} to="/subscribe?method=new" variant="default" size="sm">
            {t('billing.other_card')}
          </Button>
          {pastDue.payUrl && (
            <Button component="a" href={pastDue.payUrl} variant="default" size="sm">
              {t('billing.pay_invoice')}
            </Button>
          )}
        </Actions>
      }
    >
      {t('billing.past_due_note', { amount: moneyText(pastDue.amount, currency), date: dayText(pastDue.endsAt) })}
    </Note>
  );
}

/** The key of what is said of a payment that a bank processes. */
function processingText({ declared, endsOn }: Pending) {
  if (!declared) return 'billing.processing_note';
  return declared === 'cancel' && endsOn ? 'billing.declared_cancel_date' : (`billing.declared_${declared}` as const);
}
