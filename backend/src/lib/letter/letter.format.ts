import type { Language } from '@beside/common/language/language.constants';
import { CURRENCY } from '@beside/common/subscription/subscription.constants';

/** English prices and dates as Europe writes them. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A number in words of a mail's language. */
export const number = (language: Language, value: number): string => new Intl.NumberFormat(localeOf(language)).format(value);

/** A price in words of a mail's language. @param cents of euros */
export function money(language: Language, cents: number): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: CURRENCY }).format(cents / 100);
}

/** A day. @param time ISO: a time, or a date */
export function day(language: Language, time: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** A time to the second, with its zone. @param time ISO */
export function second(language: Language, time: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
  return `${format.format(new Date(time))} UTC`;
}
