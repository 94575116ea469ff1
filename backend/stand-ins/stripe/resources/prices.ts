import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { newId } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { invalid } from '../engine/stripe.error.ts';
import type { Price } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const priceRoutes = [
  route<Stripe.PriceCreateParams>('POST', '/v1/prices', 'PriceCreateParams', ({ engine, params }) => createPrice(engine, params)),
  route<Stripe.PriceRetrieveParams>('GET', '/v1/prices/:id', 'PriceRetrieveParams', ({ engine, id }) =>
    engine.store.need('price', id),
  ),
  route<Stripe.PriceUpdateParams>('POST', '/v1/prices/:id', 'PriceUpdateParams', ({ engine, id, params }) => {
    const price = engine.store.need('price', id);
    const { active, lookup_key, metadata, nickname, tax_behavior, transfer_lookup_key } = params;
    if (lookup_key) takeLookupKey(engine, lookup_key, transfer_lookup_key ?? false, id);
    const changes: Partial<Price> = {
      ...(active === undefined ? {} : { active }),
      ...(lookup_key === undefined ? {} : { lookup_key: lookup_key || null }),
      ...(nickname === undefined ? {} : { nickname: nickname || null }),
      ...(tax_behavior === undefined ? {} : { tax_behavior }),
      metadata: mergeMetadata(price.metadata, metadata),
    };
    return engine.change('price', price, changes, 'price.updated');
  }),
  route<Stripe.PriceListParams>('GET', '/v1/prices', 'PriceListParams', ({ engine, params }) => {
    const { active, currency, lookup_keys, product, recurring, type } = params;
    const rows = engine.store
      .all('price')
      .filter((one) => active === undefined || one.active === active)
      .filter((one) => currency === undefined || one.currency === currency)
      .filter((one) => lookup_keys === undefined || lookup_keys.includes(one.lookup_key ?? ''))
      .filter((one) => product === undefined || one.product === product)
      .filter((one) => type === undefined || one.type === type)
      .filter((one) => recurring?.interval === undefined || one.recurring?.interval === recurring.interval)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/prices', rows, params);
  }),
];

function createPrice(engine: Engine, params: Wire<Stripe.PriceCreateParams>): Price {
  const { currency, lookup_key, product_data, recurring, unit_amount, unit_amount_decimal } = params;
  if (params.product === undefined && product_data === undefined) {
    throw invalid('You must specify either `product` or `product_data` when creating a price.', 'product', 'parameter_missing');
  }
  const amount = unit_amount ?? (unit_amount_decimal === undefined ? undefined : Number(unit_amount_decimal));
  if (amount === undefined) {
    throw invalid(
      'You must specify either `unit_amount`, `unit_amount_decimal`, or `custom_unit_amount`.',
      'unit_amount',
      'parameter_missing',
    );
  }
  if (!Number.isInteger(amount) || amount < 0)
    throw invalid(`Invalid non-negative integer`, 'unit_amount', 'parameter_invalid_integer');
  if (!/^[a-z]{3}$/.test(currency.toLowerCase())) throw invalid(`Invalid currency: ${currency}.`, 'currency');
  if (lookup_key) takeLookupKey(engine, lookup_key, params.transfer_lookup_key ?? false);
  const product =
    params.product === undefined
      ? newProduct(engine, product_data?.name ?? '')
      : engine.store.need('product', params.product, 'product').id;
  const price = engine.store.put('price', {
    id: newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: engine.clock.seconds(),
    currency: currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookup_key || null,
    metadata: mergeMetadata(null, params.metadata),
    nickname: params.nickname || null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  });
  engine.emit('price.created', price);
  return price;
}

function takeLookupKey(engine: Engine, key: string, transfer: boolean, own?: string): void {
  const holder = engine.store.all('price').find((price) => price.lookup_key === key && price.id !== own);
  if (!holder) return;
  if (!transfer) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  }
  engine.change('price', holder, { lookup_key: null }, 'price.updated');
}

function newProduct(engine: Engine, name: string): string {
  const now = engine.clock.seconds();
  const product = engine.store.put('product', {
    id: newId('prod').slice(0, 19),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: now,
    url: null,
  });
  engine.emit('product.created', product);
  return product.id;
}
