import { addIntervals } from './calendar.ts';
import { type DiscountChoice, redeemAll } from './discounts.ts';
import type { Engine } from './engine.ts';
import { discountLines, periodLines, priceOf } from './lines.ts';
import { mergeMetadata } from './metadata.ts';
import { creditLine, prorate } from './proration.ts';
import { invalid } from './stripe.error.ts';
import { type ItemChoice, intervalOf, periodOf } from './subscription.build.ts';
import { endOf } from './subscription.create.ts';
import { changedItems } from './subscription.items.ts';
import { type SubscriptionSettings, settingsOf } from './subscription.settings.ts';
import type { Line, Subscription, SubscriptionItem } from './tables.ts';
import { needTaxable } from './tax.ts';

export interface UpdateChoices extends SubscriptionSettings {
  items?: readonly ItemChoice[];
  discounts?: readonly DiscountChoice[] | '' | null;
  metadata?: Record<string, string | number | null> | '' | null;
  cancel_at_period_end?: boolean;
  cancel_at?: number | string | null;
  cancellation_details?: { comment?: string | null; feedback?: string | null };
  proration_behavior?: string;
  /** Seconds. */
  proration_date?: number;
  payment_behavior?: string;
  billing_cycle_anchor?: { type?: string };
  off_session?: boolean;
}

/** What an update comes to, before anything of it is done. */
export interface UpdatePlan {
  changes: Partial<Subscription>;
  /** Prorations, and where the cycle begins anew the new period. */
  lines: Line[];
  /** Of the invoice that the update makes. */
  discounts: string[];
  /** Whether an invoice is made now; else the lines wait for the next one. */
  invoiced: boolean;
  prorationDate: number;
}

/** Works an update out. Redeems the discounts that it names. */
export function planUpdate(engine: Engine, subscription: Subscription, choices: UpdateChoices): UpdatePlan {
  const items = changedItems(engine, subscription, choices.items);
  const at = prorationDate(engine, subscription, choices.proration_date);
  const behaviour = choices.proration_behavior ?? 'create_prorations';
  const discounts = changedDiscounts(engine, subscription, choices.discounts, items);
  const restarts = choices.billing_cycle_anchor?.type === 'now' || hasOtherInterval(subscription, items);
  const after = restarts ? restart(engine, items) : items;
  const future = { ...subscription, discounts };
  const credits =
    behaviour === 'none' ? [] : subscription.items.data.flatMap((item) => creditLine(engine, subscription, item, at) ?? []);
  const whole = restarts ? discountLines(engine, periodLines(engine, future, after), discounts) : [];
  const within = behaviour === 'none' ? [] : prorate(engine, future, subscription.items.data, items, at);
  const lines = restarts ? [...credits, ...whole] : within;
  return {
    lines,
    discounts: restarts ? discounts : [],
    invoiced: lines.length > 0 && (restarts || behaviour === 'always_invoice'),
    prorationDate: at,
    changes: {
      ...fieldsOf(engine, subscription, choices),
      discounts,
      items: { ...subscription.items, data: after },
      ...(restarts ? { billing_cycle_anchor: engine.clock.seconds() } : {}),
    },
  };
}

function prorationDate(engine: Engine, subscription: Subscription, given: number | undefined): number {
  const now = engine.clock.seconds();
  if (given === undefined) return now;
  const { start, end } = periodOf(subscription);
  if (given < start || given > end) {
    throw invalid('Cannot specify `proration_date` outside of the current billing period.', 'proration_date');
  }
  return given;
}

function changedDiscounts(
  engine: Engine,
  subscription: Subscription,
  choices: readonly DiscountChoice[] | '' | null | undefined,
  items: readonly SubscriptionItem[],
): string[] {
  if (choices === undefined) return subscription.discounts;
  const amount = items.reduce((sum, item) => sum + priceOf(item), 0);
  const next = redeemAll(engine, choices || [], { customer: subscription.customer, subscription: subscription.id, amount });
  for (const id of subscription.discounts.filter((one) => !next.includes(one))) {
    const discount = engine.store.get('discount', id);
    if (discount) engine.emit('customer.discount.deleted', discount);
  }
  return next;
}

function hasOtherInterval(subscription: Subscription, items: readonly SubscriptionItem[]): boolean {
  const [before] = subscription.items.data;
  const [after] = items;
  if (!before || !after) return false;
  const [old, next] = [intervalOf(before.price), intervalOf(after.price)];
  return old.interval !== next.interval || old.interval_count !== next.interval_count;
}

/** Items whose period begins now. */
function restart(engine: Engine, items: readonly SubscriptionItem[]): SubscriptionItem[] {
  const start = engine.clock.seconds();
  return items.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: addIntervals(start, intervalOf(item.price), 1),
  }));
}

/** What a request sets directly. */
function fieldsOf(engine: Engine, subscription: Subscription, choices: UpdateChoices): Partial<Subscription> {
  if (choices.automatic_tax?.enabled)
    needTaxable(
      engine.store.need('customer', subscription.customer),
      subscription.items.data.map(({ price }) => price),
    );
  const end = endOf(subscription, choices);
  const details = subscription.cancellation_details;
  const { comment = details?.comment ?? null, feedback = details?.feedback ?? null } = choices.cancellation_details ?? {};
  const ends = end.cancel_at === undefined ? null : end.cancel_at !== null;
  const reason = ends === null ? (details?.reason ?? null) : ends ? 'cancellation_requested' : null;
  return {
    ...settingsOf(engine, subscription.customer, choices, subscription),
    ...end,
    ...(ends === null ? {} : { canceled_at: ends ? (subscription.canceled_at ?? engine.clock.seconds()) : null }),
    cancellation_details: { comment: comment || null, feedback: feedback || null, feedback_option: null, reason },
    ...(choices.metadata === undefined ? {} : { metadata: mergeMetadata(subscription.metadata, choices.metadata) }),
  };
}
