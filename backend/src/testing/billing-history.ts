import type Stripe from 'stripe';

export const PLAN_PRICES = { bronze: 499, silver: 999, gold: 1999 };

/** A generator of numbers from a seed, so that a failing history can be played again (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What may happen to a subscription, and how likely. */
const STEPS = {
  subscribe: 4,
  abandon: 1,
  upgrade: 2,
  downgrade: 2,
  cancel: 2,
  cancelLater: 2,
  resume: 2,
  month: 3,
  days: 2,
  failing: 2,
  repair: 2,
  withdraw: 1,
  debit: 2,
  dispute: 1,
  decide: 2,
  use: 4,
  code: 1,
  declare: 1,
  confirm: 2,
} as const;
export type Step = keyof typeof STEPS;

/** A random history: steps, the first of which subscribes. */
export function historyOf(next: () => number, length: number): Step[] {
  const bag = Object.entries(STEPS).flatMap(([step, weight]) => Array.from({ length: weight }, () => step as Step));
  const steps: Step[] = ['subscribe'];
  while (steps.length < length) steps.push(bag[Math.floor(next() * bag.length)] ?? 'days');
  return steps;
}

export function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** What the product has stored. */
export interface StoredPlan {
  plan: string;
  status: string;
  subscription: string | null;
  /** The end of its period, in Unix seconds. */
  endsAt: number | null;
  /** It ends with this period. */
  isLast: boolean;
}

/** States in which our plan applies. */
const APPLIES = ['active', 'trialing', 'past_due'];

/**
 * What is wrong between our tables and Stripe, by what Stripe says of money alone. Written apart from the product's own reading of it.
 * @param all the customer's subscriptions, with their latest invoices
 */
export function faultsBetween(
  stored: StoredPlan,
  all: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
): string[] {
  const faults: string[] = [];
  const live = all.filter(({ status }) => ['active', 'trialing', 'past_due', 'unpaid'].includes(status));
  if (live.length > 1) faults.push(`${live.length} subscriptions are live`);
  const has = APPLIES.includes(stored.status) && stored.plan !== 'free';
  const [one] = live;
  if (!one) return has ? [...faults, `${stored.plan} is had, and nothing is subscribed`] : faults;
  const plan = one.items.data[0]?.price.metadata.plan;
  const first = invoices.find(
    (invoice) => subscriptionOf(invoice) === one.id && invoice.billing_reason === 'subscription_create',
  );
  const isPaid = first?.status === 'paid';
  if (!isPaid && has) faults.push(`${stored.plan} is had before it was paid`);
  if (isPaid && !has) faults.push(`${plan} is paid, and not had`);
  if (isPaid && has && plan !== stored.plan) faults.push(`${plan} is paid, and ${stored.plan} is had`);
  if (has && stored.subscription !== one.id) faults.push('another subscription is stored');
  if (has && one.status !== stored.status) faults.push(`${one.status} is stored as ${stored.status}`);
  if (has && one.items.data[0]?.current_period_end !== stored.endsAt) faults.push('another period is stored');
  const isLast = one.cancel_at_period_end || (one.cancel_at !== null && one.cancel_at <= (stored.endsAt ?? 0));
  if (has && stored.isLast !== isLast) faults.push('another end is stored');
  return faults;
}

/** What is wrong with what was charged: twice for one period, or a price that is no plan's. */
export function chargeFaults(invoices: readonly Stripe.Invoice[]): string[] {
  const cycles = invoices.filter(({ status, billing_reason }) => status === 'paid' && billing_reason !== 'subscription_update');
  const periods = cycles.map((invoice) => `${subscriptionOf(invoice)} ${invoice.lines.data[0]?.period.start}`);
  const faults = new Set(periods).size === periods.length ? [] : ['a period was charged twice'];
  const prices: number[] = Object.values(PLAN_PRICES);
  // Too little to be charged by itself, as at a period's end, is owed with the next invoice.
  for (const { amount_paid, total, starting_balance, total_discount_amounts } of cycles) {
    const full = (total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, total);
    if (!prices.includes(full) || amount_paid > total + Math.max(0, starting_balance))
      faults.push(`an invoice of ${total} was paid with ${amount_paid}`);
  }
  return faults;
}

