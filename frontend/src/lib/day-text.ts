import { dateLocale } from './i18n/i18n.store.ts';

/**
 * A day in words, as "14 March 2026" in the reader's language.
 * @param time an ISO time, told in the reader's own time zone, or a day of the calendar (`YYYY-MM-DD`), which has none
 */
export function dayText(time: string): string {
  const timeZone = time.length === 10 ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone }).format(new Date(time));
}
