import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import { MIN_CHARGE } from '@beside/common/subscription/subscription.constants';
import type pg from 'pg';
import type Stripe from 'stripe';
import { transact } from '../../../database/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import { codeOf } from '../../../lib/error-code.ts';
import type { Log } from '../../../lib/logger.ts';
import { isMissing, isRefusal } from '../../../lib/stripe.ts';
import type { OpenTask, TaskRow, TasksService } from '../../tasks/tasks.service.ts';
import type { Customers } from '../subscription.customers.ts';
import type { Operation, OperationKind, Operations } from '../subscription.operations.ts';
import { isOpen, takenBy } from './subscription.dispute-states.ts';

/** Days in which money must be back after a withdrawal (EU Directive 2011/83, Article 13). */
const REFUND_DAYS = 14;
const DAY_MS = 86_400_000;

/** A part of a payment that is to be given back. */
export interface Refundable {
  /** The payment intent. */
  intent: string;
  /** Cents. */
  amount: number;
}

/** Gives money back. What the provider does not do becomes a task for the owner: a refund never keeps a contract alive. */
export interface Refunds {
  /**
   * Gives back what is due of some payments, one after the other; what an earlier attempt has given back counts.
   * @param due cents
   */
  giveBack(operation: Operation, payments: readonly Refundable[], due: number, why: Stripe.RefundCreateParams): Promise<void>;
  /** Reads a refund again after an event: it may have failed, or succeeded, long after it was made. */
  follow(refundId: string, userId: string | null): Promise<void>;
  /** Whether a refund of a payment waits until the customer's bank has decided. */
  isHeldBack(intent: string): Promise<boolean>;
  /**
   * Settles a refund that waited, once the bank has decided: what the customer has from the bank is not paid twice, and the rest is given back now.
   * @param operation null: the account is deleted, and the owner is asked
   */
  settleHeldBack(intent: string, operation: Operation | null): Promise<void>;
  /** Whether the provider would refuse to give any of these payments back, since the customer's bank has still to decide. */
  areDisputed(payments: readonly Refundable[]): Promise<boolean>;
}

/** Stripe's codes: of a payment that is, or was, disputed, and of one that was given back whole. */
const DISPUTED = 'charge_disputed';
const GIVEN_BACK = 'charge_already_refunded';

interface RefundDeps {
  pool: pg.Pool;
  stripe: Stripe;
  tasks: TasksService;
  clock: Clock;
}

export function subscriptionRefunds(deps: RefundDeps): Refunds {
  const { pool, stripe, tasks, clock } = deps;

  const give = async (operation: Operation, { intent, amount }: Refundable, why: Stripe.RefundCreateParams): Promise<void> => {
    const { userId, begunAt } = operation;
    try {
      const refund = await stripe.refunds.create(
        { ...why, payment_intent: intent, amount },
        operation.step(`refund:${intent}:${amount}`),
      );
      await note(deps, refund, userId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const isDisputed = codeOf(error) === DISPUTED;
      const task = isDisputed ? waiting(intent, userId, amount) : refused(intent, userId, amount, begunAt);
      await transact(pool, (transaction) => tasks.open(transaction, task));
      // Only now: what the bank decides after the task is there finds it.
      if (isDisputed) await settleHeldBack(intent, operation);
    }
  };

  const isHeldBack = async (intent: string): Promise<boolean> => (await waitingOf(tasks, intent)) !== null;

  const settleHeldBack: Refunds['settleHeldBack'] = async (intent, operation) => {
    const task = await waitingOf(tasks, intent);
    if (!task) return;
    const { data: disputes } = await stripe.disputes.list({ payment_intent: intent, limit: 100 });
    if (disputes.length === 0 || disputes.some(isOpen)) return;
    const left = (task.cents ?? 0) - disputes.reduce((sum, dispute) => sum + takenBy(dispute), 0);
    const isDone = left <= 0 || (await giveLate(deps, intent, left, task.userId, operation));
    await transact(pool, async (transaction) => {
      if (isDone) await tasks.settle(transaction, task);
      else await tasks.open(transaction, refused(intent, task.userId, left, Math.floor(clock.now().getTime() / 1000)));
    });
  };

  return {
    async giveBack(operation, payments, due, why) {
      const given = await Promise.all(payments.map(({ intent }) => refundedOf(stripe, intent)));
      // All of it before the first refund: what was given back of an older payment is not due of a newer one.
      let left = due - given.reduce((sum, each) => sum + each, 0);
      for (const [index, { intent, amount }] of payments.entries()) {
        const part = Math.min(left, amount - (given[index] ?? 0));
        if (part <= 0) continue;
        await give(operation, { intent, amount: part }, why);
        left -= part;
      }
    },

    follow: (refundId, userId) => follow(deps, refundId, userId),

    isHeldBack,
    settleHeldBack,

    areDisputed: (payments) => areDisputed(stripe, payments),
  };
}

function note({ pool, tasks }: Pick<RefundDeps, 'pool' | 'tasks'>, refund: Stripe.Refund, userId: string | null): Promise<void> {
  return transact(pool, async (transaction) => {
    const task = { kind: 'refund', subject: refund.id } as const;
    if (refund.status === 'succeeded') return tasks.settle(transaction, task);
    const state = refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'pending';
    await tasks.open(transaction, { ...task, state, userId, cents: refund.amount, dueAt: dueFrom(refund.created) });
  });
}

async function waitingOf(tasks: RefundDeps['tasks'], intent: string): Promise<TaskRow | null> {
  const task = await tasks.find({ kind: 'refund', subject: intent });
  return task?.state === 'disputed' && !task.doneAt ? task : null;
}

/** Tries a refund again that a dispute has held back. @returns whether its customer has the money, or the refund has a task of its own */
async function giveLate(
  deps: RefundDeps,
  intent: string,
  amount: number,
  userId: string | null,
  operation: Operation | null,
): Promise<boolean> {
  const { stripe } = deps;
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  const made = data.find(({ metadata, status }) => metadata?.afterDispute === 'true' && isGiven({ status }));
  if (!made && !operation) return false;
  try {
    const refund =
      made ??
      (await stripe.refunds.create(
        { payment_intent: intent, amount, reason: 'requested_by_customer', metadata: { afterDispute: 'true' } },
        operation?.step(`refund-after-dispute:${intent}:${amount}`),
      ));
    await note(deps, refund, userId);
    return true;
  } catch (error) {
    if (isRefusal(error)) return codeOf(error) === GIVEN_BACK;
    throw error;
  }
}

async function follow(deps: RefundDeps, refundId: string, userId: string | null): Promise<void> {
  const refund = await deps.stripe.refunds.retrieve(refundId).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (refund) await note(deps, refund, userId);
}

async function areDisputed(stripe: Stripe, payments: readonly Refundable[]): Promise<boolean> {
  for (const { intent } of payments) {
    const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 100 });
    if (data.some((dispute) => isOpen(dispute) && takenBy(dispute) > 0)) return true;
  }
  return false;
}

