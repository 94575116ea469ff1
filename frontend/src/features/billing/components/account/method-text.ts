import type { PaymentMethodView } from '@beside/common/billing/billing.views';
import { t } from '../../../../lib/i18n/i18n.store.ts';

/** Names of payment methods and card brands, the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  eps: 'EPS',
  ideal: 'iDEAL',
  klarna: 'Klarna',
  link: 'Link',
  mastercard: 'Mastercard',
  p24: 'Przelewy24',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',
  sepa_debit: 'SEPA Direct Debit',
  visa: 'Visa',
};

const named = (name: string) => NAMES[name] ?? name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** How a subscription is paid, like "Visa ending in 4242". */
export function methodText({ type, brand, last4 }: PaymentMethodView): string {
  const name = brand ? named(brand) : type === 'card' ? t('account.method_card') : named(type);
  return last4 ? t('account.method_ending', { brand: name, last4 }) : name;
}
