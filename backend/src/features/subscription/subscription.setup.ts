import { CURRENCY, PAID_PLANS, type PaidPlan } from '@beside/common/subscription/subscription.constants';
import type Stripe from 'stripe';
import { isMissing } from '../../lib/stripe.ts';
import { lookupKeyOf, productIdOf } from './subscription.catalogue.ts';

/** Every event after which a subscription is read again. */
export const WEBHOOK_EVENTS: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'subscription_schedule.completed',
  'invoice.finalized',
  'invoice.finalization_failed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice.overdue',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'setup_intent.succeeded',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

/** Software as a service for personal use: by it Stripe finds the rate of tax (docs.stripe.com/tax/tax-codes). */
const TAX_CODE = 'txcd_10103000';

interface SetupOptions {
  appName: string;
  /** Cents a month. */
  planPrices: Record<PaidPlan, number>;
  /** The address of our webhook; null makes none. */
  webhookUrl: string | null;
  /** The version in which events are sent: that of the installed package, not of the account. */
  apiVersion?: string;
}

export interface SetupResult {
  /** A line each. */
  said: string[];
  /** Of a webhook that was made now: Stripe tells it once. */
  webhookSecret: string | null;
}

/** Makes what the product needs in a Stripe account: products, prices and the webhook. What is there already stays; it can be run again. */
export async function setUpStripe(
  stripe: Stripe,
  { appName, planPrices, webhookUrl, apiVersion }: SetupOptions,
): Promise<SetupResult> {
  const said: string[] = [];
  for (const plan of PAID_PLANS) said.push(await setUpPlan(stripe, plan, planPrices[plan], appName));
  if (webhookUrl === null) return { said, webhookSecret: null };
  const webhook = await setUpWebhook(stripe, webhookUrl, apiVersion);
  return { said: [...said, webhook.said], webhookSecret: webhook.secret };
}

async function setUpPlan(stripe: Stripe, plan: PaidPlan, amount: number, appName: string): Promise<string> {
  const id = productIdOf(plan);
  const product = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const name = `${appName} ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  if (!product) await stripe.products.create({ id, name, tax_code: TAX_CODE, metadata: { plan } });
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], limit: 1 });
  const [known] = data;
  if (known?.active && known.unit_amount === amount) return `${plan}: ${amount / 100} euros a month, as it was`;
  await stripe.prices.create({
    product: id,
    currency: CURRENCY.toLowerCase(),
    unit_amount: amount,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
    lookup_key: lookupKeyOf(plan),
    transfer_lookup_key: true,
    metadata: { plan },
  });
  return `${plan}: ${amount / 100} euros a month, ${known ? 'for new subscriptions' : 'made'}`;
}

async function setUpWebhook(
  stripe: Stripe,
  url: string,
  apiVersion: string | undefined,
): Promise<{ said: string; secret: string | null }> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: WEBHOOK_EVENTS, disabled: false });
    const isOld = apiVersion !== undefined && endpoint.api_version !== apiVersion;
    // Stripe changes the version of no endpoint.
    const advice = isOld ? `; it sends events of another version: delete it in Stripe's dashboard, and run this again` : '';
    return { said: `webhook: ${url}, as it was (its secret is in Stripe's dashboard)${advice}`, secret: null };
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: WEBHOOK_EVENTS,
    ...(isApiVersion(apiVersion) ? { api_version: apiVersion } : {}),
  });
  return { said: `webhook: ${url}, made`, secret: made.secret ?? null };
}

/** The package's own version, as its types want it. */
const isApiVersion = (version: string | undefined): version is Stripe.WebhookEndpointCreateParams.ApiVersion =>
  version !== undefined;
