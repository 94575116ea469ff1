import { dateLocale } from './i18n/i18n.store.ts';
import { nextTask } from './idle.ts';

/**
 * Formats an amount in the reader's language, like "€9.99".
 * @param amount minor units: cents
 * @param currency ISO 4217, in either case
 * @param fraction digits after the point; the currency's own unless given
 */
export function moneyText(amount: number, currency: string, fraction?: number): string {
  const digits = fraction === undefined ? {} : { maximumFractionDigits: fraction, minimumFractionDigits: fraction };
  return new Intl.NumberFormat(dateLocale(), { style: 'currency', currency, ...digits }).format(amount / 100);
}

/** Makes a first format while an answer with prices is on its way: it takes a phone 100 ms, later ones next to nothing. */
export const prepareMoney = (): Promise<unknown> => nextTask().then(() => moneyText(0, 'EUR'));
