import type Stripe from 'stripe';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

/** What is only read: payments of invoices, charges, events. */
export const recordRoutes = [
  route<Stripe.InvoicePaymentRetrieveParams>(
    'GET',
    '/v1/invoice_payments/:id',
    'InvoicePaymentRetrieveParams',
    ({ engine, id }) => engine.store.need('invoice_payment', id),
  ),
  route<Stripe.InvoicePaymentListParams>('GET', '/v1/invoice_payments', 'InvoicePaymentListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('invoice_payment')
      .filter((one) => params.invoice === undefined || one.invoice === params.invoice)
      .filter((one) => params.status === undefined || one.status === params.status)
      .filter(
        (one) => params.payment?.payment_intent === undefined || one.payment.payment_intent === params.payment.payment_intent,
      )
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/invoice_payments', rows, params);
  }),
  route<Stripe.ChargeRetrieveParams>('GET', '/v1/charges/:id', 'ChargeRetrieveParams', ({ engine, id }) =>
    engine.store.need('charge', id),
  ),
  route<Stripe.ChargeListParams>('GET', '/v1/charges', 'ChargeListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('charge')
      .filter((one) => params.customer === undefined || one.customer === params.customer)
      .filter((one) => params.payment_intent === undefined || one.payment_intent === params.payment_intent)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/charges', rows, params);
  }),
  route<Stripe.EventRetrieveParams>('GET', '/v1/events/:id', 'EventRetrieveParams', ({ engine, id }) =>
    engine.store.need('event', id),
  ),
  route<Stripe.EventListParams>('GET', '/v1/events', 'EventListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('event')
      .filter((one) => params.type === undefined || matchesType(one.type, params.type))
      .filter((one) => params.types === undefined || params.types.some((type) => matchesType(one.type, type)))
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/events', rows, params);
  }),
];

/** `invoice.*` stands for every type that begins so. */
export function matchesType(type: string, wanted: string): boolean {
  return wanted === '*' || type === wanted || (wanted.endsWith('*') && type.startsWith(wanted.slice(0, -1)));
}
