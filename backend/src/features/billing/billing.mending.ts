import type pg from 'pg';
import type Stripe from 'stripe';
import type { Jobs } from '../../database/jobs.ts';
import type { Log } from '../../lib/logger.ts';
import { isMissing } from '../../lib/stripe.ts';
import type { Customers } from './billing.customers.ts';
import { endUnpaid } from './billing.methods.ts';
import type { Operation, OperationKind, Operations } from './billing.operations.ts';
import { chooseSubscription } from './billing.state.ts';
import { awaitsFirstPayment, isLive, subscriptionsOf } from './billing.stripe.ts';
import type { Sync, Synced } from './billing.sync.ts';

const UNPAID = 'billing-unpaid';
const ERASE = 'billing-erase';

interface MendingDeps {
  pool: pg.Pool;
  stripe: Stripe;
  customers: Customers;
  operations: Operations;
  sync: Sync;
  jobs: Jobs;
  log: Log;
}

/** A second subscription can only be a fault: it is ended, and all that was paid for it is given back. */
export function endDuplicates({ stripe, customers }: Pick<MendingDeps, 'stripe' | 'customers'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const customer = await customers.of(operation.userId);
    const all = customer === null ? [] : await subscriptionsOf(stripe, customer);
    const kept = chooseSubscription(all);
    for (const { id } of all.filter((one) => isLive(one) && !awaitsFirstPayment(one) && one.id !== kept?.id)) {
      const { data } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: 100, expand: ['data.payments'] });
      for (const { payment } of data.flatMap(({ payments }) => payments?.data ?? [])) {
        const intent = typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id;
        if (intent)
          await stripe.refunds.create({ payment_intent: intent, reason: 'duplicate' }, operation.step(`refund:${intent}`));
      }
      await stripe.subscriptions.cancel(id, { prorate: false }, operation.step(`duplicate:${id}`));
    }
  };
  return { name: 'duplicates', work, settle: work };
}

/** Ends a plan whose renewal was not paid in time. */
export function endWhatIsUnpaid({
  stripe,
  customers,
  sync,
}: Pick<MendingDeps, 'stripe' | 'customers' | 'sync'>): OperationKind<void> {
  const work = async (operation: Operation): Promise<void> => {
    const { state, subscriptions } = await sync(operation.userId);
    const lost = subscriptions.find(({ id }) => id === state.subscriptionId);
    if (state.status === 'unpaid' && lost && (await customers.of(operation.userId))) await endUnpaid(stripe, operation, lost);
  };
  return { name: 'unpaid', work, settle: work };
}

/** Syncs a user, and mends what that finds. */
export function billingMending(deps: MendingDeps) {
  const { pool, stripe, operations, sync, jobs, log } = deps;
  const duplicates = endDuplicates(deps);
  const unpaid = endWhatIsUnpaid(deps);
  operations.register(duplicates);
  operations.register(unpaid);

  const mend = async (userId: string): Promise<Synced> => {
    const synced = await sync(userId);
    const { state, subscriptions } = synced;
    if (subscriptions.filter((one) => isLive(one) && !awaitsFirstPayment(one)).length > 1) {
      log.error('a customer has two subscriptions: the later one is ended, and given back');
      await operations.run(duplicates, userId, {});
    }
    if (state.status === 'unpaid') await operations.run(unpaid, userId, {});
    const endsAt = state.billing?.pastDue?.endsAt;
    if (endsAt && synced.changed) await jobs.add(pool, UNPAID, { userId }, { at: new Date(endsAt), key: `${UNPAID}:${userId}` });
    return synced;
  };

  jobs.register(UNPAID, async (payload) => {
    const { userId } = Object(payload);
    if (typeof userId === 'string') await mend(userId);
  });
  // Deleting a customer at Stripe also ends its subscriptions.
  jobs.register(ERASE, async (payload) => {
    const { customerId } = Object(payload);
    if (typeof customerId !== 'string') return;
    await stripe.customers.del(customerId, {}, { idempotencyKey: `erase:${customerId}` }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  });
  return { mend };
}

/** The job that ends everything at Stripe for a deleted account. */
export const ERASE_TASK = ERASE;
