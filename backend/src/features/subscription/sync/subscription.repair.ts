import type Stripe from 'stripe';
import type { Jobs } from '../../../database/jobs.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/logger.ts';
import { providerSeconds } from '../../../lib/stripe.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import { carryOutDeclared } from '../ends/subscription.carry-out-declared.ts';
import { hasRefundsOncePaid, refundOncePaid } from '../ends/subscription.once-paid.ts';
import type { Refunds } from '../ends/subscription.refunds.ts';
import { paymentsOf } from '../ends/subscription.withdrawal.ts';
import { awaitsEnd, carryOutEnd, clearOutdated } from '../orders/subscription.change.ts';
import { endUnpaidOrder } from '../orders/subscription.orders.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operation, OperationKind, Operations } from '../subscription.operations.ts';
import { awaitsFirstPayment, isForfeited, isOutdated, isPaidFor, subscriptionsOf } from '../subscription.stripe.ts';
import { chooseSubscription, declaredOf } from './subscription.state.ts';
import { type Sync, type Synced, UNPAID_TASK } from './subscription.sync.ts';

interface RepairDeps {
  stripe: Stripe;
  refunds: Refunds;
  usage: UsageService;
  customers: Customers;
  operations: Operations;
  sync: Sync;
  jobs: Jobs;
  clock: Clock;
  log: Log;
}

const DUPLICATE = 'duplicate';

/** A second subscription can only be a fault: it is ended, and all that was paid for it is given back. */
function endDuplicates({
  stripe,
  customers,
  refunds,
}: Pick<RepairDeps, 'stripe' | 'customers' | 'refunds'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    const kept = chooseSubscription(all);
    const others = all.filter(({ id }) => id !== kept?.id);
    const second = others.filter(isPaidFor);
    // The end first: a failing refund must not let it renew. One that was ended before is looked at again, for its refund.
    for (const { id } of second)
      await stripe.subscriptions.cancel(
        id,
        { prorate: false, cancellation_details: { comment: DUPLICATE } },
        operation.step(`duplicate:${id}`),
      );
    const ended = others.filter(({ cancellation_details }) => cancellation_details?.comment === DUPLICATE);
    for (const { id } of [...second, ...ended]) await giveAllBack(operation, id);
  };
  const giveAllBack = async (operation: Operation, subscription: string): Promise<void> => {
    const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] });
    const payments = data.flatMap(paymentsOf);
    const due = payments.reduce((total, { amount }) => total + amount, 0);
    await refunds.giveBack(operation, payments, due, { reason: 'duplicate' });
  };
  return { name: 'duplicates', work, settle: work };
}

/** Ends what was not paid in time: a plan after a failed renewal, or an order that is billed by invoice. */
function endWhatIsUnpaid({ stripe, sync, clock }: Pick<RepairDeps, 'stripe' | 'sync' | 'clock'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const { state, subscriptions } = await sync(operation.userId);
    const now = providerSeconds(stripe, clock.now());
    for (const one of subscriptions)
      if (isForfeited(one, now) || (state.status === 'unpaid' && one.id === state.subscriptionId))
        await endUnpaidOrder(stripe, operation, one);
  };
  return { name: 'unpaid', work, settle: work };
}

/** Syncs a user, and repairs what that finds. */
export function subscriptionRepair(deps: RepairDeps) {
  const { stripe, operations, sync, jobs, clock, log } = deps;
  const duplicates = endDuplicates(deps);
  const unpaid = endWhatIsUnpaid(deps);
  const outdated = clearOutdated(deps);
  const declared = carryOutDeclared(deps);
  const late = refundOncePaid(deps);
  operations.register(late);
  const laterEnd = carryOutEnd(deps);
  operations.register(laterEnd);
  operations.register(declared);
  operations.register(outdated);
  operations.register(duplicates);
  operations.register(unpaid);

  const repair = async (userId: string): Promise<Synced> => {
    const synced = await sync(userId);
    const { state, subscriptions } = synced;
    if (subscriptions.filter(isPaidFor).length > 1) {
      log.error('a customer has two subscriptions: the later one is ended, and given back');
      await operations.run(duplicates, userId, {});
    }
    const isUnpaid =
      state.status === 'unpaid' || subscriptions.some((one) => isForfeited(one, providerSeconds(stripe, clock.now())));
    if (isUnpaid) await operations.run(unpaid, userId, {});
    if (subscriptions.some(isOutdated)) await operations.run(outdated, userId, {});
    const isProcessing = state.billing?.pending?.reason === 'processing';
    if (subscriptions.some((one) => declaredOf(one) && (isPaidFor(one) || (awaitsFirstPayment(one) && !isProcessing))))
      await operations.run(declared, userId, {});
    if (subscriptions.some(hasRefundsOncePaid)) await operations.run(late, userId, {});
    if (subscriptions.some(awaitsEnd)) await operations.run(laterEnd, userId, {});
    return synced;
  };

  jobs.register(UNPAID_TASK, async (payload) => {
    const { userId } = Object(payload);
    if (typeof userId === 'string') await repair(userId);
  });
  return { repair };
}
