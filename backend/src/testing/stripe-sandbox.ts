import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { type StripeServer, type StripeServerOptions, startStripeServer } from '../../stand-ins/stripe/stripe.server.ts';
import { checkBody, refuseViolations } from './stripe-bodies.ts';

export const DAY = 86_400_000;

export interface Sandbox {
  server: StripeServer;
  stripe: Stripe;
  /** The publishable key's client, as a browser would use it. */
  browser: Stripe;
  /** Prices by their lookup keys. */
  prices: Record<'bronze' | 'silver' | 'gold', Stripe.Price>;
  close(): Promise<void>;
}

/** The real client, pointed at a sandbox. */
export function clientOf(server: Pick<StripeServer, 'url'>, key: string, retries = 0): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(server.url).port,
    protocol: 'http',
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

/** A sandbox with the three plans. */
export async function startSandbox(options: Partial<StripeServerOptions> = {}): Promise<Sandbox> {
  const server = await startStripeServer({ folder: null, onBody: checkBody, ...options });
  const stripe = clientOf(server, server.secretKey);
  const product = await stripe.products.create({ name: 'Plan' });
  const price = (lookup_key: string, unit_amount: number): Promise<Stripe.Price> =>
    stripe.prices.create({ product: product.id, currency: 'eur', unit_amount, recurring: { interval: 'month' }, lookup_key });
  const prices = { bronze: await price('bronze', 499), silver: await price('silver', 999), gold: await price('gold', 1999) };
  const close = async (): Promise<void> => {
    await server.close();
    refuseViolations();
  };
  return { server, stripe, browser: clientOf(server, server.publishableKey), prices, close };
}

/** An expanded object; fails for an id. */
export function expanded<T extends object>(value: string | T | null | undefined): T {
  if (typeof value !== 'object' || value === null) throw new Error(`Not expanded: ${value}`);
  return value;
}

/** A customer with an incomplete subscription, and the secret that pays it. */
export async function begin(
  sandbox: Sandbox,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
): Promise<{ subscription: Stripe.Subscription; invoice: Stripe.Invoice; intent: string; secret: string }> {
  const { stripe, prices } = sandbox;
  const customer = await stripe.customers.create({ email: 'ana@example.com' });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.silver.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
    ...more,
  });
  const invoice = expanded(subscription.latest_invoice);
  const secret = invoice.confirmation_secret?.client_secret ?? '';
  return { subscription, invoice, intent: secret.split('_secret')[0] ?? '', secret };
}

/** An active subscription that pays with one of Stripe's test methods. */
export async function subscribe(sandbox: Sandbox, method = 'pm_card_visa', price?: Stripe.Price): Promise<Stripe.Subscription> {
  const { subscription, intent } = await begin(sandbox, price ? { items: [{ price: price.id }] } : {});
  const paid = await sandbox.stripe.paymentIntents.confirm(intent, { payment_method: method });
  if (paid.status === 'requires_action') await complete(sandbox, intent, 'succeed');
  return sandbox.stripe.subscriptions.retrieve(subscription.id);
}

/** Does what the customer's bank does. */
export async function complete(sandbox: Sandbox, intent: string, outcome: 'succeed' | 'fail'): Promise<void> {
  const answer = await fetch(`${sandbox.server.url}/sandbox/intents/${intent}/complete`, {
    method: 'POST',
    body: JSON.stringify({ outcome }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

export interface Webhook {
  url: string;
  /** Received and verified, in their order. */
  events: Stripe.Event[];
  /** What it answers. */
  status: number;
  /** Resolves when that many have come. */
  count(wanted: number): Promise<void>;
  close(): Promise<void>;
}

/** A webhook that checks signatures as the product does. */
export async function startWebhook(stripe: Stripe, secret: () => string): Promise<Webhook> {
  const waiting: { wanted: number; resolve: () => void }[] = [];
  const events: Stripe.Event[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      events.push(stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret()));
      response.writeHead(webhook.status).end();
      for (const { wanted, resolve } of waiting) if (events.length >= wanted) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const webhook: Webhook = {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    status: 200,
    count: (wanted) =>
      events.length >= wanted ? Promise.resolve() : new Promise((resolve) => waiting.push({ wanted, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return webhook;
}
