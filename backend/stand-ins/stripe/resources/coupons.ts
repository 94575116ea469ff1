import type Stripe from 'stripe';
import { isCouponValid } from '../engine/discounts.ts';
import type { Engine } from '../engine/engine.ts';
import { randomText } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { invalid } from '../engine/stripe.error.ts';
import type { Coupon } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const couponRoutes = [
  route<Stripe.CouponCreateParams>('POST', '/v1/coupons', 'CouponCreateParams', ({ engine, params }) =>
    createCoupon(engine, params),
  ),
  route<Stripe.CouponRetrieveParams>('GET', '/v1/coupons/:id', 'CouponRetrieveParams', ({ engine, id }) => {
    const coupon = engine.store.need('coupon', id);
    return { ...coupon, valid: isCouponValid(engine, coupon) };
  }),
  route<Stripe.CouponUpdateParams>('POST', '/v1/coupons/:id', 'CouponUpdateParams', ({ engine, id, params }) => {
    const coupon = engine.store.need('coupon', id);
    const changes = {
      ...(params.name === undefined ? {} : { name: params.name || null }),
      metadata: mergeMetadata(coupon.metadata, params.metadata),
    };
    return engine.change('coupon', coupon, changes, 'coupon.updated');
  }),
  route<Stripe.CouponDeleteParams>('DELETE', '/v1/coupons/:id', 'CouponDeleteParams', ({ engine, id }) => {
    const coupon = engine.store.need('coupon', id);
    // Discounts that were given keep their coupon, so it stays, and can be redeemed no more.
    engine.store.put('coupon', { ...coupon, redeem_by: 0, valid: false });
    engine.emit('coupon.deleted', coupon);
    return { id, object: 'coupon', deleted: true };
  }),
  route<Stripe.CouponListParams>('GET', '/v1/coupons', 'CouponListParams', ({ engine, params }) => {
    const rows = engine.store.all('coupon').filter((one) => isWithin(params.created, one.created));
    return listPage(
      '/v1/coupons',
      rows.map((one) => ({ ...one, valid: isCouponValid(engine, one) })),
      params,
    );
  }),
];

export function createCoupon(engine: Engine, params: Wire<Stripe.CouponCreateParams>): Coupon {
  const { amount_off, applies_to, currency, duration = 'once', duration_in_months, percent_off } = params;
  if ((amount_off === undefined) === (percent_off === undefined)) {
    throw invalid('You must pass either `amount_off` or `percent_off`, and not both.', 'percent_off');
  }
  if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
    throw invalid('Invalid percent_off: must be between 0 and 100', 'percent_off');
  }
  if (amount_off !== undefined && !currency)
    throw invalid('You must pass `currency` when passing `amount_off`', 'currency', 'parameter_missing');
  if ((duration === 'repeating') !== (duration_in_months !== undefined)) {
    throw invalid('`duration_in_months` must be given for, and only for, a repeating coupon.', 'duration_in_months');
  }
  const id = params.id ?? randomText(8);
  if (engine.store.get('coupon', id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  const coupon = engine.store.put('coupon', {
    id,
    object: 'coupon',
    amount_off: amount_off ?? null,
    ...(applies_to?.products ? { applies_to: { products: applies_to.products } } : {}),
    created: engine.clock.seconds(),
    currency: amount_off === undefined ? null : (currency ?? null),
    duration,
    duration_in_months: duration_in_months ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata(null, params.metadata),
    name: params.name || null,
    percent_off: percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
  engine.emit('coupon.created', coupon);
  return coupon;
}
