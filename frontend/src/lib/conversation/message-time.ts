import { dateLocale, t } from '../i18n/i18n.store.ts';

const DAY_MS = 86_400_000;

/** The calendar day of a time, in the reader's time zone. */
export const dayKey = (time: string): string => new Date(time).toDateString();

/** The heading of a day: today, yesterday, or its date. */
export function dayHeading(time: string, now = new Date()): string {
  const day = dayKey(time);
  if (day === now.toDateString()) return t('conversation.today');
  if (day === new Date(now.getTime() - DAY_MS).toDateString()) return t('conversation.yesterday');
  const year = new Date(time).getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(dateLocale(), { weekday: 'long', day: 'numeric', month: 'long', year }).format(new Date(time));
}

/** The time of day, in the reader's language and time zone. */
export function clockTime(time: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { hour: 'numeric', minute: '2-digit' }).format(new Date(time));
}
