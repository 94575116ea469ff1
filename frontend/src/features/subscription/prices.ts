import { CURRENCY } from '@beside/common/subscription/subscription.constants';
import type { CouponView } from '@beside/common/subscription/subscription.views';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../lib/money-text.ts';

/**
 * What a plan costs with a discount code: a percentage less, or an amount less and never under nothing.
 * @param amount cents
 */
export function discounted(amount: number, coupon: CouponView | null): number {
  if (!coupon) return amount;
  const off = coupon.type === 'percentage' ? (amount * coupon.value) / 100 : coupon.value * 100;
  // The discount is what the provider rounds.
  return Math.max(0, amount - Math.round(off));
}

/** "20%" or "€2.00": what a code takes off. */
function offText({ type, value }: CouponView): string {
  if (type === 'amount') return moneyText(value * 100, CURRENCY);
  return new Intl.NumberFormat(dateLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** "20% off for 3 months". */
export function discountText(coupon: CouponView): string {
  const off = offText(coupon);
  if (coupon.duration === 'forever') return t('billing.off_forever', { off });
  if (coupon.duration === 'once') return t('billing.off_once', { off });
  return t('billing.off_repeating', { off, count: coupon.duration_in_months ?? 1 });
}
