import { PAID_PLANS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import { declaredEnd } from '../ends/subscription.ends.ts';
import type { BillingState } from '../subscription.types.ts';
import { isoOf } from '../sync/subscription.state.ts';
import type { SubscriptionMail } from './subscription.mails.jobs.ts';

/** States in which the plan applies. */
const PAID: readonly string[] = ['active', 'trialing', 'past_due'];

/** The paid plan that applies; null: the free one does. */
function planOf({ plan, status }: BillingState): PaidPlan | null {
  return PAID.includes(status) ? (PAID_PLANS.find((each) => each === plan) ?? null) : null;
}

/** By the day: months that we count and those of Stripe may differ by seconds. */
const isEarlier = (time: string, other: string): boolean => time.slice(0, 10) < other.slice(0, 10);

/** What a user is to be written about a change of their subscription. Pure: the same change makes the same mails, once. */
export function mailsForChange(userId: string, before: BillingState, after: BillingState): SubscriptionMail[] {
  const [had, plan] = [planOf(before), planOf(after)];
  const { billing, period, charged } = after;
  if (!plan || !billing || !period) {
    if (!had || plan) return [];
    const { refunded } = after;
    if (refunded === null) return [{ about: 'ended', userId, plan: had }];
    const disputed = before.billing?.isDisputed ? { isDisputed: true } : {};
    return [{ about: 'withdrawn', userId, plan: had, refund: refunded, ...disputed }];
  }
  const { amount: price, startedAt, withdrawUntil, pastDue } = billing;
  const nextAt = billing.nextPayment?.at ?? null;
  const facts = { userId, plan, price, nextAt };
  if (!had || before.subscriptionId !== after.subscriptionId) {
    // It is given back in a moment: see `carryOutDeclared`.
    if (after.declared === 'withdraw') return [];
    const { beganAtOnce } = after;
    // The mail names the last day, not the moment after it.
    const lastMoment = withdrawUntil && new Date(Date.parse(withdrawUntil) - 1).toISOString();
    return [
      { about: 'begun', ...facts, charged, startedAt: startedAt ?? isoOf(period.start), withdrawUntil: lastMoment, beganAtOnce },
    ];
  }
  const mails: SubscriptionMail[] = [];
  const endsAt = isoOf(period.end);
  const [was, is] = [before.billing?.scheduledPlan ?? null, billing.scheduledPlan];
  // A scheduled change was written about when it was chosen.
  if (had !== plan && before.billing?.scheduledPlan !== plan) mails.push({ about: 'changed', ...facts, charged });
  // What a dispute stops, and what goes on after it, nobody has chosen.
  const byDispute = Boolean(before.billing?.endsForDispute || billing.endsForDispute);
  // A dispute stops the renewal without that, and is written about by the bank.
  const [ended, ends] = [declaredEnd(before), declaredEnd(after)];
  const isDisputed = billing.isDisputed ?? false;
  if (ends && (!ended || isEarlier(ends, ended)))
    mails.push({ about: 'cancelled', userId, plan, at: ends, nextAt: after.isLast ? null : nextAt, isDisputed });
  else if (!byDispute && is && is !== was)
    mails.push({ about: 'change_scheduled', userId, plan: is, price: after.scheduledPrice ?? price, at: endsAt });
  else if (!byDispute && had === plan && ((ended && !ends) || (was && !is))) mails.push({ about: 'resumed', ...facts });
  if (pastDue && pastDue.invoiceId !== before.billing?.pastDue?.invoiceId)
    mails.push({ about: 'payment_failed', userId, plan, due: pastDue.amount, at: pastDue.endsAt });
  return mails;
}
