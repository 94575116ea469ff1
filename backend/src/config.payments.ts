import type { Operator } from '@beside/common/operator/operator.types';

const STRIPE_NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
/** A variable's value; null where it is unset. */
type Text = (
  name:
    | (typeof STRIPE_NAMES)[number]
    | 'OPERATOR_NAME'
    | 'OPERATOR_ADDRESS'
    | 'OPERATOR_CONTACT'
    | 'OPERATOR_VAT_ID'
    | 'OPERATOR_REGISTER',
) => string | null;

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another server that speaks Stripe's API; null: Stripe's own. */
  apiUrl: string | null;
}

/** Consumers must know with whom they conclude a contract (EU Directive 2011/83, Article 6), so payments need a name and an address. */
export function operatorConfig(text: Text, { required }: { required: boolean }, faults: string[]): Operator | null {
  const [name, address] = [text('OPERATOR_NAME'), text('OPERATOR_ADDRESS')];
  const rest = { contact: text('OPERATOR_CONTACT'), vatId: text('OPERATOR_VAT_ID'), register: text('OPERATOR_REGISTER') };
  const isNamed = name !== null || address !== null || Object.values(rest).some((value) => value !== null);
  const why = required ? 'payments need it' : 'the rest of the operator needs it';
  if (!name && (required || isNamed)) faults.push(`OPERATOR_NAME is missing, and ${why}`);
  if (!address && (required || isNamed)) faults.push(`OPERATOR_ADDRESS is missing, and ${why}`);
  return name && address ? { name, address, ...rest } : null;
}

/** Stripe's settings belong together: a key without the others would take payments that nobody hears of. */
export function stripeConfig(text: Text, apiUrl: string | null, faults: string[]): StripeConfig | null {
  const [secretKey = null, publishableKey = null, webhookSecret = null] = STRIPE_NAMES.map(text);
  if (secretKey && publishableKey && webhookSecret) {
    if (!/^[sr]k_/.test(secretKey)) faults.push('STRIPE_SECRET_KEY must be a secret key (sk_… or rk_…)');
    if (!publishableKey.startsWith('pk_')) faults.push('STRIPE_PUBLISHABLE_KEY must be a publishable key (pk_…)');
    if (!webhookSecret.startsWith('whsec_')) faults.push("STRIPE_WEBHOOK_SECRET must be a webhook's secret (whsec_…)");
    if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
      faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys');
    return { secretKey, publishableKey, webhookSecret, apiUrl };
  }
  const missing = STRIPE_NAMES.filter((name) => !text(name));
  if (missing.length < STRIPE_NAMES.length || apiUrl)
    faults.push(`${missing.join(' and ')} is missing: Stripe's settings belong together`);
  return null;
}
