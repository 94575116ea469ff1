import type { BillingView } from '@beside/common/subscription/subscription.views';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { expect, it } from 'vitest';
import { planChoice, stepFor } from './plan-choice.ts';

const BILLING: BillingView = {
  amount: 999,
  currency: 'EUR',
  startedAt: null,
  withdrawUntil: null,
  nextPayment: null,
  paymentMethod: null,
  byInvoice: false,
  discount: null,
  scheduledPlan: null,
  pending: null,
  pastDue: null,
};

const having = (plan: SubscriptionView['plan'], billing: Partial<BillingView> = {}, cancelAtPeriodEnd = false) => ({
  plan,
  cancelAtPeriodEnd,
  status: 'active',
  usageCount: 0,
  limit: 15,
  resetsAt: '2026-12-14T00:00:00.000Z',
  currentPeriodEnd: null,
  billing: plan === 'free' && !billing.pending ? null : { ...BILLING, ...billing },
});

it('a first plan is ordered, another one is a change, and the running one is none', () => {
  expect(stepFor('silver', having('free'))).toBe('order');
  expect(stepFor('gold', having('silver'))).toBe('change');
  expect(stepFor('bronze', having('silver'))).toBe('change');
  expect(stepFor('silver', having('silver'))).toBeNull();
  expect(planChoice('silver', null)).toBe('choose');
});

it('what is scheduled can be undone with the running plan', () => {
  const leaving = having('silver', {}, true);
  expect([planChoice('silver', leaving), stepFor('silver', leaving)]).toEqual(['keep', 'change']);
  const shrinking = having('silver', { scheduledPlan: 'bronze' });
  expect([planChoice('silver', shrinking), planChoice('bronze', shrinking), planChoice('gold', shrinking)]).toEqual([
    'keep',
    'scheduled',
    'choose',
  ]);
  expect(stepFor('bronze', shrinking)).toBeNull();
});

it('an order that is not paid can be gone on with, and one that is being processed waits', () => {
  const pending = { plan: 'silver', amount: 999, discount: null, payUrl: null } as const;
  expect(stepFor('silver', having('free', { pending: { ...pending, reason: 'payment' } }))).toBe('order');
  expect(stepFor('silver', having('free', { pending: { ...pending, reason: 'processing' } }))).toBeNull();
  expect(stepFor('gold', having('silver', { pending: { ...pending, plan: 'gold', reason: 'payment' } }))).toBe('change');
  // Keeping the running plan drops the change.
  expect(stepFor('silver', having('silver', { pending: { ...pending, plan: 'gold', reason: 'payment' } }))).toBe('change');
});

it('nothing else is chosen while a bank processes a payment', () => {
  const pending = { plan: 'silver', amount: 999, discount: null, payUrl: null, reason: 'processing' } as const;
  const ordered = having('free', { pending });
  expect([planChoice('bronze', ordered), planChoice('silver', ordered), planChoice('gold', ordered)]).toEqual([
    'blocked',
    'blocked',
    'blocked',
  ]);
  const growing = having('silver', { pending: { ...pending, plan: 'gold' } });
  expect([planChoice('silver', growing), planChoice('gold', growing)]).toEqual(['current', 'blocked']);
});

it('a plan that is cancelled to a later month can be kept', () => {
  const later = having('silver', { endsAt: '2027-03-14T00:00:00.000Z' });
  expect([planChoice('silver', later), stepFor('silver', later), planChoice('gold', later)]).toEqual([
    'keep',
    'change',
    'choose',
  ]);
});

it('a plan with an unpaid renewal can become smaller, not larger', () => {
  const pastDue = { since: '', endsAt: '', amount: 999, invoiceId: 'in_1', payUrl: null };
  const unpaid = having('silver', { pastDue });
  expect([stepFor('gold', unpaid), stepFor('bronze', unpaid)]).toEqual([null, 'change']);
});

it('nothing changes while a payment is disputed, and what was cancelled before stays so', () => {
  for (const endsForDispute of [true, false]) {
    const held = having('silver', { isDisputed: true, endsForDispute }, true);
    expect([planChoice('bronze', held), planChoice('silver', held), planChoice('gold', held)]).toEqual([
      'blocked',
      'current',
      'blocked',
    ]);
    expect([stepFor('bronze', held), stepFor('silver', held), stepFor('gold', held)]).toEqual([null, null, null]);
  }
});
