import Stripe from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../testing/stripe-sandbox.ts';
import { setUpStripe, WEBHOOK_EVENTS } from './subscription.setup.ts';

const sandbox = await startSandbox();
const { stripe } = sandbox;
afterAll(() => sandbox.close());

const PLAN_IDS = { appName: 'Beside', planPrices: { bronze: 499, silver: 999, gold: 1999 } };
const setUp = (webhookUrl: string, apiVersion: string = Stripe.API_VERSION) =>
  setUpStripe(stripe, { ...PLAN_IDS, webhookUrl, apiVersion });

it('events come in the version of the installed package, whatever the account’s own is', async () => {
  const url = 'https://beside.example/api/stripe/webhook';
  const { webhookSecret } = await setUp(url);
  expect(webhookSecret).toMatch(/^whsec_/);
  const [made] = (await stripe.webhookEndpoints.list()).data;
  expect(made).toMatchObject({ url, api_version: Stripe.API_VERSION, enabled_events: WEBHOOK_EVENTS });
  const again = await setUp(url);
  expect(again.webhookSecret).toBeNull();
  expect(again.said.at(-1)).not.toContain('another version');
  expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1);
});

it('an endpoint of another version is kept, and said', async () => {
  const url = 'https://old.example/api/stripe/webhook';
  await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
  const { said } = await setUp(url);
  expect(said.at(-1)).toContain('it sends events of another version: delete it');
});