/** The task about a refund that only the owner can make. */
const refused = (subject: string, userId: string | null, cents: number, since: number): OpenTask => ({
  ...{ kind: 'refund', subject, state: 'refused', userId, cents },
  dueAt: dueFrom(since),
});

/** The task about a refund that nobody may make before the bank has decided. */
const waiting = (subject: string, userId: string | null, cents: number): OpenTask => ({
  ...{ kind: 'refund', subject, state: 'disputed', userId, cents },
});

/**
 * Settles refunds that wait for a bank which has decided, also where its event was lost.
 * @returns what looks through all of them
 */
export function waitingRefunds(
  { refunds, tasks, log }: { refunds: Pick<Refunds, 'settleHeldBack'>; tasks: Pick<TasksService, 'waitingForBank'>; log: Log },
  operations: Operations,
): () => Promise<void> {
  const work = async (operation: Operation): Promise<void> => {
    const { intent }: { intent?: string } = operation.input;
    if (intent !== undefined) await refunds.settleHeldBack(intent, operation);
  };
  const kind: OperationKind<void> = { name: 'held-back', work, settle: work };
  operations.register(kind);
  return async () => {
    for (const { subject: intent, userId } of await tasks.waitingForBank()) {
      const settled = userId ? operations.run(kind, userId, { intent }) : refunds.settleHeldBack(intent, null);
      await settled.catch((error: unknown) => log.warn({ err: error }, 'a refund that waits for a bank could not be looked at'));
    }
  };
}

/**
 * A withdrawal that also forgives what was too little to be charged, since the contract that owes it is over. A larger balance is no upgrade's: somebody
 * has set it at the provider.
 */
export function forgivingDebts(
  { stripe, customers }: { stripe: Stripe; customers: Pick<Customers, 'of'> },
  { name, work }: OperationKind<WithdrawalView>,
): OperationKind<WithdrawalView> {
  const all = async (operation: Operation): Promise<WithdrawalView> => {
    const view = await work(operation);
    const id = view.isProcessing ? null : await customers.of(operation.userId);
    const customer = id === null ? null : await stripe.customers.retrieve(id);
    if (customer && !customer.deleted && customer.balance > 0 && customer.balance < MIN_CHARGE)
      await stripe.customers.update(customer.id, { balance: 0 }, operation.step('forgive'));
    return view;
  };
  return { name, work: all, settle: all };
}

const dueFrom = (seconds: number): Date => new Date(seconds * 1000 + REFUND_DAYS * DAY_MS);

/** Cents of a payment that were given back before. */
export async function refundedOf(stripe: Stripe, intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  return data.filter(isGiven).reduce((sum, { amount }) => sum + amount, 0);
}

const isGiven = ({ status }: Pick<Stripe.Refund, 'status'>): boolean => status !== 'failed' && status !== 'canceled';
