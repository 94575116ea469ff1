import type Stripe from 'stripe';
import { itemOf } from '../subscription.stripe.ts';
import type { BillingState } from '../subscription.types.ts';

/** What a subscription says of its end: `metadata.endsAt` is a later one that its customer declared, in Unix seconds. */
type Ending = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end' | 'metadata' | 'items'>;

/** Whether it ends with the period that goes on, by whatever is the reason. */
export function endsWithPeriod(subscription: Ending): boolean {
  const { cancel_at, cancel_at_period_end, items } = subscription;
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= (items.data[0]?.current_period_end ?? Infinity));
}

/** The later end that its customer declared; Unix seconds. Null: it goes on, or was to end with its period. */
export function laterEndOf({ cancel_at, cancel_at_period_end, metadata }: Ending): number | null {
  const declared = Number(metadata.endsAt);
  if (Number.isInteger(declared) && declared > 0) return declared;
  return cancel_at_period_end ? null : cancel_at;
}

/** When it ends by its customer's will; Unix seconds. What a dispute alone ends is not its customer's will. */
export function customersEndOf(subscription: Stripe.Subscription): number | null {
  const isOwn = endsWithPeriod(subscription) && !subscription.metadata.endsForDispute;
  return isOwn ? (itemOf(subscription)?.current_period_end ?? null) : laterEndOf(subscription);
}

/** The same by what is stored; ISO. */
export function declaredEnd({ isLast, period, billing }: BillingState): string | null {
  if (isLast && period && !billing?.endsForDispute) return new Date(period.end * 1000).toISOString();
  return billing?.endsAt ?? null;
}

/**
 * The first end of a paid month on or after a day, by UTC: months are counted from the contract's anchor, as at Stripe. Unix seconds.
 * @param day `YYYY-MM-DD`
 * @param end of the period that goes on: nothing ends earlier
 * @param anchor whose day each month ends on, or on its last one where it has no such day
 */
export function periodEndOn(day: string, end: number, anchor: number): number {
  let at = end;
  for (let months = 1; new Date(at * 1000).toISOString().slice(0, 10) < day; months++) at = monthsAfter(end, months, anchor);
  return at;
}

function monthsAfter(end: number, months: number, anchor: number): number {
  const date = new Date(end * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
