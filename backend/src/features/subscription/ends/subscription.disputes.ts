import type pg from 'pg';
import type Stripe from 'stripe';
import { transact } from '../../../database/transaction.ts';
import { isMissing } from '../../../lib/stripe.ts';
import type { TasksService } from '../../tasks/tasks.service.ts';
import { planSchedules } from '../orders/subscription.plan-schedules.ts';
import { withPlan } from '../orders/subscription.quotes.ts';
import type { Catalogue } from '../subscription.catalogue.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import { idOf, isPaidFor, paidPlan, subscriptionsOf } from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import { scheduledOf } from '../sync/subscription.state.ts';
import { isOpen } from './subscription.dispute-states.ts';
import { endsWithPeriod, laterEndOf } from './subscription.ends.ts';
import { type Refunds, refundedOf } from './subscription.refunds.ts';

/** The open disputes that a subscription carries. */
const disputesOf = ({ metadata }: Stripe.Subscription): string[] => (metadata.disputed ?? '').split(' ').filter(Boolean);

interface DisputeDeps {
  stripe: Stripe;
  customers: Customers;
  catalogue: Pick<Catalogue, 'priceOf'>;
  refunds: Pick<Refunds, 'isHeldBack' | 'settleHeldBack'>;
}

/**
 * Follows a disputed payment. While the bank decides, the plan goes on and is not renewed: charging a customer again who disputes a payment brings the
 * next dispute. Won: renewal goes on as before. Lost: the plan that was paid with it ends at once. A refund that waited for the decision is settled.
 */
export function followDispute({ stripe, customers, catalogue, refunds }: DisputeDeps): OperationKind<void> {
  const schedules = planSchedules(stripe);

  const stopRenewal = async (operation: Operation, one: FullSubscription, id: string): Promise<void> => {
    const live = withPlan(one);
    const known = disputesOf(one);
    if (!live || known.includes(id)) return;
    const ends = endsWithPeriod(one);
    const later = laterEndOf(one);
    // What its customer had ended before stays ended when the dispute is won; a smaller plan that was to follow does so then, and so does a later end.
    // Marked before it ends: a reading in between, or a repetition, would take it for the customer's own cancellation.
    if (!ends) {
      const smaller = scheduledOf(one, live.plan)?.plan ?? '';
      const metadata = { endsForDispute: 'true', downgradeTo: smaller, endsAt: String(later ?? '') };
      await stripe.subscriptions.update(one.id, { metadata }, operation.step(`ends-for-dispute:${one.id}`));
    }
    await schedules.end(operation, live);
    const metadata = { disputed: [...known, id].join(' ') };
    await stripe.subscriptions.update(one.id, { metadata }, operation.step(`disputed:${one.id}`));
  };

  const goOn = async (operation: Operation, one: FullSubscription, id: string): Promise<void> => {
    const live = withPlan(one);
    const known = disputesOf(one);
    if (!live || !known.includes(id)) return;
    const left = known.filter((each) => each !== id);
    if (left.length === 0 && one.metadata.endsForDispute === 'true') {
      const plan = paidPlan(one.metadata.downgradeTo);
      const later = laterEndOf(one);
      if (plan) await schedules.downgrade(operation, live, await catalogue.priceOf(plan));
      else if (later !== null) await schedules.endAt(operation, live, later);
      else await schedules.clear(operation, live);
    }
    const metadata = { disputed: left.join(' '), ...(left.length === 0 ? { endsForDispute: '', downgradeTo: '' } : {}) };
    await stripe.subscriptions.update(one.id, { metadata }, operation.step(`decided:${one.id}`));
  };

  const work = async (operation: Operation): Promise<void> => {
    const { disputeId = '' }: { disputeId?: string } = operation.input;
    const dispute = await stripe.disputes.retrieve(disputeId);
    const customer = await customers.of(operation.userId);
    const live = customer === null ? [] : (await subscriptionsOf(stripe, customer)).filter(isPaidFor);
    const disputed = await subscriptionOfPayment(stripe, idOf(dispute.payment_intent));
    for (const one of live) {
      if (isOpen(dispute)) await stopRenewal(operation, one, dispute.id);
      else if (dispute.status === 'lost' && one.id === disputed)
        await stripe.subscriptions.cancel(
          one.id,
          { prorate: false, invoice_now: false, cancellation_details: { comment: 'dispute' } },
          operation.step(`lost:${one.id}`),
        );
      else await goOn(operation, one, dispute.id);
    }
    const intent = idOf(dispute.payment_intent);
    if (intent !== null) await refunds.settleHeldBack(intent, operation);
  };
  return { name: 'dispute', work, settle: work };
}

/** Whether a dispute asks for a change: its events come in bursts, and an operation keeps its user from everything else meanwhile. */
export async function asksForChange(
  { stripe, customers, refunds }: Omit<DisputeDeps, 'catalogue'>,
  userId: string,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const customer = await customers.of(userId);
  const live = customer === null ? [] : (await subscriptionsOf(stripe, customer)).filter(isPaidFor);
  if (isOpen(dispute)) return live.some((one) => !disputesOf(one).includes(dispute.id));
  if (live.some((one) => disputesOf(one).includes(dispute.id))) return true;
  const intent = idOf(dispute.payment_intent);
  if (intent !== null && (await refunds.isHeldBack(intent))) return true;
  if (dispute.status !== 'lost') return false;
  const disputed = await subscriptionOfPayment(stripe, intent);
  return live.some(({ id }) => id === disputed);
}

/** The subscription that a payment was for; null: none. */
async function subscriptionOfPayment(stripe: Stripe, intent: string | null): Promise<string | null> {
  if (intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  return typeof invoice === 'object' && !invoice.deleted ? idOf(invoice.parent?.subscription_details?.subscription) : null;
}

/** Keeps the owner's task about a dispute, with what was refunded before: the customer would have that twice. @returns the dispute as it is now; null: it is not there */
export async function noteDispute(
  { pool, stripe, tasks }: { pool: pg.Pool; stripe: Stripe; tasks: TasksService },
  disputeId: string,
  userId: string | null,
): Promise<Stripe.Dispute | null> {
  const dispute = await stripe.disputes.retrieve(disputeId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!dispute) return null;
  const { id, amount: cents, status, evidence_details, payment_intent } = dispute;
  const intent = idOf(payment_intent);
  const refundedCents = intent === null ? 0 : await refundedOf(stripe, intent);
  await transact(pool, async (transaction) => {
    if (!isOpen(dispute) && status !== 'lost') return tasks.settle(transaction, { kind: 'dispute', subject: id });
    const dueAt = status === 'lost' || !evidence_details.due_by ? null : new Date(evidence_details.due_by * 1000);
    await tasks.open(transaction, {
      kind: 'dispute',
      subject: id,
      state: status === 'lost' ? 'lost' : 'open',
      userId,
      cents,
      dueAt,
      details: refundedCents > 0 ? { refundedCents } : {},
    });
  });
  return dispute;
}
