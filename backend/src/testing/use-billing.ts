import { afterAll } from 'vitest';
import { type StripeServer, startStripeServer } from '../../stand-ins/stripe/stripe.server.ts';
import { setUpStripe } from '../features/subscription/subscription.setup.ts';
import { createPayments, type Payments } from '../lib/stripe.ts';
import { PLAN_PRICES } from './billing-history.ts';
import { type ModelDouble, startModelDouble } from './model-double.ts';
import { checkBody, refuseViolations } from './stripe-bodies.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

export interface BillingWorld {
  database: TestDatabase;
  model: ModelDouble;
  stripe: StripeServer;
  /** Stripe's client, as a test uses it. */
  client: Payments['stripe'];
  apps: TestApp[];
}

/** Starts the payment stand-in with the product's plans, kept in memory. */
async function startStripe(): Promise<StripeServer> {
  const stripe = await startStripeServer({ folder: null, onBody: checkBody });
  const { stripe: client } = await createPayments({ ...stripe, apiUrl: stripe.url });
  await setUpStripe(client, { appName: 'Beside', planPrices: PLAN_PRICES, webhookUrl: null });
  return stripe;
}

/**
 * The fixture of billing's tests: a database, the payment stand-in, and nodes over them; the first one gets the events. Taken down at the file's end.
 * @param nodes with more than one, they share a Redis
 */
export async function useBilling(nodes = 1, env: Record<string, string> = {}): Promise<BillingWorld> {
  const [database, model, stripe] = await Promise.all([cloneDatabase(), startModelDouble(), startStripe()]);
  const start = () => startTestApp({ databaseUrl: database.url, modelUrl: model.url, stripe, cluster: nodes > 1, env });
  const apps = await Promise.all(Array.from({ length: nodes }, start));
  stripe.listenTo(`${apps[0]?.url}/api/stripe/webhook`);
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all([stripe.close(), model.close()]);
    await database.close();
    refuseViolations();
  });
  const { stripe: client } = await createPayments({ ...stripe, apiUrl: stripe.url });
  return { database, model, stripe, client, apps };
}
