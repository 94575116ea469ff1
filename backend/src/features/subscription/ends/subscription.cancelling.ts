import type Stripe from 'stripe';
import { endUnpaidOrder } from '../orders/subscription.orders.ts';
import { planSchedules } from '../orders/subscription.plan-schedules.ts';
import { findLive, type Live, liveOf, notSubscribed, refuseDisputed } from '../orders/subscription.quotes.ts';
import type { Operation, OperationKind } from '../subscription.operations.ts';
import { declaredOf } from '../sync/subscription.state.ts';
import { declare, meantBy, ordersOf, providerTime } from './subscription.declared-orders.ts';
import { customersEndOf, laterEndOf, periodEndOn } from './subscription.ends.ts';
import type { WithdrawDeps } from './subscription.withdrawing.ts';

/**
 * Ends a plan with its period, or with a later one in which a named day lies; an order that is not paid at once, and one whose payment is being
 * processed with its first period, or that later one. An end that was declared before is never moved to a later time.
 */
export function cancelPlan({ stripe, customers }: Pick<WithdrawDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const { endsOn = null }: { endsOn?: string | null } = operation.input;
    const customer = await customers.of(operation.userId);
    const isMeant = meantBy(operation);
    const live = await findLive(stripe, customer);
    if (live && !isMeant(live.subscription)) throw notSubscribed();
    if (live) return endLive(stripe, operation, live, endsOn);
    const orders = (await ordersOf(stripe, customer)).filter(isMeant);
    if (orders.length === 0) throw notSubscribed();
    for (const order of orders)
      if (!(await endUnpaidOrder(stripe, operation, order)))
        await declare(stripe, operation, order, { declared: 'cancel', at: providerTime(stripe, operation.begunAt), endsOn });
  };
  return { name: 'cancel', work, settle: work };
}

export async function endLive(stripe: Stripe, operation: Operation, live: Live, endsOn: string | null): Promise<void> {
  const { subscription, item } = live;
  const { id, metadata, start_date } = subscription;
  const wished = endsOn === null ? item.current_period_end : periodEndOn(endsOn, item.current_period_end, start_date);
  const known = customersEndOf(subscription);
  if (known !== null && known <= wished) return;
  if (wished > item.current_period_end) {
    // A dispute stops the renewal: once the payment stands, the plan goes on until its end.
    if (metadata.endsForDispute)
      await stripe.subscriptions.update(id, { metadata: { endsAt: String(wished) } }, operation.step('ends-later'));
    else await planSchedules(stripe).endAt(operation, live, wished);
    return;
  }
  await planSchedules(stripe).end(operation, live);
  // It was to end later, or for a dispute alone: now it stays ended when that is won.
  if (metadata.endsForDispute || metadata.endsAt)
    await stripe.subscriptions.update(
      id,
      { metadata: { endsForDispute: '', downgradeTo: '', endsAt: '' } },
      operation.step('stays-ended'),
    );
}

/** Takes a cancellation or a downgrade back; of both, the cancellation first. */
export function resumePlan({ stripe, customers }: Pick<WithdrawDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const order = (await ordersOf(stripe, customer)).find((each) => declaredOf(each)?.declared === 'cancel');
    if (order)
      return void (await stripe.subscriptions.update(
        order.id,
        { metadata: { declared: '', declaredAt: '', endsOn: '' } },
        operation.step(`go-on:${order.id}`),
      ));
    const live = await liveOf(stripe, customer);
    refuseDisputed(live);
    if (laterEndOf(live.subscription) === null) await planSchedules(stripe).clear(operation, live);
    else await planSchedules(stripe).dropLaterEnd(operation, live);
  };
  return { name: 'resume', work, settle: work };
}
