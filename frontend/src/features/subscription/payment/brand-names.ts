/** Names of payment methods and card brands that are the same in every language, by Stripe's. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
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

/** A name as it is written: `ideal` is "iDEAL"; an unknown one begins with a capital. */
export function brandName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return BRANDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
