import type Stripe from 'stripe';
import type { Engine } from '../engine/engine.ts';
import { newId, randomText } from '../engine/ids.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { missing } from '../engine/stripe.error.ts';
import type { WebhookEndpoint } from '../engine/tables.ts';
import { listPage } from '../http/list.ts';
import { type Route, route } from '../http/route.ts';

const CONFIGURATION = 'pmc_sandbox';

/** The account's payment methods, as the dashboard would have them switched on. */
function configuration(engine: Engine): { id: string; object: string } {
  const on = { available: true, display_preference: { overridable: null, preference: 'on', value: 'on' } };
  const methods: Record<string, unknown> = Object.fromEntries(engine.methods.map((method) => [method, on]));
  const base = { active: true, application: null, is_default: true, livemode: false, name: 'Sandbox', parent: null };
  return { id: CONFIGURATION, object: 'payment_method_configuration', ...base, ...methods };
}

/** An endpoint without its secret, which is shown once. */
const shown = ({ secret: _secret, ...rest }: WebhookEndpoint): Omit<WebhookEndpoint, 'secret'> => rest;

export const accountRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/account',
    parameters: 'EventRetrieveParams',
    publishable: false,
    answer: () => ({
      id: 'acct_sandbox',
      object: 'account',
      business_profile: { name: 'Sandbox' },
      charges_enabled: true,
      country: 'NL',
      default_currency: 'eur',
      details_submitted: true,
      email: null,
      payouts_enabled: false,
      settings: { dashboard: { display_name: 'Sandbox: no real money' } },
      type: 'standard',
    }),
  },
  route<Stripe.PaymentMethodConfigurationListParams>(
    'GET',
    '/v1/payment_method_configurations',
    'PaymentMethodConfigurationListParams',
    ({ engine, params }) => listPage('/v1/payment_method_configurations', [configuration(engine)], params),
  ),
  route<Stripe.PaymentMethodConfigurationRetrieveParams>(
    'GET',
    '/v1/payment_method_configurations/:id',
    'PaymentMethodConfigurationRetrieveParams',
    ({ engine, id }) => {
      if (id !== CONFIGURATION) throw missing('payment_method_configuration', id);
      return configuration(engine);
    },
  ),
  route<Stripe.WebhookEndpointCreateParams>(
    'POST',
    '/v1/webhook_endpoints',
    'WebhookEndpointCreateParams',
    ({ engine, params }) =>
      engine.store.put('webhook_endpoint', {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: engine.clock.seconds(),
        description: params.description || null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: mergeMetadata(null, params.metadata),
        secret: `whsec_sandbox${randomText(32)}`,
        status: 'enabled',
        url: params.url,
      }),
  ),
  route<Stripe.WebhookEndpointRetrieveParams>(
    'GET',
    '/v1/webhook_endpoints/:id',
    'WebhookEndpointRetrieveParams',
    ({ engine, id }) => shown(engine.store.need('webhook_endpoint', id)),
  ),
  route<Stripe.WebhookEndpointUpdateParams>(
    'POST',
    '/v1/webhook_endpoints/:id',
    'WebhookEndpointUpdateParams',
    ({ engine, id, params }) => {
      const endpoint = engine.store.need('webhook_endpoint', id);
      return shown(
        engine.change('webhook_endpoint', endpoint, {
          ...(params.description === undefined ? {} : { description: params.description || null }),
          ...(params.enabled_events === undefined ? {} : { enabled_events: params.enabled_events }),
          ...(params.url === undefined ? {} : { url: params.url }),
          ...(params.disabled === undefined ? {} : { status: params.disabled ? 'disabled' : 'enabled' }),
          metadata: mergeMetadata(endpoint.metadata, params.metadata),
        }),
      );
    },
  ),
  route<Stripe.WebhookEndpointDeleteParams>(
    'DELETE',
    '/v1/webhook_endpoints/:id',
    'WebhookEndpointDeleteParams',
    ({ engine, id }) => {
      engine.store.need('webhook_endpoint', id);
      engine.store.remove('webhook_endpoint', id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  ),
  route<Stripe.WebhookEndpointListParams>('GET', '/v1/webhook_endpoints', 'WebhookEndpointListParams', ({ engine, params }) =>
    listPage('/v1/webhook_endpoints', engine.store.all('webhook_endpoint').map(shown), params),
  ),
];
