import { chargeFaults, faultsBetween, refundFaults } from './billing-history.ts';
import type { BillingWorld } from './use-billing.ts';

/** The customer of a user at the payment stand-in; null: they never chose a plan. */
export async function customerOf({ database }: Pick<BillingWorld, 'database'>, userId: string): Promise<string | null> {
  const [row] = await database.query(`select "customerId" from billing_accounts where "userId" = '${userId}'`);
  return Object(row).customerId ?? null;
}

/** What is wrong between our tables and Stripe about a user, and with what they were charged. */
export async function faultsOf(world: Pick<BillingWorld, 'database' | 'client'>, userId: string): Promise<string[]> {
  const customer = await customerOf(world, userId);
  if (customer === null) return [];
  const [row] = await world.database.query(
    `select "subscriptionPlan" as plan, "subscriptionStatus" as status, "stripeSubscriptionId" as subscription,
       extract(epoch from "currentPeriodEnd")::float8 as "endsAt", "cancelAtPeriodEnd" as "isLast" from users where id = '${userId}'`,
  );
  const all = await world.client.subscriptions.list({ customer, status: 'all', limit: 100 });
  const { data: invoices } = await world.client.invoices.list({ customer, limit: 100, expand: ['data.payments'] });
  const { data: charges } = await world.client.charges.list({ customer, limit: 100 });
  return [
    ...faultsBetween(Object(row), all.data, invoices),
    ...chargeFaults(invoices),
    ...refundFaults(all.data, invoices, charges),
  ];
}

/** What a user was charged, the newest first, refunds taken off. */
export async function chargesOf(world: Pick<BillingWorld, 'database' | 'client'>, userId: string): Promise<number[]> {
  const customer = await customerOf(world, userId);
  if (customer === null) return [];
  const { data } = await world.client.charges.list({ customer, limit: 100 });
  return data.filter(({ status }) => status === 'succeeded').map(({ amount, amount_refunded }) => amount - amount_refunded);
}
