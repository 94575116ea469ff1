import { SubscriptionView } from '@beside/common/usage/usage.views';
import { expect, it } from 'vitest';
import { parseAs } from '../../lib/parse.ts';
import { statusWord } from './status-word.ts';

const PENDING = { plan: 'silver', amount: 999, reason: 'payment', payUrl: null };

const having = (status: string, of: object = {}, billing: object | null = null): SubscriptionView =>
  parseAs(SubscriptionView, {
    plan: 'free',
    status,
    usageCount: 0,
    limit: 1,
    resetsAt: '2026-12-14T00:00:00.000Z',
    billing: billing && { amount: 999, currency: 'EUR', byInvoice: false, pending: PENDING, ...billing },
    ...of,
  });

it('an order that was only looked at leaves the free plan active', () => {
  expect(statusWord(having('incomplete', {}, {}))).toBe('active');
  expect(statusWord(having('incomplete', {}, { byInvoice: true }))).toBe('incomplete');
  expect(statusWord(having('incomplete', {}, { pending: { ...PENDING, reason: 'processing' } }))).toBe('incomplete');
});

it('what ended is the free plan again, what ends is cancelled, and what is not paid is due', () => {
  expect(statusWord(having('canceled'))).toBe('active');
  expect(statusWord(having('active', { plan: 'gold', cancelAtPeriodEnd: true }))).toBe('canceled');
  const disputed = { isDisputed: true, endsForDispute: true };
  expect(statusWord(having('active', { plan: 'gold', cancelAtPeriodEnd: true }, disputed))).toBe('active');
  expect(statusWord(having('unpaid', { plan: 'gold' }))).toBe('past_due');
});
