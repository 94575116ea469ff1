import { t } from '../../lib/i18n/i18n.store.ts';

/** Names that are the same in every language. */
const BRANDS: Record<string, string> = {
  ideal: 'iDEAL',
  klarna: 'Klarna',
  bancontact: 'Bancontact',
  eps: 'EPS',
  paypal: 'PayPal',
  link: 'Link',
  revolut_pay: 'Revolut Pay',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  amazon_pay: 'Amazon Pay',
  p24: 'Przelewy24',
  blik: 'BLIK',
  twint: 'TWINT',
  giropay: 'giropay',
  multibanco: 'Multibanco',
  mobilepay: 'MobilePay',
};

/** The name of a payment method by Stripe's: `ideal` is "iDEAL". */
export function methodName(method: string): string {
  if (method === 'card') return t('billing.method_card');
  if (method === 'sepa_debit') return t('billing.method_sepa');
  const brand = BRANDS[method];
  if (brand) return brand;
  const words = method.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
