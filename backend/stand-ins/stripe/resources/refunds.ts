import type Stripe from 'stripe';
import { mergeMetadata } from '../engine/metadata.ts';
import { createRefund } from '../engine/refunds.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const refundRoutes = [
  route<Stripe.RefundCreateParams>('POST', '/v1/refunds', 'RefundCreateParams', ({ engine, params }) =>
    createRefund(engine, params),
  ),
  route<Stripe.RefundRetrieveParams>('GET', '/v1/refunds/:id', 'RefundRetrieveParams', ({ engine, id }) =>
    engine.store.need('refund', id),
  ),
  route<Stripe.RefundUpdateParams>('POST', '/v1/refunds/:id', 'RefundUpdateParams', ({ engine, id, params }) => {
    const refund = engine.store.need('refund', id);
    return engine.change('refund', refund, { metadata: mergeMetadata(refund.metadata, params.metadata) }, 'refund.updated');
  }),
  route<Stripe.RefundListParams>('GET', '/v1/refunds', 'RefundListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('refund')
      .filter((one) => params.charge === undefined || one.charge === params.charge)
      .filter((one) => params.payment_intent === undefined || one.payment_intent === params.payment_intent)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/refunds', rows, params);
  }),
];
