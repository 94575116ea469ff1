import {
  CURRENCY,
  featuresOf,
  PAID_PLANS,
  PAYMENT_METHOD_ORDER,
  PAYMENT_METHODS_FRESH_MS,
  type PaidPlan,
} from '@beside/common/subscription/subscription.constants';
import type { PlanView } from '@beside/common/subscription/subscription.views';
import { limitOfPlan } from '@beside/common/usage/usage.constants';
import type Stripe from 'stripe';
import type { Log } from '../../lib/logger.ts';
import { paymentsOff } from '../../lib/stripe.ts';

/** A plan's price is found at Stripe under this key, and a new price takes the key over. */
export const lookupKeyOf = (plan: PaidPlan): string => `beside_${plan}_month`;

/** A plan's product has this id, and a price's line on an invoice names it. */
export const productIdOf = (plan: PaidPlan): string => `beside_${plan}`;

/** The plan of a product; null: not ours. */
export function planOfProduct(product: string | null | undefined): PaidPlan | null {
  return PAID_PLANS.find((plan) => productIdOf(plan) === product) ?? null;
}

/** A price at Stripe. */
export interface Price {
  id: string;
  plan: PaidPlan;
  /** Cents a month. */
  amount: number;
}

export interface Catalogue {
  /** @throws AppError 503 `payments_off` where Stripe lists no price for it: see `npm run stripe:setup` */
  priceOf(plan: PaidPlan): Promise<Price>;
  /** The plans as they are offered; by the configuration while Stripe does not answer. */
  plans(): Promise<PlanView[]>;
  /** Accepted payment methods, in the specified order. */
  paymentMethods(): Promise<string[]>;
}

/** Reads what can be bought, and how it can be paid, at most once in five minutes. */
export function subscriptionCatalogue(stripe: Stripe | null, planPrices: Record<PaidPlan, number>, log: Log): Catalogue {
  const prices = remembered(async () => {
    const { data = [] } = (await stripe?.prices.list({ lookup_keys: PAID_PLANS.map(lookupKeyOf), active: true })) ?? {};
    return PAID_PLANS.flatMap((plan): Price[] => {
      const found = data.find(({ lookup_key }) => lookup_key === lookupKeyOf(plan));
      if (!found || found.unit_amount === null || found.currency !== CURRENCY.toLowerCase()) return [];
      return [{ id: found.id, plan, amount: found.unit_amount }];
    });
  });
  const methods = remembered(async () => {
    const { data = [] } = (await stripe?.paymentMethodConfigurations.list({ limit: 10 })) ?? {};
    const used = data.find(({ is_default, active }) => is_default && active) ?? data.find(({ active }) => active);
    return Object.entries(used ?? {}).flatMap(([name, value]) => (isAvailable(value) ? [name] : []));
  });

  return {
    async priceOf(plan) {
      const price = (await prices()).find((each) => each.plan === plan);
      if (price) return price;
      log.error({ plan }, 'the payment provider has no price for a plan: run `npm run stripe:setup`');
      throw paymentsOff();
    },

    async plans() {
      const known = await prices().catch((error: unknown) => {
        log.warn({ err: error }, 'the prices could not be read, and are shown as configured');
        return [];
      });
      return PAID_PLANS.map((id) => {
        const amount = known.find(({ plan }) => plan === id)?.amount ?? planPrices[id];
        return { id, price: amount / 100, amount, currency: CURRENCY, adviceLimit: limitOfPlan(id), features: featuresOf(id) };
      });
    },

    async paymentMethods() {
      const order: readonly string[] = PAYMENT_METHOD_ORDER;
      const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
      // Sorting keeps the others in Stripe's order.
      return (await methods()).toSorted((one, other) => rank(one) - rank(other));
    },
  };
}

function isAvailable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'available' in value && value.available === true;
}

/** Reads at most once while fresh; a stale answer is better than none. */
function remembered<T extends readonly unknown[]>(read: () => Promise<T>): () => Promise<T> {
  let known: { value: T; at: number } | null = null;
  let reading: Promise<T> | null = null;
  return async () => {
    if (known && performance.now() - known.at < PAYMENT_METHODS_FRESH_MS) return known.value;
    reading ??= read().finally(() => {
      reading = null;
    });
    try {
      const value = await reading;
      // An empty answer is no catalogue: it is asked for again.
      if (value.length > 0) known = { value, at: performance.now() };
      return value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    }
  };
}
