import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { chargeFaults, type Elsewhere, faultsBetween, refundFaults, shareFaults, type Use } from './billing-history.ts';
import type { BillingWorld } from './use-billing.ts';

/** Milliseconds between two looks. */
const LOOK_MS = 30;

/** The customer of a user at the payment stand-in; null: they never chose a plan. */
export async function customerOf({ database }: Pick<BillingWorld, 'database'>, userId: string): Promise<string | null> {
  const [row] = await database.query(`select "customerId" from billing_accounts where "userId" = '${userId}'`);
  return Object(row).customerId ?? null;
}

/** Resolves when no change of a user's plan is under way: another one would be refused. */
export async function idle({ database }: Pick<BillingWorld, 'database'>, userId: string): Promise<void> {
  for (;;) {
    const open = await database.query(`select 1 from billing_operations where "userId" = '${userId}' and "finishedAt" is null`);
    if (open.length === 0) return;
    await pause(LOOK_MS);
  }
}

/** What is wrong between our tables and Stripe about a user, and with what they were charged. */
export async function faultsOf(
  world: Pick<BillingWorld, 'database' | 'client'>,
  userId: string,
  uses: readonly Use[] = [],
): Promise<string[]> {
  const customer = await customerOf(world, userId);
  if (customer === null) return [];
  const [row] = await world.database.query(
    `select "subscriptionPlan" as plan, "subscriptionStatus" as status, "stripeSubscriptionId" as subscription,
       extract(epoch from "currentPeriodEnd")::float8 as "endsAt", "cancelAtPeriodEnd" as "isLast" from users where id = '${userId}'`,
  );
  const all = await world.client.subscriptions.list({ customer, status: 'all', limit: 100 });
  const { data: invoices } = await world.client.invoices.list({ customer, limit: 100, expand: ['data.payments'] });
  const { data: charges } = await world.client.charges.list({ customer, limit: 100 });
  const elsewhere = await elsewhereOf(world, charges);
  const late = await world.database.query(
    `select 1 from contract_notices where "userId" = '${userId}' and kind = 'withdraw' and "confirmedAt" > "receivedAt"`,
  );
  return [
    ...faultsBetween(Object(row), all.data, invoices),
    ...chargeFaults(invoices),
    ...refundFaults(all.data, invoices, charges, elsewhere, late.length > 0),
    ...shareFaults(all.data, invoices, charges, uses, elsewhere),
  ];
}

/** What left these charges by disputes, and what the owner is still to give back. */
async function elsewhereOf(
  { client, database }: Pick<BillingWorld, 'database' | 'client'>,
  charges: readonly Stripe.Charge[],
): Promise<Elsewhere> {
  const taken = new Map<string, number>();
  const owed = new Map<string, number>();
  // What waits for a bank is among what disputes have taken, or nobody's yet.
  const rows = await database.query(
    `select subject, state, cents from owner_tasks where kind = 'refund' and state <> 'disputed' and "doneAt" is null`,
  );
  const tasks = new Map(rows.map((row) => [String(Object(row).subject), Object(row)]));
  for (const { id, payment_intent, disputed, amount: charged } of charges) {
    const intent = String(payment_intent);
    const refunds = await client.refunds.list({ charge: id });
    if (disputed)
      for (const { status, amount, created } of (await client.disputes.list({ charge: id })).data) {
        // What a bank takes of a payment that was refunded before is between it and its customer: the owner's task names the refund.
        const before = refunds.data.filter((refund) => refund.created <= created && refund.status !== 'failed');
        const left = charged - before.reduce((sum, refund) => sum + refund.amount, 0);
        if (['needs_response', 'under_review', 'lost'].includes(status)) taken.set(intent, Math.min(amount, left));
      }
    const failed = refunds.data.filter((refund) => refund.status === 'failed' && tasks.get(refund.id)?.state === 'failed');
    const amount = failed.reduce((sum, refund) => sum + refund.amount, 0) + (tasks.get(intent)?.cents ?? 0);
    if (amount > 0) owed.set(intent, (owed.get(intent) ?? 0) + amount);
  }
  return { taken, owed };
}

/** What a user was charged, the newest first, refunds taken off. */
export async function chargesOf(world: Pick<BillingWorld, 'database' | 'client'>, userId: string): Promise<number[]> {
  const customer = await customerOf(world, userId);
  if (customer === null) return [];
  const { data } = await world.client.charges.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount, amount_refunded }) => amount - amount_refunded);
}
