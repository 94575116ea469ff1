import type pg from 'pg';
import type Stripe from 'stripe';
import { countDaily } from '../../database/counters.ts';
import { transact } from '../../database/transaction.ts';
import { idOf } from './billing.stripe.ts';

/**
 * Counts income by day: an invoice when it is paid, and what is given back of a charge, on the day of the refund. Each counts once, however often
 * its event comes: `billing_income` keeps what has been counted, and only the difference is added.
 */
export function billingIncome({ pool, stripe }: { pool: pg.Pool; stripe: Stripe }) {
  const settle = (id: string, cents: number, at: Date): Promise<void> =>
    transact(pool, async (transaction) => {
      await transaction.query('insert into billing_income (id, cents) values ($1, 0) on conflict do nothing', [id]);
      const { rows } = await transaction.query<{ before: number }>(
        'select cents::float8 as before from billing_income where id = $1 for update',
        [id],
      );
      const difference = cents - (rows[0]?.before ?? 0);
      if (difference === 0) return;
      await transaction.query('update billing_income set cents = $2 where id = $1', [id, cents]);
      await countDaily(transaction, 'incomeCents', difference, at);
    });

  const settleCharge = async (charge: string, at: Date): Promise<void> => {
    let refunded = 0;
    for await (const { status, amount } of stripe.refunds.list({ charge, limit: 100 }))
      if (status !== 'failed' && status !== 'canceled') refunded += amount;
    await settle(charge, -refunded, at);
  };

  return {
    /** Counts what an event says, if it is about money. The amount of a refund is read again at Stripe. */
    async record({ type, created, data }: Stripe.Event): Promise<void> {
      const at = new Date(created * 1000);
      if (type === 'invoice.paid') {
        const invoice = data.object;
        const paidAt = invoice.status_transitions.paid_at;
        if (invoice.amount_due > 0) await settle(invoice.id, invoice.amount_due, paidAt ? new Date(paidAt * 1000) : at);
      } else if (type === 'charge.refunded') {
        await settleCharge(data.object.id, at);
      } else if (type === 'refund.failed') {
        const charge = idOf(data.object.charge);
        if (charge !== null) await settleCharge(charge, at);
      }
    },
  };
}

export type Income = ReturnType<typeof billingIncome>;