/** What of each subscription went back, what was paid and did not, and when the first was paid. Unix seconds. */
interface Paid {
  subscription: Stripe.Subscription;
  back: number;
  left: number;
  /** Of it, taken by the bank. */
  taken: number;
  from: number;
}

/** What left a customer's payments by another way than a refund, in cents, by payment intent. */
export interface Elsewhere {
  /** Taken back by the customer's bank. */
  taken: ReadonlyMap<string, number>;
  /** Still to be given back by the owner, whose task it is. */
  owed: ReadonlyMap<string, number>;
}

const NOTHING: Elsewhere = { taken: new Map(), owed: new Map() };

/**
 * What is wrong with what was given back: two subscriptions paid for one time, or a withdrawal that was not paid back as it was promised.
 * @param invoices with their payments
 * @param isLate a withdrawal was confirmed after it was declared: what was used meanwhile is owed, see `shareFaults`
 */
export function refundFaults(
  all: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  elsewhere: Elsewhere = NOTHING,
  isLate = false,
): string[] {
  // The oldest first, also among those of one second.
  const paid = all.toReversed().flatMap((subscription) => paidFor(subscription, invoices, charges, elsewhere) ?? []);
  const kept = paid.filter(({ left }) => left > 0).toSorted((one, other) => one.from - other.from);
  const twice = kept.filter(({ from }, index) => kept.slice(0, index).some((other) => endOf(other) > from));
  const withdrawn = kept.filter(
    ({ subscription: { cancellation_details, metadata } }) =>
      !isLate &&
      cancellation_details?.comment?.startsWith('withdrawal') &&
      (metadata.beginAtOnce !== 'true' || metadata.declared === 'withdraw'),
  );
  const short = paid.filter(({ subscription, back }) => back < promisedIn(subscription));
  return [
    ...twice.map(({ left }) => `${left} was paid for a second subscription at the same time`),
    ...withdrawn.map(({ left }) => `${left} was kept after a withdrawal`),
    ...short.map(({ subscription, back }) => `${promisedIn(subscription)} was promised, and ${back} went back`),
  ];
}

/** Advices that a user has had while one plan of one subscription held, in order. `isSure`: each of them was answered. */
export interface Use {
  subscription: string;
  plan: string;
  count: number;
  isSure: boolean;
}

/** Advices a month by plan, and after how many a plan without a limit counts as used: the law's share of the sessions. */
const LIMITS: Readonly<Record<string, number>> = { free: 3, bronze: 10, silver: 15, gold: 30 };
/** Cents by which two ways to round a share differ. */
const ROUNDING = 1;

/**
 * What is wrong with what was kept of contracts that were withdrawn from, by the price list and the law alone: after an express request to begin at
 * once, no less than the share of the sessions had; and never more than the larger share, of the time until the end or of all sessions so far.
 * @param all the newest first
 * @param uses in order, without those of the free plan
 */
