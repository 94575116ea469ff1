import { couponOf } from './discounts.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import type { Line, Subscription, SubscriptionItem } from './tables.ts';

/** Seconds. */
export interface Period {
  start: number;
  end: number;
}

/** Minor units of a whole period, before discounts. */
export function priceOf(item: Pick<SubscriptionItem, 'price' | 'quantity'>): number {
  return (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
}

interface LineOptions {
  amount: number;
  description: string;
  period: Period;
  proration: boolean;
  /** The line whose unused part is given back. */
  credited?: { invoice: string; line: string } | null;
}

/** A line for an item of a subscription. */
export function itemLine(subscription: Subscription, item: SubscriptionItem, options: LineOptions): Line {
  const { amount, description, period, proration, credited = null } = options;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: item.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? newId('ii') : null,
        proration,
        proration_details: proration
          ? { credited_items: credited && { invoice: credited.invoice, invoice_line_items: [credited.line] } }
          : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: item.price.product },
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: String(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** The lines of a whole period. */
export function periodLines(engine: Engine, subscription: Subscription, items: readonly SubscriptionItem[]): Line[] {
  return items.map((item) =>
    itemLine(subscription, item, {
      amount: priceOf(item),
      description: `${item.quantity ?? 1} × ${nameOf(engine, item)} (at €${(priceOf(item) / 100).toFixed(2)} / ${item.price.recurring?.interval ?? 'month'})`,
      period: { start: item.current_period_start, end: item.current_period_end },
      proration: false,
    }),
  );
}

/** What an item is called on an invoice. */
export function nameOf(engine: Engine, item: Pick<SubscriptionItem, 'price'>): string {
  return engine.store.get('product', item.price.product)?.name ?? item.price.nickname ?? 'Subscription';
}

/** Lines with their discounts: each coupon in turn, by the line, never below zero. */
export function discountLines(engine: Engine, lines: readonly Line[], discounts: readonly string[]): Line[] {
  let result = [...lines];
  for (const id of discounts) {
    const coupon = couponOf(engine, id);
    if (!coupon) continue;
    let left = coupon.amount_off ?? 0;
    result = result.map((line) => {
      const base = line.amount - discountOf(line);
      const product = line.pricing?.price_details?.product;
      const products = coupon.applies_to?.products;
      if (!line.discountable || base <= 0 || (products && !products.includes(product ?? ''))) return line;
      const amount = coupon.percent_off === null ? Math.min(base, left) : Math.round((base * coupon.percent_off) / 100);
      left -= amount;
      if (amount === 0) return line;
      return {
        ...line,
        discount_amounts: [...(line.discount_amounts ?? []), { amount, discount: id }],
        pretax_credit_amounts: [...(line.pretax_credit_amounts ?? []), { amount, discount: id, type: 'discount' }],
      };
    });
  }
  return result;
}

/** Minor units that discounts take off a line. */
export function discountOf(line: Line): number {
  return (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
}
