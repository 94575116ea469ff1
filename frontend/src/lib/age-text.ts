import { dateLocale, useI18n } from './i18n/i18n.store.ts';
import { relativeTime } from './relative-time.ts';

const DAY_MS = 86_400_000;
/** Days after which a date says more than an age. */
const DAYS = 7;

/** An age of up to seven days, like "2 hours ago", and then a date. `justNow` is the text under a minute. */
export function ageText(time: string, now: Date, justNow: string): string {
  const then = new Date(time);
  if (now.getTime() - then.getTime() < DAYS * DAY_MS) return relativeTime(then, now, useI18n.getState().language) ?? justNow;
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'long', year }).format(then);
}