export function shareFaults(
  all: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  uses: readonly Use[],
  elsewhere: Elsewhere = NOTHING,
): string[] {
  return all.flatMap((subscription) => {
    if (!subscription.cancellation_details?.comment?.startsWith('withdrawal')) return [];
    const paid = paidFor(subscription, invoices, charges, elsewhere);
    if (!paid) return [];
    const own = uses.filter((use) => use.subscription === subscription.id);
    // What counts on from an earlier contract is owed by this one as well; what a later one gave is not.
    const later = all.slice(0, all.indexOf(subscription)).map(({ id }) => id);
    const end = uses.findIndex((use) => later.includes(use.subscription));
    const upToEnd = end === -1 ? uses : uses.slice(0, end);
    const lines = invoices
      .filter((invoice) => subscriptionOf(invoice) === subscription.id && invoice.status === 'paid')
      .flatMap((invoice) => invoice.lines.data);
    const isOnRequest = subscription.metadata.beginAtOnce === 'true' && subscription.metadata.declared !== 'withdraw';
    const sure = own.filter(({ isSure }) => isSure);
    // A renewal begins a month of its own: what was used before it may be of an earlier one.
    const months = new Set(lines.map(({ period }) => period.end)).size;
    // A bank may take more than a withdrawal gives back.
    const least = isOnRequest && months === 1 && paid.taken === 0 ? shareOfSessions(lines, sure) : 0;
    const most = Math.max(shareOfTime(lines, subscription.ended_at ?? 0), shareOfSessions(lines, upToEnd, true));
    return [
      ...(paid.left < 0 ? [`${-paid.left} more than was paid went back`] : []),
      ...(paid.left < least - ROUNDING ? [`${paid.left} was kept of a contract whose sessions cost ${least}`] : []),
      ...(paid.left > most + ROUNDING ? [`${paid.left} was kept of a contract of which ${most} is owed`] : []),
    ];
  });
}

const netOf = ({ amount, discount_amounts }: Stripe.InvoiceLineItem): number =>
  amount - (discount_amounts ?? []).reduce((sum, discount) => sum + discount.amount, 0);

function shareOfTime(lines: readonly Stripe.InvoiceLineItem[], until: number): number {
  return lines.reduce((sum, line) => {
    const { start, end } = line.period;
    return sum + (netOf(line) * (Math.min(end, Math.max(start, until)) - start)) / Math.max(1, end - start);
  }, 0);
}

/** Sessions at the price of their plan; with `isAnyPlan` those of other contracts, too, at the dearest one. */
function shareOfSessions(lines: readonly Stripe.InvoiceLineItem[], uses: readonly Use[], isAnyPlan = false): number {
  const total = lines.reduce((sum, line) => sum + netOf(line), 0);
  const bought = lines.filter(({ amount }) => amount > 0);
  const cents = bought.reduce((sum, line) => {
    const plan = String(line.pricing?.price_details?.product ?? '').replace('beside_', '');
    const used = uses.filter((use) => isAnyPlan || use.plan === plan).reduce((count, use) => count + use.count, 0);
    const price = (Number(line.pricing?.unit_amount_decimal ?? 0) * netOf(line)) / line.amount;
    return sum + price * Math.min(1, used / (LIMITS[plan] ?? 1));
  }, 0);
  return Math.min(total, cents);
}

/** Cents that a withdrawal has promised. */
const promisedIn = ({ cancellation_details }: Stripe.Subscription): number =>
  Number(/^withdrawal:(\d+)/.exec(cancellation_details?.comment ?? '')?.[1] ?? 0);

const endOf = ({ subscription }: Paid): number => subscription.ended_at ?? Number.POSITIVE_INFINITY;

function paidFor(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  { taken, owed }: Elsewhere,
): Paid | null {
  const own = invoices.filter((invoice) => subscriptionOf(invoice) === subscription.id && invoice.amount_paid > 0);
  if (own.length === 0) return null;
  const intents = own.flatMap(({ payments }) => payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
  const refunded = charges
    .filter(({ payment_intent }) => intents.includes(idOf(payment_intent)))
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  const byBank = intents.reduce((sum, id) => sum + (taken.get(id) ?? 0), 0);
  const back = intents.reduce((sum, id) => sum + (owed.get(id) ?? 0), refunded + byBank);
  return {
    subscription,
    back,
    taken: byBank,
    left: own.reduce((sum, { amount_paid }) => sum + amount_paid, 0) - back,
    from: Math.min(...own.map(({ created, status_transitions }) => status_transitions.paid_at ?? created)),
  };
}

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}
