import type Stripe from 'stripe';
import { laterEndOf } from '../ends/subscription.ends.ts';
import type { Price } from '../subscription.catalogue.ts';
import type { Operation } from '../subscription.operations.ts';
import { expanded } from '../subscription.stripe.ts';
import { scheduledOf } from '../sync/subscription.state.ts';
import type { Live } from './subscription.quotes.ts';

/** What is to happen at a period's end. */
export interface PlanSchedules {
  /** A smaller plan from the next period on. */
  downgrade(operation: Operation, live: Live, price: Price): Promise<void>;
  /** Nothing: the plan goes on. */
  clear(operation: Operation, live: Live): Promise<void>;
  /** What an upgrade replaces: a smaller plan, and the end with this period. A later end stays. */
  replace(operation: Operation, live: Live): Promise<void>;
  /** The plan ends. */
  end(operation: Operation, live: Live): Promise<void>;
  /**
   * The plan is renewed, and ends with a later period: by Stripe itself, also while no node is up. Only behind a smaller plan that is to follow it is
   * kept here, since Stripe refuses an end beside a schedule, until that plan has begun.
   * @param at the end of a period, in Unix seconds
   */
  endAt(operation: Operation, live: Live, at: number): Promise<void>;
  /** The plan does not end after all; a smaller one that is to follow stays. */
  dropLaterEnd(operation: Operation, live: Live): Promise<void>;
}

export function planSchedules(stripe: Stripe): PlanSchedules {
  return {
    async downgrade(operation, live, price) {
      const { subscription } = live;
      // Stripe makes no schedule of what is to end. A later end is set again once the smaller plan has begun: see `carryOutEnd`.
      await setEnd(stripe, operation, live, 'open', { endsFrom: '', endsAt: String(laterEndOf(subscription) ?? '') });
      const known = expanded(subscription.schedule);
      const schedule =
        known && known.status === 'active'
          ? known
          : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, operation.step('schedule'));
      await setPhases(stripe, operation, live, schedule, price);
    },
    async clear(operation, live) {
      await release(stripe, operation, live);
      await setEnd(stripe, operation, live, 'open', { endsFrom: '', endsAt: '' });
    },
    async replace(operation, live) {
      await release(stripe, operation, live);
      const later = laterEndOf(live.subscription);
      await setEnd(stripe, operation, live, later ?? 'open', { endsFrom: '', endsAt: String(later ?? '') });
    },
    async end(operation, live) {
      await release(stripe, operation, live);
      await setEnd(stripe, operation, live, 'period', { endsFrom: live.plan });
    },
    async endAt(operation, live, at) {
      const metadata = { endsFrom: '', endsAt: String(at) };
      if (scheduledOf(live.subscription, live.plan)) return setMetadata(stripe, operation, live, metadata);
      await release(stripe, operation, live);
      await setEnd(stripe, operation, live, at, metadata);
    },
    async dropLaterEnd(operation, live) {
      if (live.subscription.cancel_at === null) await setMetadata(stripe, operation, live, { endsAt: '' });
      else await setEnd(stripe, operation, live, 'open', { endsFrom: '', endsAt: '' });
    },
  };
}

/** The plan that is paid for until the period's end, and then the smaller one. */
async function setPhases(
  stripe: Stripe,
  operation: Operation,
  { subscription, item, plan: from }: Live,
  schedule: Stripe.SubscriptionSchedule,
  { id, plan, amount }: Price,
): Promise<void> {
  // A phase without discounts would lose them.
  const discounts = subscription.discounts.map((discount) => ({
    discount: typeof discount === 'string' ? discount : discount.id,
  }));
  const start = schedule.current_phase?.start_date ?? item.current_period_start;
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: { plan, amount: String(amount), from },
      phases: [
        { items: [{ price: item.price.id }], start_date: start, end_date: item.current_period_end, discounts },
        {
          items: [{ price: id }],
          start_date: item.current_period_end,
          discounts,
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    },
    operation.step('phases'),
  );
}

async function release(stripe: Stripe, operation: Operation, { subscription }: Live): Promise<void> {
  const schedule = expanded(subscription.schedule);
  if (schedule && ['active', 'not_started'].includes(schedule.status))
    await stripe.subscriptionSchedules.release(schedule.id, {}, operation.step(`release:${schedule.id}`));
}

async function setMetadata(
  stripe: Stripe,
  operation: Operation,
  { subscription }: Live,
  metadata: Record<string, string>,
): Promise<void> {
  return void (await stripe.subscriptions.update(subscription.id, { metadata }, operation.step('end-metadata')));
}

/** @param until `open`: it goes on; `period`: it ends with the period that goes on; else a later end of a period, in Unix seconds */
async function setEnd(
  stripe: Stripe,
  operation: Operation,
  { subscription, item }: Live,
  until: 'open' | 'period' | number,
  metadata: Record<string, string>,
): Promise<void> {
  const { cancel_at, cancel_at_period_end } = subscription;
  const isPeriod = until === 'period' || (until !== 'open' && until <= item.current_period_end);
  const isSet =
    until === 'open' ? !cancel_at_period_end && cancel_at === null : isPeriod ? cancel_at_period_end : cancel_at === until;
  const isWritten = Object.entries(metadata).every(([name, value]) => (subscription.metadata[name] ?? '') === value);
  if (isSet && isWritten) return;
  const end = isPeriod
    ? { cancel_at_period_end: true }
    : until !== 'open'
      ? { cancel_at: Number(until) }
      : cancel_at_period_end
        ? { cancel_at_period_end: false }
        : { cancel_at: '' as const };
  await stripe.subscriptions.update(
    subscription.id,
    { ...(isSet ? {} : end), metadata },
    operation.step(until === 'period' ? 'end' : until === 'open' ? 'go-on' : `end:${until}`),
  );
}
