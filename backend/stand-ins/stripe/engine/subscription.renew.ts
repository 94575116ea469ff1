import { HOUR, periodEndAfter } from './calendar.ts';
import { currentDiscounts } from './discounts.ts';
import type { Engine } from './engine.ts';
import { createInvoice } from './invoices.ts';
import { discountLines, periodLines } from './lines.ts';
import { intervalOf, periodOf } from './subscription.build.ts';
import { cancelSubscription, takePending } from './subscription.cancel.ts';
import { afterUse } from './subscription.create.ts';
import type { Invoice, Subscription, SubscriptionItem } from './tables.ts';

/** The items with the period that follows. */
function nextItems(subscription: Subscription): SubscriptionItem[] {
  return subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const end = periodEndAfter(subscription.billing_cycle_anchor, intervalOf(item.price), start);
    return { ...item, current_period_start: start, current_period_end: end };
  });
}

/**
 * Begins the next period: the draft of its invoice has the period and the prorations that waited. The draft is finalized and charged
 * an hour later, as at Stripe.
 */
export function renewSubscription(engine: Engine, before: Subscription): Invoice {
  const now = periodOf(before).end;
  const discounts = currentDiscounts(engine, before.discounts, now);
  for (const id of before.discounts.filter((one) => !discounts.includes(one))) {
    const discount = engine.store.get('discount', id);
    if (discount) engine.emit('customer.discount.deleted', discount);
  }
  const items = nextItems(before);
  const subscription = { ...before, items: { ...before.items, data: items }, discounts: afterUse(engine, discounts) };
  const invoice = createInvoice(engine, {
    subscription,
    reason: 'subscription_cycle',
    lines: [
      ...takePending(engine, subscription.id),
      ...discountLines(engine, periodLines(engine, subscription, items), discounts),
    ],
    discounts,
    period: periodOf(before),
    finalizesAt: now + HOUR,
  });
  const changes = { items: subscription.items, discounts: subscription.discounts, latest_invoice: invoice.id };
  engine.change('subscription', before, changes, 'customer.subscription.updated');
  return invoice;
}

/** The end of a period: the subscription ends where it was to end, else it renews. */
export function endPeriod(engine: Engine, subscription: Subscription): void {
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= periodOf(subscription).end) {
    cancelSubscription(engine, subscription, {});
  } else {
    renewSubscription(engine, subscription);
  }
}
