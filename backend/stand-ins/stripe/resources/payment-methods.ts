import type Stripe from 'stripe';
import { mergeMetadata } from '../engine/metadata.ts';
import { attachMethod, createMethod, detachMethod, findMethod } from '../engine/methods.ts';
import { invalid } from '../engine/stripe.error.ts';
import { listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const paymentMethodRoutes = [
  route<Stripe.PaymentMethodCreateParams>(
    'POST',
    '/v1/payment_methods',
    'PaymentMethodCreateParams',
    ({ engine, params }) => {
      if (params.type === undefined) throw invalid('Missing required param: type.', 'type', 'parameter_missing');
      const { billing_details, card, sepa_debit, type, allow_redisplay } = params;
      return createMethod(engine, { type, card, sepa_debit, billing_details, allow_redisplay });
    },
    true,
  ),
  route<Stripe.PaymentMethodRetrieveParams>('GET', '/v1/payment_methods/:id', 'PaymentMethodRetrieveParams', ({ engine, id }) =>
    engine.store.need('payment_method', id),
  ),
  route<Stripe.PaymentMethodUpdateParams>(
    'POST',
    '/v1/payment_methods/:id',
    'PaymentMethodUpdateParams',
    ({ engine, id, params }) => {
      const method = engine.store.need('payment_method', id);
      const changes = { metadata: mergeMetadata(method.metadata, params.metadata) };
      return engine.change('payment_method', method, changes, 'payment_method.updated');
    },
  ),
  route<Stripe.PaymentMethodListParams>('GET', '/v1/payment_methods', 'PaymentMethodListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('payment_method')
      .filter((one) => params.customer !== undefined && one.customer === params.customer)
      .filter((one) => params.type === undefined || one.type === params.type);
    return listPage('/v1/payment_methods', rows, params);
  }),
  route<Stripe.PaymentMethodAttachParams>(
    'POST',
    '/v1/payment_methods/:id/attach',
    'PaymentMethodAttachParams',
    ({ engine, id, params }) => attachMethod(engine, findMethod(engine, id, 'id'), params.customer ?? ''),
  ),
  route<Stripe.PaymentMethodDetachParams>(
    'POST',
    '/v1/payment_methods/:id/detach',
    'PaymentMethodDetachParams',
    ({ engine, id }) => detachMethod(engine, engine.store.need('payment_method', id)),
  ),
];
