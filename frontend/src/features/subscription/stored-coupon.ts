import { CouponView } from '@beside/common/subscription/subscription.views';
import * as v from 'valibot';
import { readAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';

const COUPON_KEY = 'beside.billing.coupon';
const Kept = v.object({ userId: v.string(), coupon: v.nullable(CouponView) });

/** The code that this user applied in this tab, null where it was taken off: it survives a reload and a bank's page. */
export function storedCoupon(userId: string): CouponView | null | undefined {
  const kept = readAs(Kept, forTab.json(COUPON_KEY));
  return kept?.userId === userId ? kept.coupon : undefined;
}

/** Keeps a user's code in this tab; null keeps that none is wanted. */
export function keepCoupon(userId: string, coupon: CouponView | null): void {
  forTab.set(COUPON_KEY, JSON.stringify({ userId, coupon }));
}
