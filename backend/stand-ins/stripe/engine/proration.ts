import { currentDiscounts } from './discounts.ts';
import type { Engine } from './engine.ts';
import { discountLines, discountOf, itemLine, nameOf, type Period, periodLines } from './lines.ts';
import type { Line, Subscription, SubscriptionItem } from './tables.ts';

interface BilledLine {
  line: Line;
  invoice: string;
}

/** The line that paid for an item's time at that moment: the last one, since an earlier one was given back. */
function billedLine(engine: Engine, item: SubscriptionItem, at: number): BilledLine | null {
  const billed = engine.store
    .all('invoice')
    .filter(({ status }) => status !== 'void')
    .flatMap((invoice) => invoice.lines.data.map((line) => ({ line, invoice: invoice.id })));
  return billed.findLast(({ line }) => paysFor(line, item.id, at)) ?? null;
}

function paysFor(line: Line, item: string, at: number): boolean {
  const own = line.parent?.subscription_item_details?.subscription_item === item;
  return own && line.amount >= 0 && line.period.start <= at && line.period.end > at;
}

const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Gives the unused part of what an item has cost back, by the second. */
export function creditLine(engine: Engine, subscription: Subscription, item: SubscriptionItem, at: number): Line | null {
  const billed = billedLine(engine, item, at);
  const waiting = engine.store
    .all('pendingLine')
    .filter((one) => one.subscription === subscription.id && paysFor(one.line, item.id, at))
    .at(-1);
  const line = waiting?.line ?? billed?.line;
  if (!line) return null;
  const { start, end } = line.period;
  const net = line.amount - discountOf(line);
  const amount = -Math.round((net * (end - at)) / (end - start));
  return itemLine(subscription, item, {
    amount: amount === 0 ? 0 : amount,
    description: `Unused time on ${nameOf(engine, item)} after ${dayOf(at)}`,
    period: { start: at, end },
    proration: true,
    credited: waiting || !billed ? null : { invoice: billed.invoice, line: billed.line.id },
  });
}

/** Charges the rest of the period for an item, by the second, with the discounts that apply now. */
function debitLine(engine: Engine, subscription: Subscription, item: SubscriptionItem, period: Period, at: number): Line {
  const discounts = currentDiscounts(engine, subscription.discounts, at);
  const [whole] = discountLines(engine, periodLines(engine, subscription, [item]), discounts);
  const net = whole ? whole.amount - discountOf(whole) : 0;
  return itemLine(subscription, item, {
    amount: Math.round((net * (period.end - at)) / (period.end - period.start)),
    description: `Remaining time on ${nameOf(engine, item)} after ${dayOf(at)}`,
    period: { start: at, end: period.end },
    proration: true,
  });
}

/** The credit and the charge of each item that changes. */
export function prorate(
  engine: Engine,
  subscription: Subscription,
  before: readonly SubscriptionItem[],
  after: readonly SubscriptionItem[],
  at: number,
): Line[] {
  const lines: Line[] = [];
  for (const old of before) {
    const next = after.find(({ id }) => id === old.id);
    const same = next && next.price.id === old.price.id && next.quantity === old.quantity;
    if (same) continue;
    const credit = creditLine(engine, subscription, old, at);
    if (credit) lines.push(credit);
    if (next) lines.push(debitLine(engine, subscription, next, periodOf(next), at));
  }
  for (const item of after) {
    if (!before.some(({ id }) => id === item.id)) lines.push(debitLine(engine, subscription, item, periodOf(item), at));
  }
  return lines;
}

const periodOf = (item: SubscriptionItem): Period => ({ start: item.current_period_start, end: item.current_period_end });
