import { limitOf } from '../../http/rate-limits.ts';

/** Codes tried, by a user; and by an address, since accounts are easily made. */
export const COUPON = limitOf('coupon', 12, 600);
export const COUPON_ADDRESS = limitOf('couponAddress', 40, 600, { by: 'address' });
/** Changes at the payment provider. */
export const PAYMENT = limitOf('payment', 30, 600);
/** Leaving, and taking it back: never used up by other changes. */
export const END_CONTRACT = limitOf('leavePlan', 30, 600);
/** What the payment provider sends. */
export const WEBHOOK = limitOf('webhook', 6000, 60, { by: 'address', counted: 'node' });
