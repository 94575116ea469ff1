import { CURRENCY, normaliseCoupon } from '@beside/common/subscription/subscription.constants';
import type { CouponView } from '@beside/common/subscription/subscription.views';
import type Stripe from 'stripe';
import { AppError } from '../../../lib/app-error.ts';
import { isMissing } from '../../../lib/stripe.ts';
import type { Customers } from '../subscription.customers.ts';
import { expanded, idOf, offOf } from '../subscription.stripe.ts';
import type { FullSubscription } from '../subscription.types.ts';
import { refundOf, wasPaid } from '../sync/subscription.state.ts';

const invalid = (): AppError => new AppError('coupon_invalid', 'This discount code is not valid.');
const expired = (): AppError => new AppError('coupon_expired', 'This discount code has expired.');
const usedUp = (): AppError => new AppError('coupon_used_up', 'This discount code has been used up.');
const notForYou = (): AppError => new AppError('coupon_not_for_you', 'This discount code is for new subscribers only.');

/** A code that holds, and what Stripe is given for it. */
export interface Coupon {
  view: CouponView;
  discount: { promotion_code: string } | { coupon: string };
  /** Cents that an order must cost at least; null where Stripe checks it. */
  minimum: number | null;
}

/** Marks a coupon whose id is a code that people may type. The id of any other coupon would evade the limits of its promotion codes. */
const TYPED = 'code';

/** Whose code is checked. */
interface CodeUser {
  customerId: string | null;
  /** Whether an invoice of theirs was paid before. */
  hasPaid(): Promise<boolean>;
  /** Whether a use of this promotion code was counted for them, by an order that was not paid, or withdrawn from. */
  holds(id: string): boolean;
}

/** Seconds for which an order that was not paid keeps its use of a code: Stripe lets it lapse after 23 hours. */
const HELD_S = 2 * 86_400;

/**
 * Whether an order has used up its use of a code: it was paid, and a withdrawal did not give back half of that or more. Else one customer could use up a
 * limited code by ordering and withdrawing.
 */
function keepsUse(order: FullSubscription): boolean {
  const paid = expanded(order.latest_invoice)?.amount_paid ?? 0;
  const back = refundOf(order);
  return wasPaid(order) && (back === null || back * 2 < paid);
}

/**
 * Whether a use of a promotion code that was counted for this customer is left: its order was not paid, or withdrawn from.
 * @param now Unix seconds
 */
function holdsDiscount(all: readonly FullSubscription[], id: string, now: number): boolean {
  const orders = all.filter((one) => one.metadata.discount === id && (wasPaid(one) || one.created > now - HELD_S));
  return orders.filter(({ metadata }) => metadata.isCounted === 'true').length > orders.filter(keepsUse).length;
}

/**
 * Who uses a code.
 * @param all their subscriptions, unpaid ones included
 * @param now Unix seconds
 */
export function codeUser(
  customers: Pick<Customers, 'hasPaid'>,
  customerId: string | null,
  all: readonly FullSubscription[],
  now: number,
): CodeUser {
  return {
    customerId,
    hasPaid: async () => customerId !== null && customers.hasPaid(customerId),
    holds: (id) => holdsDiscount(all, id, now),
  };
}

/**
 * Finds the discount for a code that someone has typed: a promotion code's, or the id of a coupon that is marked as a code.
 * @param code as typed, or the `id` of a view
 * @throws AppError 400 `coupon_invalid`, `coupon_expired`, `coupon_used_up`, `coupon_not_for_you`
 */
export async function findCoupon(stripe: Stripe, code: string, customer: CodeUser, now: number): Promise<Coupon> {
  const promotion = await findPromotion(stripe, code);
  if (promotion) {
    const coupon = expanded(promotion.promotion.coupon);
    if (!coupon) throw invalid();
    const held = customer.holds(promotion.id);
    await checkPromotion(promotion, coupon, customer, now, held);
    return {
      view: presentCoupon(coupon, promotion.id, promotion.code),
      // Stripe counts each order of a promotion code, paid or not: another choice of the same customer is counted with the first.
      discount: held ? { coupon: coupon.id } : { promotion_code: promotion.id },
      minimum: held ? promotion.restrictions.minimum_amount : null,
    };
  }
  const id = normaliseCoupon(code);
  const coupon = await stripe.coupons.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) throw invalid();
    throw error;
  });
  if (coupon.metadata?.[TYPED] !== 'true') throw invalid();
  checkCoupon(coupon, now);
  return { view: presentCoupon(coupon, coupon.id, coupon.id), discount: { coupon: coupon.id }, minimum: null };
}

async function findPromotion(stripe: Stripe, code: string): Promise<Stripe.PromotionCode | null> {
  const expand = ['promotion.coupon'];
  if (/^promo_\w+$/.test(code.trim()))
    return stripe.promotionCodes.retrieve(code.trim(), { expand }).catch((error: unknown) => {
      if (isMissing(error)) throw invalid();
      throw error;
    });
  const { data } = await stripe.promotionCodes.list({
    code: normaliseCoupon(code),
    limit: 10,
    expand: expand.map((part) => `data.${part}`),
  });
  // A code may be given again after its promotion was switched off.
  return data.find(({ active }) => active) ?? data[0] ?? null;
}

async function checkPromotion(
  promotion: Stripe.PromotionCode,
  coupon: Stripe.Coupon,
  customer: CodeUser,
  now: number,
  held: boolean,
): Promise<void> {
  const { expires_at, max_redemptions, times_redeemed, active, restrictions } = promotion;
  if (idOf(promotion.customer) !== null && idOf(promotion.customer) !== customer.customerId) throw invalid();
  if (expires_at !== null && expires_at <= now) throw expired();
  const isFull = max_redemptions !== null && times_redeemed >= max_redemptions;
  if (isFull && !held) throw usedUp();
  checkCoupon(coupon, now);
  // Stripe's clock may be ahead of ours, as a sandbox's is. A full code is not active either.
  if (!active && !(held && isFull)) throw expires_at === null ? invalid() : expired();
  if (restrictions.first_time_transaction && (await customer.hasPaid())) throw notForYou();
}

function checkCoupon(
  { redeem_by, max_redemptions, times_redeemed, valid, amount_off, currency }: Stripe.Coupon,
  now: number,
): void {
  if (redeem_by !== null && redeem_by <= now) throw expired();
  if (max_redemptions !== null && times_redeemed >= max_redemptions) throw usedUp();
  if (!valid && redeem_by !== null) throw expired();
  if (!valid || (amount_off !== null && currency !== CURRENCY.toLowerCase())) throw invalid();
}

function presentCoupon(
  { name, percent_off, amount_off, duration, duration_in_months }: Stripe.Coupon,
  as: string,
  code: string,
): CouponView {
  return {
    id: as,
    name: name ?? code,
    description: offOf({ percent_off, amount_off }),
    type: percent_off !== null ? 'percentage' : 'amount',
    value: percent_off ?? (amount_off ?? 0) / 100,
    duration: (['forever', 'repeating'] as const).find((each) => each === duration) ?? 'once',
    duration_in_months: duration_in_months ?? null,
  };
}
