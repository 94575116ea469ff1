import { dateLocale } from './i18n/i18n.store.ts';

/**
 * Formats an amount in the reader's language, like "€9.99".
 * @param amount minor units: cents
 * @param currency ISO 4217, in either case
 */
export function moneyText(amount: number, currency: string): string {
  return new Intl.NumberFormat(dateLocale(), { style: 'currency', currency }).format(amount / 100);
}
