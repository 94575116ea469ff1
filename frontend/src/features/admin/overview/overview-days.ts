import type { DayCounts } from '@beside/common/admin/admin.views';
import { dateLocale, t } from '../../../lib/i18n/i18n.store.ts';

/** The days that can be shown. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

/** The period of an address's `?days=`. */
export function periodOf(given: string | null): Period {
  return PERIODS.find((each) => String(each) === given) ?? 30;
}

/** More bars than this are too thin to point at: then a bar is a week. */
const BARS_MAX = 100;
const WEEK = 7;

/** The counts of a day, or of the week that begins with it. */
export type Bucket = DayCounts;

/** Counts by day, or of long periods by week. The last week ends today, and the first one may be shorter. */
export function bucketsOf(days: readonly DayCounts[]): { buckets: Bucket[]; weekly: boolean } {
  if (days.length <= BARS_MAX) return { buckets: [...days], weekly: false };
  const buckets: Bucket[] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const [first, ...others] = days.slice(Math.max(0, end - WEEK), end);
    if (first) buckets.unshift(others.reduce(sum, first));
  }
  return { buckets, weekly: true };
}

export type Count = Exclude<keyof DayCounts, 'day'>;

function sum(all: Bucket, next: DayCounts): Bucket {
  return {
    day: all.day,
    registrations: all.registrations + next.registrations,
    adviceSessions: all.adviceSessions + next.adviceSessions,
    chatQuestions: all.chatQuestions + next.chatQuestions,
    couplesSessions: all.couplesSessions + next.couplesSessions,
    repliesDone: all.repliesDone + next.repliesDone,
    repliesFailed: all.repliesFailed + next.repliesFailed,
    repliesStopped: all.repliesStopped + next.repliesStopped,
  };
}

/** How often something happened in all days. */
export const totalOf = (days: readonly DayCounts[], count: Count): number => days.reduce((all, day) => all + day[count], 0);

/** A day as an axis has room for it, like "14 Nov". Days are those of UTC. */
export function shortDay(day: string): string {
  return new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

/** A day, or the week that begins with it, in a table. */
export function longDay(day: string, weekly: boolean): string {
  const date = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  return weekly ? t('overview.week_of', { date }) : date;
}

/** A month (`YYYY-MM`), like "Nov 2026"; on an axis without its year. */
export function monthText(month: string, year: boolean): string {
  const format = new Intl.DateTimeFormat(dateLocale(), {
    month: 'short',
    year: year ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month.slice(0, 7)}-01`));
}

/** A number in the reader's language. */
export const numberText = (value: number): string => new Intl.NumberFormat(dateLocale()).format(value);
