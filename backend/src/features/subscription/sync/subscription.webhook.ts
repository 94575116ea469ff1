import type pg from 'pg';
import type Stripe from 'stripe';
import { transact } from '../../../database/transaction.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Log } from '../../../lib/logger.ts';
import { type Payments, toPaymentError } from '../../../lib/stripe.ts';
import type { TasksService } from '../../tasks/tasks.service.ts';
import { asksForChange, type followDispute, noteDispute } from '../ends/subscription.disputes.ts';
import { eraseCustomer } from '../ends/subscription.erasure.ts';
import type { Refunds } from '../ends/subscription.refunds.ts';
import { useNewMethod } from '../orders/subscription.methods.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operations } from '../subscription.operations.ts';
import { stripeEvents, subscriptionStatements } from '../subscription.statements.ts';
import { idOf } from '../subscription.stripe.ts';
import type { Income } from './subscription.income.ts';

/** Seconds by which an event's signature may be older than now: an older one may be a replay. */
const TOLERANCE_S = 300;

interface WebhookDeps {
  pool: pg.Pool;
  installationId: string;
  payments: Payments;
  customers: Customers;
  repair(userId: string): Promise<unknown>;
  income: Income;
  operations: Operations;
  dispute: ReturnType<typeof followDispute>;
  refunds: Refunds;
  tasks: TasksService;
  log: Log;
}

export interface Webhook {
  /**
   * Takes an event as Stripe has posted it.
   * @param body the raw bytes, since the signature is theirs
   * @throws AppError 400 for a wrong or an old signature; 503: Stripe is to send it again
   */
  receive(body: Buffer, signature: string): Promise<void>;
  /** Does what an event asks for, once; the state is read again at Stripe, so its order does not matter. */
  take(event: Stripe.Event): Promise<void>;
}

export function subscriptionWebhook(deps: WebhookDeps): Webhook {
  const { pool, customers, repair, income, operations, dispute, refunds, log } = deps;
  const { stripe, webhookSecret } = deps.payments;
  const repairOnce = coalesced(repair);

  const act = async (event: Stripe.Event, customerId: string, userId: string): Promise<void> => {
    if (event.type === 'setup_intent.succeeded') await useNewMethod(stripe, event.data.object.id, customerId, log);
    await repairOnce(userId);
    // The next choice makes another customer.
    if (event.type === 'customer.deleted') await subscriptionStatements.unlink(pool, userId, customerId);
  };

  /** A dispute's events come in bursts: the first makes the change, and the next ones find it made. */
  const followOnce = coalesced(async (key) => {
    const [disputeId = '', userId = ''] = key.split(' ');
    const found = await noteDispute({ ...deps, stripe }, disputeId, userId || null);
    const intent = found && idOf(found.payment_intent);
    if (found && userId && (await asksForChange({ stripe, customers, refunds }, userId, found)))
      await operations.run(dispute, userId, { disputeId: found.id, status: found.status });
    else if (intent && !userId) await refunds.settleHeldBack(intent, null);
  });

  /** What became of an invoice, a refund or a dispute may need the owner, also where the account is deleted. */
  const follow = async (event: Stripe.Event, userId: string | null): Promise<void> => {
    const { object } = event.data;
    if (object.object === 'invoice') await noteInvoice(deps, event, userId);
    if (object.object === 'refund') await refunds.follow(object.id, userId);
    if (object.object === 'dispute') await followOnce(`${object.id} ${userId ?? ''}`);
  };

  const take = async (event: Stripe.Event): Promise<void> => {
    const customerId = await customerOf(stripe, event);
    if (await stripeEvents.take(pool, event.id, event.type, customerId)) return;
    const userId = customerId && ((await customers.userOf(customerId)) ?? (await linkNew(deps, event, customerId)));
    if (customerId && userId) await act(event, customerId, userId);
    if (userId || (await income.isOurs(event))) await follow(event, userId || null);
    // What somebody has paid whose account is deleted is income, too.
    await income.record(event, userId !== null);
    await stripeEvents.done(pool, event.id);
  };

  return {
    take,
    async receive(body, signature) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
      } catch {
        throw new AppError('validation_failed', 'The signature is not valid');
      }
      try {
        await take(event);
      } catch (error) {
        throw toPaymentError(error, log);
      }
    },
  };
}

/** Whose event it is; null for those of no customer. Disputes, and some refunds, name their charge alone. */
async function customerOf(stripe: Stripe, { data: { object } }: Stripe.Event): Promise<string | null> {
  if (object.object === 'customer') return object.id;
  const named = 'customer' in object ? idOf(object.customer) : null;
  if (named !== null || (object.object !== 'dispute' && object.object !== 'refund')) return named;
  const charge = idOf(object.charge);
  return charge === null ? null : idOf((await stripe.charges.retrieve(charge)).customer);
}

/** A crash may have come between a customer's making and its link. One whose account was deleted meanwhile would keep its name at Stripe. */
async function linkNew(
  { pool, installationId }: Pick<WebhookDeps, 'pool' | 'installationId'>,
  event: Stripe.Event,
  customerId: string,
): Promise<string | null> {
  if (event.type !== 'customer.created') return null;
  const { userId, installation } = event.data.object.metadata;
  if (!userId) return null;
  const linked = await subscriptionStatements.link(pool, userId, customerId);
  // Another installation's account is not known here either, and its customer must stay.
  if (linked === null && installation === installationId)
    await transact(pool, (transaction) => eraseCustomer(transaction, customerId));
  return linked === customerId ? userId : null;
}

/** An invoice that cannot be finalized is never charged, and its plan goes on unpaid until somebody looks. */
async function noteInvoice(
  { pool, tasks }: Pick<WebhookDeps, 'pool' | 'tasks'>,
  { type, data: { object } }: Stripe.Event,
  userId: string | null,
): Promise<void> {
  const isFailed = type === 'invoice.finalization_failed';
  if (object.object !== 'invoice' || !(isFailed || type === 'invoice.finalized' || type === 'invoice.voided')) return;
  const task = { kind: 'invoice', subject: object.id } as const;
  const cents = object.amount_due;
  await transact(pool, async (transaction) => {
    if (isFailed) await tasks.open(transaction, { ...task, state: 'failed', userId, cents });
    else await tasks.settle(transaction, task);
  });
}

/** Events come in bursts: while one reading is under way, all that come share the next. */
function coalesced(work: (key: string) => Promise<unknown>): (key: string) => Promise<unknown> {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<unknown>>();
  const begin = (key: string): Promise<unknown> => {
    waiting.delete(key);
    const now = work(key).finally(() => running.get(key) === now && running.delete(key));
    running.set(key, now);
    return now;
  };
  return (key) => {
    const now = running.get(key);
    if (!now) return begin(key);
    const next = waiting.get(key) ?? now.catch(() => undefined).then(() => begin(key));
    waiting.set(key, next);
    return next;
  };
}
