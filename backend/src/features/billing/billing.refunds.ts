import type pg from 'pg';
import type Stripe from 'stripe';
import { transact } from '../../database/transaction.ts';
import { isMissing, isRefusal } from '../../lib/stripe.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import type { Operation } from './billing.operations.ts';

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
}

export function billingRefunds({ pool, stripe, tasks }: { pool: pg.Pool; stripe: Stripe; tasks: TasksService }): Refunds {
  const note = (refund: Stripe.Refund, userId: string | null): Promise<void> =>
    transact(pool, async (transaction) => {
      const task = { kind: 'refund', subject: refund.id } as const;
      if (refund.status === 'succeeded') return tasks.settle(transaction, task);
      const state = refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'pending';
      await tasks.open(transaction, { ...task, state, userId, cents: refund.amount, dueAt: dueFrom(refund.created) });
    });

  const give = async (operation: Operation, { intent, amount }: Refundable, why: Stripe.RefundCreateParams): Promise<void> => {
    const { userId, begunAt } = operation;
    try {
      const refund = await stripe.refunds.create(
        { ...why, payment_intent: intent, amount },
        operation.step(`refund:${intent}:${amount}`),
      );
      await note(refund, userId);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const dueAt = dueFrom(begunAt);
      await transact(pool, (transaction) =>
        tasks.open(transaction, { kind: 'refund', subject: intent, state: 'refused', userId, cents: amount, dueAt }),
      );
    }
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

    async follow(refundId, userId) {
      const refund = await stripe.refunds.retrieve(refundId).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (refund) await note(refund, userId);
    },
  };
}

const dueFrom = (seconds: number): Date => new Date(seconds * 1000 + REFUND_DAYS * DAY_MS);

/** Cents of a payment that were given back before. */
async function refundedOf(stripe: Stripe, intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
  return data.filter(({ status }) => status !== 'failed' && status !== 'canceled').reduce((sum, { amount }) => sum + amount, 0);
}
