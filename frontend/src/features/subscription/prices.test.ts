import type { CouponView } from '@beside/common/subscription/subscription.views';
import { beforeAll, expect, it } from 'vitest';
import { loadEnglish } from '../../lib/i18n/english.fixtures.ts';
import { discounted, discountText } from './prices.ts';

beforeAll(loadEnglish);

const coupon = (given: Partial<CouponView>): CouponView => ({
  id: 'promo_1',
  name: 'Autumn',
  description: '',
  type: 'percentage',
  value: 20,
  duration: 'once',
  duration_in_months: null,
  ...given,
});

it('a percentage is taken off, to the cent', () => {
  expect([499, 999, 1999].map((amount) => discounted(amount, coupon({})))).toEqual([399, 799, 1599]);
  expect(discounted(499, coupon({ value: 33.5 }))).toBe(332);
  expect(discounted(999, coupon({ value: 100 }))).toBe(0);
  // Half a cent of discount is taken off as a whole one.
  expect([499, 999].map((amount) => discounted(amount, coupon({ value: 50 })))).toEqual([249, 499]);
});

it('an amount is taken off, and never more than the price', () => {
  expect(discounted(499, coupon({ type: 'amount', value: 2 }))).toBe(299);
  expect(discounted(499, coupon({ type: 'amount', value: 10 }))).toBe(0);
});

it('without a code, the price stays', () => {
  expect(discounted(999, null)).toBe(999);
});

it('a discount says how long it holds', () => {
  expect(discountText(coupon({}))).toBe('20% off the first month');
  expect(discountText(coupon({ duration: 'repeating', duration_in_months: 3 }))).toBe('20% off for 3 months');
  expect(discountText(coupon({ duration: 'repeating', duration_in_months: 1 }))).toBe('20% off for 1 month');
  expect(discountText(coupon({ duration: 'forever', type: 'amount', value: 2 }))).toBe('€2.00 off every month');
});
