import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import { CURRENCY } from '@beside/common/subscription/subscription.constants';
import type Stripe from 'stripe';
import { providerSeconds } from '../../../lib/stripe.ts';
import { type Live, withPlan } from '../orders/subscription.quotes.ts';
import type { Operation } from '../subscription.operations.ts';
import { awaitsFirstPayment, expanded, isMoving, readInvoice, subscriptionsOf } from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import { declaredOf, isoOf, withdrawalEnd } from '../sync/subscription.state.ts';
import { isInTime } from './subscription.withdrawal.ts';

/** What is declared about an order. */
export interface OrderDeclaration {
  declared: 'cancel' | 'withdraw';
  /** The provider's Unix seconds. */
  at: number;
  /** The day that a cancellation names; null: as early as possible. */
  endsOn: string | null;
}

/** Stores with an order what its customer has declared. A withdrawal is never weakened to a cancellation, nor an early end to a later one. */
export async function declare(
  stripe: Stripe,
  operation: Operation,
  order: FullSubscription,
  { declared, at: declaredAt, endsOn }: OrderDeclaration,
): Promise<void> {
  const known = declaredOf(order);
  if (known?.declared === 'withdraw') return;
  if (known?.declared === declared && (known.endsOn === null || (endsOn !== null && endsOn >= known.endsOn))) return;
  await stripe.subscriptions.update(
    order.id,
    { metadata: { declared, declaredAt: String(declaredAt), endsOn: endsOn ?? '' } },
    operation.step(`declare:${order.id}:${declared}`),
  );
}

/** Whether an operation is about a subscription: a declaration is about the contract that was there, and never ends a later one. */
export const meantBy = ({ input }: Operation): ((subscription: { id: string }) => boolean) => {
  const { contract = null }: { contract?: string | null } = input;
  return ({ id }) => contract === null || id === contract;
};

export const ordersOf = async (stripe: Stripe, customer: string | null): Promise<FullSubscription[]> =>
  customer === null ? [] : (await subscriptionsOf(stripe, customer)).filter(awaitsFirstPayment);

/** A time of ours in Unix seconds, as the provider's clock has it. */
export const providerTime = (stripe: Stripe, seconds: number): number => providerSeconds(stripe, new Date(seconds * 1000));

/** What a withdrawal from an order gives back once its payment has settled: all of it. Nothing of it can have been used. */
export function withdrawalOfOrder({ subscription, plan }: Live, declaredAt: number): WithdrawalView | null {
  const { start_date, latest_invoice } = subscription;
  if (!isInTime(declaredAt, start_date)) return null;
  const paid = expanded(latest_invoice)?.amount_due ?? 0;
  const times = { startedAt: isoOf(start_date), until: isoOf(withdrawalEnd(start_date)) };
  return { plan, ...times, paid, used: 0, refund: paid, currency: CURRENCY, isProcessing: true };
}

/** The order of a customer whose payment is being processed, unless a plan goes on; null without one. */
export async function findProcessing(stripe: Stripe, customer: string | null): Promise<Live | null> {
  for (const order of await ordersOf(stripe, customer)) {
    const live = withPlan(order);
    if (live && (await isProcessing(stripe, order))) return live;
  }
  return null;
}

async function isProcessing(stripe: Stripe, { latest_invoice }: FullSubscription): Promise<boolean> {
  const invoice = expanded(latest_invoice);
  return invoice?.status === 'open' && isMoving(await readInvoice(stripe, invoice.id));
}
