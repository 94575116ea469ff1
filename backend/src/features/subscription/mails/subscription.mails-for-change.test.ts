import { expect, it } from 'vitest';
import { type BillingState, NO_SUBSCRIPTION } from '../subscription.types.ts';
import { mailsForChange } from './subscription.mails-for-change.ts';

const billing = (more: object = {}): BillingState['billing'] => ({
  amount: 1999,
  currency: 'EUR',
  startedAt: '2026-11-22T12:00:00.000Z',
  withdrawUntil: '2026-12-08T00:00:00.000Z',
  nextPayment: { at: '2026-12-22T12:00:00.000Z', amount: 1999 },
  paymentMethod: null,
  byInvoice: false,
  discount: null,
  scheduledPlan: null,
  pending: null,
  pastDue: null,
  ...more,
});

const state = (more: Partial<BillingState> = {}): BillingState => ({
  ...NO_SUBSCRIPTION,
  plan: 'gold',
  status: 'active',
  subscriptionId: 'sub_1',
  period: { start: 1_795_348_800, end: 1_797_940_800 },
  charged: 1999,
  billing: billing(),
  ...more,
});

const kinds = (before: BillingState, after: BillingState): string[] =>
  mailsForChange('u', before, after).map(({ about }) => about);

it('a beginning names the last day to withdraw', () => {
  expect(mailsForChange('u', NO_SUBSCRIPTION, state())).toMatchObject([
    { about: 'begun', withdrawUntil: '2026-12-07T23:59:59.999Z' },
  ]);
});

it('an upgrade is written about; a downgrade when it is chosen, and not again when it begins', () => {
  const silver = state({ plan: 'silver' });
  expect(kinds(silver, state())).toEqual(['changed']);
  const scheduled = state({ billing: billing({ scheduledPlan: 'silver' }) });
  expect(kinds(state(), scheduled)).toEqual(['change_scheduled']);
  expect(kinds(scheduled, silver)).toEqual([]);
  expect(kinds(scheduled, state())).toEqual(['resumed']);
});

it('a failed renewal, a cancellation and an end are written about once', () => {
  const pastDue = {
    since: '2026-12-22T12:00:00.000Z',
    endsAt: '2026-12-29T12:00:00.000Z',
    amount: 1999,
    invoiceId: 'in_1',
    payUrl: null,
  };
  const late = state({ status: 'past_due', billing: billing({ pastDue }) });
  expect(kinds(state(), late)).toEqual(['payment_failed']);
  expect(kinds(late, state({ ...late, billing: billing({ pastDue: { ...pastDue, amount: 999 } }) }))).toEqual([]);
  expect(kinds(state(), state({ isLast: true }))).toEqual(['cancelled']);
  const over = { ...NO_SUBSCRIPTION, status: 'canceled', subscriptionId: 'sub_1' };
  expect(kinds(state({ isLast: true }), over)).toEqual(['ended']);
  expect(kinds(over, over)).toEqual([]);
  expect(mailsForChange('u', state(), { ...over, refunded: 1500 })).toEqual([
    { about: 'withdrawn', userId: 'u', plan: 'gold', refund: 1500 },
  ]);
  const disputed = state({ isLast: true, billing: billing({ isDisputed: true }) });
  expect(mailsForChange('u', disputed, { ...over, refunded: 1500 })).toMatchObject([{ about: 'withdrawn', isDisputed: true }]);
});

it('a cancellation to a later month is written about once, and again only where the end comes earlier', () => {
  const later = state({ billing: billing({ endsAt: '2027-02-22T12:00:00.000Z' }) });
  expect(mailsForChange('u', state(), later)).toEqual([
    {
      ...{ about: 'cancelled', userId: 'u', plan: 'gold', isDisputed: false },
      ...{ at: '2027-02-22T12:00:00.000Z', nextAt: '2026-12-22T12:00:00.000Z' },
    },
  ]);
  const last = state({
    isLast: true,
    period: { start: 1_800_619_200, end: 1_803_297_600 },
    billing: billing({ nextPayment: null }),
  });
  expect(kinds(later, last)).toEqual([]);
  expect(kinds(later, state())).toEqual(['resumed']);
  expect(kinds(later, state({ isLast: true, billing: billing({ nextPayment: null }) }))).toEqual(['cancelled']);
  const stopped = state({ isLast: true, billing: billing({ endsForDispute: true, endsAt: '2027-02-22T12:00:00.000Z' }) });
  expect([kinds(later, stopped), kinds(stopped, later)]).toEqual([[], []]);
});

it('a dispute is no cancellation, and its end takes none back', () => {
  const smaller = state({ billing: billing({ scheduledPlan: 'silver' }) });
  const marked = state({ billing: billing({ scheduledPlan: 'silver', endsForDispute: true }) });
  const stopped = state({ isLast: true, billing: billing({ endsForDispute: true, isDisputed: true }) });
  const goesOn = state({ billing: billing({ endsForDispute: true, isDisputed: true }) });
  const won = [stopped, goesOn, marked, smaller] as const;
  for (const history of [[smaller, marked, stopped], won, [state(), stopped, state()]])
    expect(history.slice(1).flatMap((after, at) => kinds(history[at] ?? NO_SUBSCRIPTION, after))).toEqual([]);
  expect(kinds(stopped, state({ isLast: true, billing: billing({ isDisputed: true }) }))).toEqual(['cancelled']);
});
