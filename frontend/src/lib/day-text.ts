import { dateLocale } from './i18n/i18n.store.ts';

/**
 * Formats a day in the reader's language, like "14 March 2026".
 * @param time an ISO time, shown in the reader's time zone, or a calendar day (`YYYY-MM-DD`), which has none
 */
export function dayText(time: string): string {
  const timeZone = time.length === 10 ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone }).format(new Date(time));
}

/** The last whole day before a time that ends a period, by UTC: what ends at midnight holds until the day before. */
export function lastDayText(time: string): string {
  return dayText(new Date(Date.parse(time) - 1).toISOString().slice(0, 10));
}
