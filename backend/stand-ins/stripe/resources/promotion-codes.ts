import type Stripe from 'stripe';
import { isCodeActive } from '../engine/discounts.ts';
import type { Engine } from '../engine/engine.ts';
import { newId, randomText } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { invalid } from '../engine/stripe.error.ts';
import type { PromotionCode } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

/** A code as it is now: one that has expired or is used up is active no more. */
const current = (engine: Engine, code: PromotionCode): PromotionCode => ({ ...code, active: isCodeActive(engine, code) });

export const promotionCodeRoutes = [
  route<Stripe.PromotionCodeCreateParams>('POST', '/v1/promotion_codes', 'PromotionCodeCreateParams', ({ engine, params }) =>
    createCode(engine, params),
  ),
  route<Stripe.PromotionCodeRetrieveParams>('GET', '/v1/promotion_codes/:id', 'PromotionCodeRetrieveParams', ({ engine, id }) =>
    current(engine, engine.store.need('promotion_code', id)),
  ),
  route<Stripe.PromotionCodeUpdateParams>(
    'POST',
    '/v1/promotion_codes/:id',
    'PromotionCodeUpdateParams',
    ({ engine, id, params }) => {
      const code = engine.store.need('promotion_code', id);
      const changes = {
        ...(params.active === undefined ? {} : { active: params.active }),
        metadata: mergeMetadata(code.metadata, params.metadata),
      };
      return current(engine, engine.change('promotion_code', code, changes, 'promotion_code.updated'));
    },
  ),
  route<Stripe.PromotionCodeListParams>('GET', '/v1/promotion_codes', 'PromotionCodeListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('promotion_code')
      .map((one) => current(engine, one))
      .filter((one) => params.active === undefined || one.active === params.active)
      .filter((one) => params.code === undefined || one.code.toLowerCase() === params.code.toLowerCase())
      .filter((one) => params.coupon === undefined || one.promotion.coupon === params.coupon)
      .filter((one) => params.customer === undefined || one.customer === params.customer)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/promotion_codes', rows, params);
  }),
];

export function createCode(engine: Engine, params: Wire<Stripe.PromotionCodeCreateParams>): PromotionCode {
  const { customer, promotion, restrictions } = params;
  const coupon = engine.store.need('coupon', promotion.coupon ?? '', 'promotion[coupon]');
  const code = params.code ?? randomText(8).toUpperCase();
  const taken = engine.store
    .all('promotion_code')
    .some(
      (one) => one.code.toLowerCase() === code.toLowerCase() && isCodeActive(engine, one) && one.customer === (customer ?? null),
    );
  if (taken) throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code', 'resource_already_exists');
  if (customer) engine.store.need('customer', customer, 'customer');
  const created = engine.store.put('promotion_code', {
    id: newId('promo'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: engine.clock.seconds(),
    customer: customer ?? null,
    customer_account: null,
    expires_at: params.expires_at ?? coupon.redeem_by,
    livemode: false,
    max_redemptions: params.max_redemptions ?? coupon.max_redemptions,
    metadata: mergeMetadata(null, params.metadata),
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: {
      first_time_transaction: restrictions?.first_time_transaction ?? false,
      minimum_amount: restrictions?.minimum_amount ?? null,
      minimum_amount_currency: restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  });
  engine.emit('promotion_code.created', created);
  return created;
}
