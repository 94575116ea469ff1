import { expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '../subscription.types.ts';
import {
  chooseSubscription,
  declaredOf,
  discounted,
  refundOf,
  stateOf,
  wasWithdrawn,
  withdrawalEnd,
  withdrawalMark,
  withdrawnBy,
} from './subscription.state.ts';

it.each([
  // 22 November 2026 is a Sunday, and so is the fourteenth day after it.
  ['2026-11-22T12:00:00Z', '2026-12-08'],
  ['2026-11-21T23:59:59Z', '2026-12-08'],
  ['2026-11-20T00:00:00Z', '2026-12-05'],
  ['2026-11-23T00:00:00Z', '2026-12-08'],
  // Christmas, and the weekend after it.
  ['2026-12-11T12:00:00Z', '2026-12-29'],
  // Past midnight in Athens.
  ['2026-11-16T22:30:00Z', '2026-12-02'],
  ['2028-02-20T08:00:00Z', '2028-03-07'],
])('a contract of %s can be withdrawn from until the day before %s', (start, tooLate) => {
  expect(new Date(withdrawalEnd(Date.parse(start) / 1000) * 1000).toISOString()).toBe(`${tooLate}T00:00:00.000Z`);
});

const at = (time: string): number => Date.parse(`${time}Z`) / 1000;
const [START, END] = [at('2026-11-16T12:00:00'), at('2026-12-16T12:00:00')];
const DAY = 86_400;

// What Stripe answers, as far as a state is made of it.
const price = (plan: string, unit_amount: number) => ({ unit_amount, metadata: { plan } });
const invoice = (more: object = {}) => ({
  ...{ object: 'invoice', id: 'in_1', status: 'paid', billing_reason: 'subscription_create', amount_paid: 999 },
  ...{ created: END, due_date: null, amount_remaining: 0, hosted_invoice_url: 'https://pay.test/in_1' },
  ...more,
});
const card = { object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242' } };
const subscription = (more: object = {}) =>
  Object({
    ...{ id: 'sub_1', status: 'active', start_date: START, metadata: {}, collection_method: 'charge_automatically' },
    ...{ cancel_at: null, cancel_at_period_end: false, cancellation_details: { comment: null }, schedule: null },
    ...{ discounts: [], pending_update: null, default_payment_method: card, latest_invoice: invoice() },
    items: { data: [{ current_period_start: START, current_period_end: END, price: price('silver', 999) }] },
    ...more,
  });
const discount = (coupon: object, end: number | null = null) => ({
  ...{ object: 'discount', end },
  source: { coupon: { object: 'coupon', name: null, percent_off: null, amount_off: null, duration: 'forever', ...coupon } },
});
const schedule = (metadata: object, status = 'active') => ({ object: 'subscription_schedule', status, metadata });
const unpaidOf = (more: object, intent: string | null = null) =>
  Object({ invoice: invoice({ status: 'open', amount_remaining: 999, ...more }), intent: intent && { status: intent } });
const of = (more: object, unpaid: ReturnType<typeof unpaidOf> | null = null, now = START) =>
  stateOf(subscription(more), unpaid, now);

const PAID = {
  ...{ plan: 'silver', status: 'active', subscriptionId: 'sub_1', period: { start: START, end: END }, isPaid: true },
  ...{ isLast: false, refunded: null, charged: 999, beganAtOnce: false, scheduledPrice: null, declared: null, orderUntil: null },
  billing: {
    ...{ amount: 999, currency: 'EUR', startedAt: '2026-11-16T12:00:00.000Z', withdrawUntil: '2026-12-01T00:00:00.000Z' },
    nextPayment: { at: '2026-12-16T12:00:00.000Z', amount: 999 },
    paymentMethod: { type: 'card', brand: 'visa', last4: '4242' },
    ...{ byInvoice: false, discount: null, scheduledPlan: null, endsAt: null, pending: null, pastDue: null },
    ...{ isDisputed: false, endsForDispute: false },
  },
};

it('of several subscriptions the oldest that is paid for counts, else one that is not paid yet, else the newest', () => {
  const one = (id: string, more: object = {}) => subscription({ id, ...more });
  const order = one('order', { latest_invoice: invoice({ status: 'open' }) });
  const over = one('over', { status: 'canceled' });
  const chosen = (...all: object[]) => chooseSubscription(all as never)?.id;
  expect(chosen(order, one('third'), one('second'), one('first'), over)).toBe('first');
  expect(chosen(over, order, one('incomplete', { status: 'incomplete' }))).toBe('order');
  expect(chosen(over, one('older', { status: 'canceled' }))).toBe('over');
  expect(chosen()).toBeUndefined();
});

it('a paid subscription is its plan, with all that a user is told of it', () => {
  expect(of({})).toEqual(PAID);
  expect(of({ metadata: { beginAtOnce: 'true', withdrawable: 'false', disputed: 'dp_1' } })).toEqual({
    ...PAID,
    beganAtOnce: true,
    billing: { ...PAID.billing, withdrawUntil: null, isDisputed: true },
  });
  expect(of({ default_payment_method: { ...card, type: 'sepa_debit', card: undefined, sepa_debit: { last4: '3000' } } })).toEqual(
    {
      ...PAID,
      billing: { ...PAID.billing, paymentMethod: { type: 'sepa_debit', brand: null, last4: '3000' } },
    },
  );
  expect(of({ collection_method: 'send_invoice', default_payment_method: { ...card, type: 'eps', card: undefined } })).toEqual({
    ...PAID,
    billing: { ...PAID.billing, byInvoice: true, paymentMethod: { type: 'eps', brand: null, last4: null } },
  });
  expect(of({ default_payment_method: null, latest_invoice: 'in_1' })).toEqual({
    ...{ ...PAID, isPaid: false, charged: 0 },
    billing: { ...PAID.billing, paymentMethod: null },
  });
});

it('without a subscription, and with one of no plan of ours, there is nothing', () => {
  expect(stateOf(null, null, START)).toEqual(NO_SUBSCRIPTION);
  expect(of({ items: { data: [] } })).toEqual(NO_SUBSCRIPTION);
  expect(of({ items: { data: [{ price: price('other', 999) }] } })).toEqual(NO_SUBSCRIPTION);
});

it('one that is over leaves its end and what was given back, and one that was never paid nothing', () => {
  const comment = withdrawalMark(999, 'op-1');
  const [withdrawn, older] = [subscription({ cancellation_details: { comment } }), { comment: 'withdrawal:999' }];
  const over = { ...NO_SUBSCRIPTION, status: 'canceled', subscriptionId: 'sub_1' };
  expect(of({ ...withdrawn, status: 'canceled' })).toEqual({ ...over, refunded: 999 });
  expect(of({ status: 'canceled', cancellation_details: null })).toEqual(over);
  const unpaid = invoice({ status: 'void' });
  expect(of({ status: 'canceled', latest_invoice: { ...unpaid, billing_reason: 'subscription_cycle' } })).toEqual(over);
  for (const [status, latest_invoice] of [
    ['canceled', unpaid],
    ['incomplete_expired', unpaid],
    ['canceled', null],
  ])
    expect(of({ status, latest_invoice })).toEqual(NO_SUBSCRIPTION);
  expect([comment, withdrawnBy(withdrawn)]).toEqual(['withdrawal:999:op-1', 'op-1']);
  expect([withdrawnBy({ cancellation_details: Object(older) }), withdrawnBy(subscription())]).toEqual(['', null]);
  const left = { cancellation_details: null };
  expect([withdrawnBy(left), refundOf(subscription(left)), refundOf(withdrawn)]).toEqual([null, null, 999]);
  expect([wasWithdrawn(subscription(left)), wasWithdrawn(withdrawn)]).toEqual([false, true]);
  for (const words of ['no withdrawal:999', 'withdrawal:999 of mine', 'withdrawal:999:', 'withdrawal:'])
    expect(of({ cancellation_details: { comment: words } })).toEqual(PAID);
});

it('an order that waits for its first payment gives no plan, and says what is to be paid, and until when', () => {
  const open = invoice({ status: 'open' });
  const pending = { plan: 'silver', amount: 999, discount: null, reason: 'payment', payUrl: null, declared: null, endsOn: null };
  const none = { startedAt: null, withdrawUntil: null, nextPayment: null };
  const ordered = {
    ...{ ...NO_SUBSCRIPTION, status: 'incomplete', subscriptionId: 'sub_1' },
    billing: { ...PAID.billing, ...none, pending },
  };
  for (const more of [{ latest_invoice: open }, { status: 'incomplete' }, { neverPaid: true, latest_invoice: null }])
    expect(of(more)).toEqual(ordered);
  const half = discount({ name: 'Half', percent_off: 50 });
  const metadata = { declared: 'cancel', declaredAt: '5', endsOn: '2027-01-31' };
  expect(
    of({ latest_invoice: open, discounts: [half], metadata }, unpaidOf({ amount_remaining: 499, due_date: END }, 'processing')),
  ).toEqual({
    ...{ ...ordered, declared: 'cancel', orderUntil: '2026-12-16T12:00:00.000Z' },
    billing: {
      ...{ ...PAID.billing, ...none, discount: { name: 'Half', endsAt: null } },
      pending: {
        ...{ plan: 'silver', amount: 499, discount: 'Half', reason: 'processing', payUrl: 'https://pay.test/in_1' },
        ...{ declared: 'cancel', endsOn: '2027-01-31' },
      },
    },
  });
});

it('what was declared about an order is what its subscription says, and nothing else', () => {
  const declared = (metadata: object) => declaredOf({ metadata: Object(metadata) });
  expect(declared({})).toBeNull();
  expect(declared({ declared: 'other', declaredAt: '5' })).toBeNull();
  expect(declared({ declared: 'withdraw', declaredAt: '5', endsOn: '2027-01-31' })).toEqual({
    ...{ declared: 'withdraw', at: 5, endsOn: null },
  });
  expect(declared({ declared: 'cancel' })).toEqual({ declared: 'cancel', at: 0, endsOn: null });
  expect(of({ metadata: { declared: 'withdraw' } })).toEqual({ ...PAID, declared: 'withdraw' });
});

it('a renewal that is not paid leaves the plan for seven days, and for as long as a payment is on its way', () => {
  const late = {
    status: 'past_due',
    latest_invoice: invoice({ status: 'open', billing_reason: 'subscription_cycle', amount_paid: 0 }),
  };
  const pastDue = {
    ...{ since: '2026-12-16T12:00:00.000Z', endsAt: '2026-12-23T12:00:00.000Z', amount: 999, invoiceId: 'in_1' },
    payUrl: 'https://pay.test/in_1',
  };
  const state = { ...PAID, status: 'past_due', isPaid: false, charged: 0, billing: { ...PAID.billing, pastDue } };
  const end = END + 7 * DAY;
  expect(of(late, unpaidOf({}), end - 1)).toEqual(state);
  expect(of(late, unpaidOf({}, 'requires_payment_method'), end)).toEqual({ ...state, status: 'unpaid' });
  expect(of(late, unpaidOf({}, 'processing'), end)).toEqual(state);
  // An invoice with a due date is late from then on.
  const billed = unpaidOf({ due_date: END + DAY, hosted_invoice_url: null });
  const later = { ...pastDue, since: '2026-12-17T12:00:00.000Z', endsAt: '2026-12-24T12:00:00.000Z', payUrl: null };
  expect(of(late, billed, end)).toEqual({ ...state, billing: { ...state.billing, pastDue: later } });
  expect(of({ ...late, status: 'unpaid' }, billed, end).billing?.pastDue).toEqual(later);
  // Stripe says that it goes on, or does not say what is not paid.
  expect(of(late, null, end).billing?.pastDue).toBeNull();
  expect(of({}, unpaidOf({}), end)).toEqual(PAID);
});

it('a change that waits for its payment is told beside the plan that is had', () => {
  const to = (plan: string) => ({ pending_update: { subscription_items: [{ price: price(plan, 1999) }] } });
  const pending = {
    ...{ plan: 'gold', amount: 1000, discount: 'Half', reason: 'payment', payUrl: 'https://pay.test/in_1' },
    ...{ declared: null, endsOn: null },
  };
  const half = { discounts: [discount({ name: 'Half', percent_off: 50 })] };
  expect(of({ ...to('gold'), ...half }, unpaidOf({ amount_remaining: 1000 })).billing?.pending).toEqual(pending);
  expect(of(to('gold'), unpaidOf({ amount_remaining: 1000 })).billing?.pending).toEqual({ ...pending, discount: null });
  for (const more of [to('other'), { pending_update: {} }, { pending_update: { subscription_items: [] } }])
    expect(of(more, unpaidOf({}))).toEqual(PAID);
  expect(of(to('gold'))).toEqual(PAID);
});

it('an end is told, with no next payment; one that a dispute brings is not the customer’s own', () => {
  const ends = { cancel_at_period_end: true, cancel_at: END };
  const last = { ...PAID, isLast: true, billing: { ...PAID.billing, nextPayment: null } };
  for (const more of [ends, { cancel_at: END }]) expect(of(more)).toEqual(last);
  expect(of({ ...ends, metadata: { endsForDispute: 'true' } })).toEqual({
    ...last,
    billing: { ...last.billing, endsForDispute: true },
  });
  const later = at('2027-01-16T12:00:00');
  const told = { ...PAID.billing, endsAt: '2027-01-16T12:00:00.000Z' };
  expect(of({ cancel_at: later })).toEqual({ ...PAID, billing: told });
  const disputed = { metadata: { endsForDispute: 'true', endsAt: String(later) } };
  expect(of({ ...ends, ...disputed }).billing).toEqual({ ...told, nextPayment: null, endsForDispute: true });
  expect(of({ cancel_at: later, ...disputed }).billing?.endsAt).toBe('2027-01-16T12:00:00.000Z');
});

it('the plan that follows is what an active schedule says, as long as it was made for this plan', () => {
  const follows = (metadata: object, status?: string) => of({ schedule: schedule(metadata, status) });
  const bronze = { plan: 'bronze', amount: '499', from: 'silver' };
  expect(follows(bronze)).toEqual({
    ...{ ...PAID, scheduledPrice: 499 },
    billing: { ...PAID.billing, scheduledPlan: 'bronze', nextPayment: { ...PAID.billing.nextPayment, amount: 499 } },
  });
  expect(follows(bronze, 'released')).toEqual(PAID);
  for (const more of [{ plan: 'silver' }, { plan: 'other' }, { amount: '4.5' }, { amount: undefined }, { from: 'gold' }])
    expect(follows({ ...bronze, ...more })).toEqual(PAID);
  expect(of({ schedule: Object({ ...schedule({}), metadata: null }) })).toEqual(PAID);
});

it('the next payment has the discounts that hold then, each by itself, and is never below nothing', () => {
  const price = (...discounts: object[]) => discounted(999, discounts as never, END);
  const half = { percent_off: 50 };
  expect([price(), price(discount(half)), price(discount({ amount_off: 300 }))]).toEqual([999, 499, 699]);
  expect([price(discount({ amount_off: 300 }), discount(half)), price(discount({ amount_off: 2000 }))]).toEqual([349, 0]);
  expect([price(discount(half, END)), price(discount(half, END + 1))]).toEqual([999, 499]);
  expect([price(discount({ ...half, duration: 'once' })), price(discount({}))]).toEqual([999, 999]);
  expect(price({ object: 'discount', end: null, source: { coupon: 'of its id alone' } })).toBe(999);
  expect(of({ discounts: [{ object: 'discount', end: null, source: { coupon: 'of its id alone' } }] })).toEqual(PAID);
  const { billing } = of({ discounts: ['of its id alone', discount({ amount_off: 300 }, END + 1)] });
  expect(billing?.discount).toEqual({ name: '€3.00 off', endsAt: '2026-12-16T12:00:01.000Z' });
  expect(billing?.nextPayment?.amount).toBe(699);
});
