import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { newId } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { invalid } from '../engine/stripe.error.ts';
import type { Product } from '../engine/tables.ts';
import type { Wire } from '../engine/wire.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const productRoutes = [
  route<Stripe.ProductCreateParams>('POST', '/v1/products', 'ProductCreateParams', ({ engine, params }) =>
    createProduct(engine, params),
  ),
  route<Stripe.ProductRetrieveParams>('GET', '/v1/products/:id', 'ProductRetrieveParams', ({ engine, id }) =>
    engine.store.need('product', id),
  ),
  route<Stripe.ProductUpdateParams>('POST', '/v1/products/:id', 'ProductUpdateParams', ({ engine, id, params }) => {
    const product = engine.store.need('product', id);
    const { active, default_price, description, images, metadata, name, statement_descriptor, tax_code, unit_label, url } =
      params;
    const changes: Partial<Product> = {
      ...(active === undefined ? {} : { active }),
      ...(default_price === undefined ? {} : { default_price: default_price || null }),
      ...(description === undefined ? {} : { description: description || null }),
      ...(images === undefined ? {} : { images: images || [] }),
      ...(name === undefined ? {} : { name }),
      ...(statement_descriptor === undefined ? {} : { statement_descriptor: statement_descriptor || null }),
      ...(tax_code === undefined ? {} : { tax_code: tax_code || null }),
      ...(unit_label === undefined ? {} : { unit_label: unit_label || null }),
      ...(url === undefined ? {} : { url: url || null }),
      metadata: mergeMetadata(product.metadata, metadata),
    };
    const changed = Object.entries(changes).some(
      ([key, value]) => JSON.stringify(Reflect.get(product, key)) !== JSON.stringify(value),
    );
    return changed
      ? engine.change('product', product, { ...changes, updated: engine.clock.seconds() }, 'product.updated')
      : product;
  }),
  route<Stripe.ProductDeleteParams>('DELETE', '/v1/products/:id', 'ProductDeleteParams', ({ engine, id }) => {
    const product = engine.store.need('product', id);
    if (engine.store.all('price').some((price) => price.product === id)) {
      throw invalid('This product cannot be deleted because it has one or more user-created prices.');
    }
    engine.store.remove('product', id);
    engine.emit('product.deleted', product);
    return engine.store.put('deleted', { id, object: 'product', deleted: true });
  }),
  route<Stripe.ProductListParams>('GET', '/v1/products', 'ProductListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('product')
      .filter((one) => params.active === undefined || one.active === params.active)
      .filter((one) => params.ids === undefined || params.ids.includes(one.id))
      .filter((one) => params.url === undefined || one.url === params.url)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/products', rows, params);
  }),
];

function createProduct(engine: Engine, params: Wire<Stripe.ProductCreateParams>): Product {
  const id = params.id ?? newId('prod').slice(0, 19);
  if (engine.store.get('product', id)) throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  if (params.name === '') throw invalid("You passed an empty string for 'name'.", 'name', 'parameter_invalid_empty');
  const now = engine.clock.seconds();
  const product = engine.store.put('product', {
    id,
    object: 'product',
    active: params.active ?? true,
    created: now,
    default_price: null,
    description: params.description || null,
    images: params.images ?? [],
    livemode: false,
    marketing_features: params.marketing_features ?? [],
    metadata: mergeMetadata(null, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: now,
    url: params.url ?? null,
  });
  engine.emit('product.created', product);
  return product;
}
