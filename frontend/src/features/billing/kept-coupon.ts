import { CouponView } from '@beside/common/billing/billing.views';
import * as v from 'valibot';
import { forTab } from '../../lib/storage.ts';

const COUPON_KEY = 'beside.billing.coupon';
const Kept = v.object({ userId: v.string(), coupon: CouponView });

/** The code that this user applied in this tab: it survives a reload and a bank's page. */
export function keptCoupon(userId: string): CouponView | null {
  const { success, output } = v.safeParse(Kept, forTab.json(COUPON_KEY));
  return success && output.userId === userId ? output.coupon : null;
}

/** Keeps a user's code in this tab; null forgets it. */
export function keepCoupon(userId: string, coupon: CouponView | null): void {
  if (coupon) forTab.set(COUPON_KEY, JSON.stringify({ userId, coupon }));
  else forTab.remove(COUPON_KEY);
}
