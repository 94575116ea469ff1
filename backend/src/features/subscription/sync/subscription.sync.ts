import type { SubscriptionView } from '@beside/common/usage/usage.views';
import type pg from 'pg';
import type Stripe from 'stripe';
import { addJob } from '../../../database/jobs.ts';
import { transact } from '../../../database/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import { isMissing, providerSeconds } from '../../../lib/stripe.ts';
import type { PlanChange, UsageService } from '../../usage/usage.service.ts';
import { enqueueSubscriptionMail } from '../mails/subscription.mails.jobs.ts';
import { mailsForChange } from '../mails/subscription.mails-for-change.ts';
import { subscriptionStatements } from '../subscription.statements.ts';
import { expanded, readInvoice, subscriptionsOf } from '../subscription.stripe.ts';
import { type BillingState, type FullSubscription, NO_SUBSCRIPTION } from '../subscription.types.ts';
import { recordChange } from './subscription.changes.ts';
import { chooseSubscription, stateOf } from './subscription.state.ts';

/** The job that ends what is not paid by then. */
export const UNPAID_TASK = 'billing-unpaid';

interface Reading {
  state: BillingState;
  subscriptions: FullSubscription[];
  /** The customer was deleted at Stripe. */
  isDeleted: boolean;
}

export interface Synced {
  state: BillingState;
  /** Every subscription at Stripe, the newest first. */
  subscriptions: FullSubscription[];
  /** What was stored differed. */
  changed: boolean;
}

/** Reads a user's subscriptions at Stripe, and stores what they say. */
export type Sync = (userId: string) => Promise<Synced>;

export interface SyncDeps {
  pool: pg.Pool;
  stripe: Stripe;
  usage: UsageService;
  clock: Clock;
  mail: { enabled: boolean };
}

/**
 * Stripe's object wins: each sync reads it again, and stores what it says, never an event's snapshot. A ticket is drawn before
 * the reading, and an older reading never overwrites a newer: after a sync, what is stored was read after the sync began. Mails and the push
 * are written with the change, so that they come exactly once.
 */
export function subscriptionSync({ pool, stripe, usage, clock, mail }: SyncDeps): Sync {
  const read = async (customerId: string): Promise<Reading> => {
    const subscriptions = await subscriptionsOf(stripe, customerId).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    if (subscriptions.length === 0) {
      // A customer that Stripe never knew means the keys of another account, which must end nobody's plan: this throws.
      const { deleted = false } = await stripe.customers.retrieve(customerId);
      return { state: NO_SUBSCRIPTION, subscriptions, isDeleted: deleted };
    }
    const chosen = chooseSubscription(subscriptions);
    const latest = expanded(chosen?.latest_invoice);
    const unpaid = latest?.status === 'open' || latest?.status === 'draft' ? await readInvoice(stripe, latest.id) : null;
    const state = stateOf(chosen, unpaid, providerSeconds(stripe, clock.now()));
    const due = subscriptions.some(({ metadata }) => metadata.refundOncePaid) ? { isRefundDue: true as const } : {};
    return { state: { ...state, ...due }, subscriptions, isDeleted: false };
  };

  return async (userId) => {
    const ticket = await subscriptionStatements.ticket(pool);
    const account = await subscriptionStatements.account(pool, userId);
    if (!account?.customerId) return { state: NO_SUBSCRIPTION, subscriptions: [], changed: false };
    const { customerId } = account;
    const { state, subscriptions, isDeleted } = await read(customerId);
    const changed = await transact(pool, async (transaction) => {
      // The user before the account, as a deletion locks them.
      if (!(await usage.lock(transaction, userId))) return false;
      const stored = await subscriptionStatements.lockAccount(transaction, userId);
      if (!stored || BigInt(stored.ticket) >= ticket) return false;
      await subscriptionStatements.saveState(transaction, userId, ticket, state);
      if (isDeleted) await subscriptionStatements.unlink(transaction, userId, customerId);
      const before = stored.state ?? NO_SUBSCRIPTION;
      if (isSame(before, state)) return false;
      // A plan that an owner has given stays until a subscription is paid, and no order that is not, or has lapsed, takes it.
      const isKept = state.plan === 'free' && (await usage.hasPlanByHand(transaction, userId));
      if (!isKept) await usage.setPlan(transaction, userId, planChange(customerId, state));
      if (mail.enabled)
        for (const each of mailsForChange(userId, before, state)) await enqueueSubscriptionMail(transaction, each);
      const endsAt = state.billing?.pastDue?.endsAt ?? state.orderUntil;
      if (endsAt) await addJob(transaction, UNPAID_TASK, { userId }, { at: new Date(endsAt), key: `${UNPAID_TASK}:${userId}` });
      await recordChange(transaction, userId);
      return true;
    });
    return { state, subscriptions, changed };
  };
}

function planChange(customerId: string, { plan, status, subscriptionId, period, isPaid, isLast }: BillingState): PlanChange {
  const dates = period && { start: new Date(period.start * 1000), end: new Date(period.end * 1000), isLast, isPaid };
  return { plan, status, customerId, subscriptionId, period: dates };
}

/** JSON as PostgreSQL keeps it has its own order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** What billing adds to a user's plan and use. The time to withdraw ends by the clock. */
export function presentBilling(state: BillingState | null, now: Date): SubscriptionView['billing'] {
  const billing = state?.billing ?? null;
  if (!billing?.withdrawUntil || Date.parse(billing.withdrawUntil) > now.getTime()) return billing;
  return { ...billing, withdrawUntil: null };
}
