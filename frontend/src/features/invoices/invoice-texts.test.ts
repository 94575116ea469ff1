import type { InvoiceView } from '@beside/common/invoices/invoices.views';
import { beforeAll, expect, it } from 'vitest';
import { loadEnglish } from '../../lib/i18n/english.fixtures.ts';
import { isPayable, numberOf, periodOf, titleOf, whenText } from './invoice-texts.ts';

beforeAll(loadEnglish);

const day = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
const invoice: InvoiceView = {
  id: 'in_1QabcDEf7qk2M4xd',
  status: 'open',
  amount: 999,
  currency: 'eur',
  vat: null,
  created: day('2026-11-14'),
  dueDate: day('2026-11-30'),
  paidAt: null,
  description: 'Subscription payment',
  plan: 'silver',
  periodStart: day('2026-11-14'),
  periodEnd: day('2026-12-14'),
  hostedInvoiceUrl: null,
};

it('the number is the last eight characters of the id, as they are', () => {
  expect(numberOf(invoice)).toBe('f7qk2M4xd'.slice(-8));
});

it('an own description is shown as it is, and the default one in the page’s language', () => {
  expect(titleOf(invoice)).toBe('Subscription payment');
  expect(titleOf({ ...invoice, description: '' })).toBe('Subscription payment');
  expect(titleOf({ ...invoice, description: 'Two evenings' })).toBe('Two evenings');
  const sent = '1 × Beside Silver (at €9.99 / month)';
  expect(titleOf({ ...invoice, description: sent })).toBe(sent);
  expect(titleOf({ ...invoice, description: '1 × Beside Mug', plan: null })).toBe('1 × Beside Mug');
});

it('plan and time are named where the invoice is for one plan', () => {
  expect(periodOf(invoice)).toMatch(/^Silver, .*November.*December.*2026$/);
  expect(periodOf({ ...invoice, plan: null })).toBeNull();
  expect(periodOf({ ...invoice, periodEnd: null })).toBeNull();
});

it('the status is followed by its date, or by what it means', () => {
  expect(whenText(invoice)).toMatch(/^Due on .*30/);
  expect(whenText({ ...invoice, status: 'overdue' })).toMatch(/^Was due on /);
  expect(whenText({ ...invoice, status: 'paid', paidAt: day('2026-11-15') })).toMatch(/^Paid on .*15/);
  expect(whenText({ ...invoice, status: 'uncollectible' })).toBe('No payment is expected');
  expect(whenText({ ...invoice, dueDate: null })).toBeNull();
});

it('only open and overdue invoices can be paid', () => {
  const statuses = ['draft', 'open', 'overdue', 'paid', 'uncollectible', 'void'] as const;
  expect(statuses.filter((status) => isPayable({ ...invoice, status }))).toEqual(['open', 'overdue']);
});
