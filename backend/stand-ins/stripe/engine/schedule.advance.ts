import { redeemAll } from './discounts.ts';
import type { Engine } from './engine.ts';
import { priceOf } from './lines.ts';
import type { Phase } from './schedule.build.ts';
import { buildItem, periodOf, planOf } from './subscription.build.ts';
import { cancelSubscription, dropPendingUpdate } from './subscription.cancel.ts';
import type { Schedule, Subscription, SubscriptionItem } from './tables.ts';
import { automaticTax } from './tax.ts';

/** Begins a schedule's next phase, or ends the schedule after its last one. */
export function advanceSchedule(engine: Engine, schedule: Schedule): void {
  const subscription = engine.store.get('subscription', schedule.subscription ?? '');
  const end = schedule.current_phase?.end_date ?? 0;
  const next = schedule.phases.find((phase) => phase.start_date >= end && phase.end_date > end);
  if (!subscription || subscription.ended_at !== null) {
    engine.change('subscription_schedule', schedule, { status: 'canceled', current_phase: null });
  } else if (next) {
    const current = { start_date: next.start_date, end_date: next.end_date };
    const advanced = engine.change(
      'subscription_schedule',
      schedule,
      { current_phase: current },
      'subscription_schedule.updated',
    );
    // A change that waits for its payment was chosen for the phase before.
    dropPendingUpdate(engine, subscription, true);
    enterPhase(engine, engine.store.need('subscription', subscription.id), advanced, next);
  } else if (schedule.end_behavior === 'cancel') {
    completeSchedule(engine, schedule, subscription);
  } else {
    releaseSchedule(engine, schedule, subscription);
  }
}

/** Gives the subscription what a phase says. A change within a period is left to the caller. */
export function enterPhase(engine: Engine, subscription: Subscription, schedule: Schedule, phase: Phase): Subscription {
  const items = phaseItems(engine, subscription, phase);
  const discounts = phaseDiscounts(engine, subscription, phase);
  return engine.change(
    'subscription',
    subscription,
    {
      items: { ...subscription.items, data: items },
      discounts,
      schedule: schedule.id,
      ...(phase.metadata && Object.keys(phase.metadata).length > 0
        ? { metadata: { ...subscription.metadata, ...phase.metadata } }
        : {}),
      automatic_tax: schedule.default_settings.automatic_tax ?? automaticTax(false),
      // A phase wins over the schedule's settings, and these over what the subscription was given meanwhile.
      default_payment_method: phase.default_payment_method ?? schedule.default_settings.default_payment_method,
      collection_method: phase.collection_method ?? schedule.default_settings.collection_method ?? subscription.collection_method,
    },
    'customer.subscription.updated',
  );
}

/** The items of a phase. They take over the ids that are there, in their order. */
function phaseItems(engine: Engine, subscription: Subscription, phase: Phase): SubscriptionItem[] {
  return phase.items.map((item, index) => {
    const price = engine.store.need('price', item.price, 'price');
    const before = subscription.items.data[index];
    const quantity = item.quantity ?? 1;
    if (before) return { ...before, price, plan: planOf(price), quantity };
    return buildItem(engine, subscription.id, price, quantity, periodOf(subscription), item.metadata ?? {});
  });
}

/** A coupon that the subscription has already goes on as it is; a new one is redeemed. */
function phaseDiscounts(engine: Engine, subscription: Subscription, phase: Phase): string[] {
  const owner = {
    customer: subscription.customer,
    subscription: subscription.id,
    amount: subscription.items.data.reduce((sum, item) => sum + priceOf(item), 0),
  };
  return phase.discounts.flatMap(({ coupon, discount, promotion_code }) => {
    const kept = subscription.discounts.find((id) => {
      const one = engine.store.get('discount', id);
      return (
        id === discount ||
        (coupon !== null && one?.source.coupon === coupon) ||
        (promotion_code !== null && one?.promotion_code === promotion_code)
      );
    });
    if (kept) return [kept];
    // A discount that was used up meanwhile stays so.
    if (discount) return [];
    const choice = { coupon: coupon ?? undefined, promotion_code: promotion_code ?? undefined };
    return redeemAll(engine, [choice], owner);
  });
}

/** Lets the subscription go on by itself, as it is. */
export function releaseSchedule(engine: Engine, schedule: Schedule, subscription: Subscription | undefined): Schedule {
  const released = engine.change('subscription_schedule', schedule, {
    status: 'released',
    released_at: engine.clock.seconds(),
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  });
  engine.emit('subscription_schedule.released', released);
  if (subscription) engine.change('subscription', subscription, { schedule: null }, 'customer.subscription.updated');
  return released;
}

function completeSchedule(engine: Engine, schedule: Schedule, subscription: Subscription): void {
  const completed = engine.change('subscription_schedule', schedule, {
    status: 'completed',
    completed_at: engine.clock.seconds(),
    current_phase: null,
  });
  engine.emit('subscription_schedule.completed', completed);
  const free = engine.change('subscription', subscription, { schedule: null });
  cancelSubscription(engine, free, {});
}
