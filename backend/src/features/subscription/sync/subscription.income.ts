import type pg from 'pg';
import type Stripe from 'stripe';
import { countDaily } from '../../../database/counters.ts';
import { transact } from '../../../database/transaction.ts';
import { takenBy } from '../ends/subscription.dispute-states.ts';
import { planOfProduct } from '../subscription.catalogue.ts';
import { incomeStatements } from '../subscription.income.statements.ts';
import { idOf } from '../subscription.stripe.ts';

/**
 * Counts income by day: an invoice when it is paid, what is given back of a charge, on the day of the refund, and what a dispute takes. Each counts once, however often
 * its event comes: `billing_income` keeps what has been counted, and only the difference is added.
 */
export function subscriptionIncome({ pool, stripe }: { pool: pg.Pool; stripe: Stripe }) {
  /** Reads an amount and stores it; reads it again where another reading, which may be a later one, was stored meanwhile. */
  const settle = async (id: string, read: () => number | Promise<number>, at: Date): Promise<void> => {
    await incomeStatements.add(pool, id);
    for (;;) {
      const before = await incomeStatements.read(pool, id);
      if (await store(pool, id, before?.version, await read(), at)) return;
    }
  };

  /** Whether a payment was for a plan of ours, or has been counted before: the account at Stripe may serve other products, too. */
  const isOurs = async (charge: string, intent: string | null): Promise<boolean> => {
    if (await incomeStatements.read(pool, charge)) return true;
    if (intent === null) return false;
    const payment = { type: 'payment_intent', payment_intent: intent } as const;
    for await (const { invoice } of stripe.invoicePayments.list({ payment, limit: 100 })) {
      const id = idOf(invoice);
      if (id !== null && isForPlan(await stripe.invoices.retrieve(id))) return true;
    }
    return false;
  };

  return {
    /** Whether a refund or a dispute is about a payment for a plan of ours; false for other events. */
    async isOurs({ data: { object } }: Stripe.Event): Promise<boolean> {
      if (object.object !== 'refund' && object.object !== 'dispute') return false;
      const charge = idOf(object.charge);
      return charge !== null && isOurs(charge, idOf(object.payment_intent));
    },

    /**
     * Counts what an event says, if it is about money. The amount of a refund is read again at Stripe.
     * @param isCustomer whether it is about a customer of ours; of others, such as those whose account is deleted, what was paid for our plans counts
     */
    async record({ type, created, data }: Stripe.Event, isCustomer: boolean): Promise<void> {
      const at = new Date(created * 1000);
      if (type === 'invoice.paid') {
        const invoice = data.object;
        const paidAt = invoice.status_transitions.paid_at;
        if (invoice.amount_due > 0 && (isCustomer || isForPlan(invoice)))
          await settle(invoice.id, () => invoice.amount_due, paidAt ? new Date(paidAt * 1000) : at);
      } else if (data.object.object === 'dispute') {
        const { id, charge, payment_intent } = data.object;
        const paid = idOf(charge);
        if (paid !== null && (isCustomer || (await isOurs(paid, idOf(payment_intent)))))
          await settle(id, async () => -takenBy(await stripe.disputes.retrieve(id)), at);
      } else if (type === 'charge.refunded' || type === 'refund.updated' || type === 'refund.failed') {
        // One that is cancelled at the provider is only updated.
        const { object } = data;
        const charge = object.object === 'charge' ? object.id : idOf(object.charge);
        if (charge !== null && (isCustomer || (await isOurs(charge, idOf(object.payment_intent)))))
          await settle(charge, async () => -(await refundedOf(stripe, charge)), at);
      }
    },
  };
}

/** @returns false: another amount was stored since that version */
function store(pool: pg.Pool, id: string, version: string | undefined, cents: number, at: Date): Promise<boolean> {
  return transact(pool, async (transaction) => {
    await incomeStatements.lock(transaction, id);
    const before = await incomeStatements.read(transaction, id);
    if (before?.version !== version) return false;
    await incomeStatements.save(transaction, id, cents);
    if (before && before.cents !== cents) await countDaily(transaction, 'incomeCents', cents - before.cents, at);
    return true;
  });
}

async function refundedOf(stripe: Stripe, charge: string): Promise<number> {
  let refunded = 0;
  for await (const { status, amount } of stripe.refunds.list({ charge, limit: 100 }))
    if (status !== 'failed' && status !== 'canceled') refunded += amount;
  return refunded;
}

const isForPlan = ({ lines }: Pick<Stripe.Invoice, 'lines'>): boolean =>
  lines.data.some(({ pricing }) => planOfProduct(pricing?.price_details?.product) !== null);

export type Income = ReturnType<typeof subscriptionIncome>;
