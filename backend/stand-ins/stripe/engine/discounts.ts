import { addMonths } from './calendar.ts';
import type { Engine } from './engine.ts';
import { newId } from './ids.ts';
import { invalid } from './stripe.error.ts';
import type { Coupon, Discount, PromotionCode } from './tables.ts';

/** How a request names a discount. */
export interface DiscountChoice {
  coupon?: string;
  discount?: string;
  promotion_code?: string;
}

/** What a discount is for. */
export interface DiscountOwner {
  customer: string;
  subscription: string | null;
  /** Minor units before discounts, for a code's minimum amount. */
  amount: number;
}

/** Whether a coupon can be redeemed now. */
export function isCouponValid(engine: Engine, coupon: Coupon): boolean {
  const full = coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions;
  return !full && (coupon.redeem_by === null || coupon.redeem_by > engine.clock.seconds());
}

/** Whether a promotion code can be redeemed now by anybody. */
export function isCodeActive(engine: Engine, code: PromotionCode): boolean {
  const full = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions;
  const expired = code.expires_at !== null && code.expires_at <= engine.clock.seconds();
  const coupon = engine.store.get('coupon', code.promotion.coupon ?? '');
  return code.active && !full && !expired && coupon !== undefined && isCouponValid(engine, coupon);
}

/** Redeems what a request names. Discounts that exist already are kept as they are. */
export function redeemAll(engine: Engine, choices: readonly DiscountChoice[], owner: DiscountOwner): string[] {
  return choices.map((choice) => {
    if (choice.discount) return engine.store.need('discount', choice.discount, 'discounts[0][discount]').id;
    if (choice.promotion_code) return redeemCode(engine, choice.promotion_code, owner).id;
    if (choice.coupon) return redeemCoupon(engine, choice.coupon, owner, null).id;
    throw invalid('You must pass one of `coupon`, `discount` or `promotion_code`.', 'discounts[0]', 'parameter_missing');
  });
}

function redeemCode(engine: Engine, id: string, owner: DiscountOwner): Discount {
  const code = engine.store.need('promotion_code', id, 'discounts[0][promotion_code]');
  const param = 'discounts[0][promotion_code]';
  if (!isCodeActive(engine, code)) throw invalid('This promotion code is expired or inactive.', param, 'coupon_expired');
  if (code.customer !== null && code.customer !== owner.customer) {
    throw invalid('This promotion code cannot be redeemed by this customer.', param, 'promotion_code_customer_mismatch');
  }
  if (code.restrictions.first_time_transaction && hasPaid(engine, owner.customer)) {
    throw invalid(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      param,
      'promotion_code_customer_not_first_time',
    );
  }
  if ((code.restrictions.minimum_amount ?? 0) > owner.amount) {
    throw invalid('This promotion code requires a higher amount.', param, 'promotion_code_minimum_amount_not_met');
  }
  const discount = redeemCoupon(engine, code.promotion.coupon ?? '', owner, code.id);
  const times = code.times_redeemed + 1;
  const full = code.max_redemptions !== null && times >= code.max_redemptions;
  engine.change('promotion_code', code, { times_redeemed: times, ...(full ? { active: false } : {}) }, 'promotion_code.updated');
  return discount;
}

function redeemCoupon(engine: Engine, id: string, owner: DiscountOwner, code: string | null): Discount {
  const coupon = engine.store.need('coupon', id, 'discounts[0][coupon]');
  if (!isCouponValid(engine, coupon)) throw invalid(`Coupon expired: ${id}`, 'discounts[0][coupon]', 'coupon_expired');
  const start = engine.clock.seconds();
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null;
  const discount = engine.store.put('discount', {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: owner.customer,
    customer_account: null,
    end: months === null ? null : addMonths(start, months),
    invoice: null,
    invoice_item: null,
    promotion_code: code,
    source: { type: 'coupon', coupon: id },
    start,
    subscription: owner.subscription,
    subscription_item: null,
  });
  const redeemed = { ...coupon, times_redeemed: coupon.times_redeemed + 1 };
  engine.store.put('coupon', { ...redeemed, valid: isCouponValid(engine, redeemed) });
  engine.emit('customer.discount.created', discount);
  return discount;
}

function hasPaid(engine: Engine, customer: string): boolean {
  return engine.store.all('invoice').some((one) => one.customer === customer && one.status === 'paid' && one.amount_paid > 0);
}

/** A discount's coupon. */
export function couponOf(engine: Engine, discount: string): Coupon | undefined {
  const found = engine.store.get('discount', discount);
  return engine.store.get('coupon', found?.source.coupon ?? '');
}

/** The discounts that still apply at that moment (seconds). */
export function currentDiscounts(engine: Engine, ids: readonly string[], at: number): string[] {
  return ids.filter((id) => {
    const discount = engine.store.get('discount', id);
    return discount !== undefined && (discount.end === null || discount.end > at);
  });
}
