import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { newId, randomText } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { findMethod } from '../engine/methods.ts';
import { invalid } from '../engine/stripe.error.ts';
import { cancelSubscription } from '../engine/subscription.cancel.ts';
import type { Customer } from '../engine/tables.ts';
import { countryOf, unknownLocation } from '../engine/tax.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

type Given = Partial<Wire<Stripe.CustomerUpdateParams>>;

export const customerRoutes = [
  route<Stripe.CustomerCreateParams>('POST', '/v1/customers', 'CustomerCreateParams', ({ engine, params }) =>
    createCustomer(engine, params),
  ),
  route<Stripe.CustomerRetrieveParams>('GET', '/v1/customers/:id', 'CustomerRetrieveParams', ({ engine, id }) => {
    const deleted = engine.store.get('deleted', id);
    return deleted ?? engine.store.need('customer', id);
  }),
  route<Stripe.CustomerUpdateParams>('POST', '/v1/customers/:id', 'CustomerUpdateParams', ({ engine, id, params }) => {
    const customer = engine.store.need('customer', id);
    return engine.change('customer', customer, fieldsOf(engine, params, customer), 'customer.updated');
  }),
  route<Stripe.CustomerDeleteParams>('DELETE', '/v1/customers/:id', 'CustomerDeleteParams', ({ engine, id }) =>
    deleteCustomer(engine, engine.store.need('customer', id)),
  ),
  route<Stripe.CustomerListParams>('GET', '/v1/customers', 'CustomerListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('customer')
      .filter((one) => params.email === undefined || one.email === params.email)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/customers', rows, params);
  }),
  route<Stripe.CustomerListPaymentMethodsParams>(
    'GET',
    '/v1/customers/:id/payment_methods',
    'CustomerListPaymentMethodsParams',
    ({ engine, id, params }) => {
      engine.store.need('customer', id);
      const rows = engine.store
        .all('payment_method')
        .filter((one) => one.customer === id && (params.type === undefined || one.type === params.type));
      return listPage(`/v1/customers/${id}/payment_methods`, rows, params);
    },
  ),
];

function createCustomer(engine: Engine, params: Wire<Stripe.CustomerCreateParams>): Customer {
  const customer: Customer = {
    id: newId('cus').slice(0, 18),
    object: 'customer',
    address: null,
    balance: 0,
    created: engine.clock.seconds(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  const stored = engine.store.put('customer', { ...customer, ...fieldsOf(engine, params, customer) });
  engine.emit('customer.created', stored);
  return stored;
}

function fieldsOf(engine: Engine, params: Given, before: Customer): Partial<Customer> {
  const { address, balance, description, email, invoice_settings, metadata, name, phone, preferred_locales, tax } = params;
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  const method = invoice_settings?.default_payment_method;
  const place = address
    ? { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address }
    : null;
  // Refused with an address that is not enough for tax, where that is asked.
  if (tax?.validate_location === 'immediately' && countryOf({ address: place ?? before.address }) === null)
    throw unknownLocation();
  return {
    ...(address === undefined ? {} : { address: place }),
    ...(balance === undefined ? {} : { balance }),
    ...(description === undefined ? {} : { description: description || null }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(name === undefined ? {} : { name: name || null }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(preferred_locales === undefined ? {} : { preferred_locales }),
    ...(metadata === undefined ? {} : { metadata: mergeMetadata(before.metadata, metadata) }),
    ...(method === undefined
      ? {}
      : { invoice_settings: { ...before.invoice_settings, default_payment_method: ownMethod(engine, method, before.id) } }),
  };
}

function ownMethod(engine: Engine, id: string, customer: string): string | null {
  if (id === '') return null;
  const param = 'invoice_settings[default_payment_method]';
  const method = findMethod(engine, id, param);
  if (method.customer === customer) return method.id;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}

function deleteCustomer(engine: Engine, customer: Customer): object {
  for (const subscription of engine.store.all('subscription')) {
    if (subscription.customer === customer.id && subscription.ended_at === null) cancelSubscription(engine, subscription, {});
  }
  for (const method of engine.store.all('payment_method').filter((one) => one.customer === customer.id)) {
    engine.store.put('payment_method', { ...method, customer: null });
  }
  engine.store.remove('customer', customer.id);
  engine.emit('customer.deleted', customer);
  return engine.store.put('deleted', { id: customer.id, object: 'customer', deleted: true });
}
