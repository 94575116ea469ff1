import { limitOfPlan, type PaidPlan } from '../usage/usage.constants.ts';

export { PAID_PLANS, type PaidPlan } from '../usage/usage.constants.ts';

/** ISO 4217; Stripe writes it in lower case. */
export const CURRENCY = 'EUR';

/** Cents: less cannot be charged, and is owed with the next invoice. */
export const MIN_CHARGE = 50;

/** What every paid plan offers, as listed on the plan cards; the English texts are the specification's. */
export const SHARED_FEATURES = {
  guidance: 'All AI guidance features',
  categories: 'All advice categories',
  chat: 'Chat follow-ups',
  couples: 'Couples counseling',
  voice: 'Voice reading',
  languages: 'Multi-language support',
} as const;
export type SharedFeature = keyof typeof SHARED_FEATURES;

/** A plan's features in English, its sessions first. */
export function featuresOf(plan: PaidPlan): string[] {
  const limit = limitOfPlan(plan);
  return [limit === null ? 'Unlimited advice sessions' : `${limit} advice sessions`, ...Object.values(SHARED_FEATURES)];
}

/** Accepted payment methods are listed in this order, the others after them. */
export const PAYMENT_METHOD_ORDER = ['ideal', 'klarna', 'bancontact', 'eps', 'card'] as const;
/** Methods that cannot be charged again by themselves: such a subscription is billed by invoice. */
export const SINGLE_USE_METHODS = ['eps', 'p24', 'blik', 'multibanco', 'giropay', 'sofort'] as const;

/** Milliseconds for which accepted payment methods and plans count as fresh. */
export const PAYMENT_METHODS_FRESH_MS = 300_000;

export const COUPON_MAX = 100;
/** Days for which a plan goes on while its renewal is unpaid. */
export const PAST_DUE_DAYS = 7;
/** Hours for which a quote holds. */
export const QUOTE_HOURS = 24;

/** English texts of failures. */
export const SUBSCRIPTION_TEXTS = { couponRequired: 'Please enter a code' } as const;

/** A code as it is compared: trimmed, in upper case. */
export function normaliseCoupon(code: string): string {
  return code.trim().toUpperCase();
}
