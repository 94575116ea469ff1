import type { EmailDigest } from '@beside/common/notifications/notifications.constants';
import { dayAfter, zoneClock } from '../../../lib/time-zones.ts';
import { type QuietHours, quietEnd } from '../notifications.policy.ts';

/** When emails come, by the user's clock: the same for everyone, so that the time tells nothing. */
const MORNING = '08:00';
const MONDAY = 1;
/** Those after today at which an email is looked for. Yesterday's may come today, at the end of the quiet hours. */
const LOOKED_AT = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * When a user's next email is due: at eight in the morning, or when the quiet hours end in which that falls; every day, or on Mondays.
 * @returns null: never
 */
export function nextMail(email: EmailDigest, hours: QuietHours, after: Date): Date | null {
  if (email === 'never') return null;
  const clock = zoneClock(hours.zone);
  const today = clock.dayOf(after);
  for (const day of LOOKED_AT.map((days) => dayAfter(today, days))) {
    if (email === 'weekly' && new Date(day).getUTCDay() !== MONDAY) continue;
    const morning = clock.moment(day, MORNING, 'last');
    const time = quietEnd(hours, morning) ?? morning;
    if (time > after) return time;
  }
  throw new Error('There is a Monday in every week');
}

/** Milliseconds within which an email is on time: the job looks each quarter of an hour. */
const ON_TIME_MS = 30 * 60_000;

/** An email that is due. */
interface DueMail extends QuietHours {
  email: EmailDigest;
  mailAt: Date;
  /** The user's day on which one was last asked for. */
  mailDay: string | null;
}

/**
 * What becomes of an email that is due, perhaps late: in quiet hours it waits for their end, unless it is on time. One comes on a day of the user's, which
 * a change of the zone may repeat.
 */
export function mailNow(due: DueMail, now: Date): { isNow: boolean; next: Date | null; day: string | null } {
  const { email, mailAt, mailDay } = due;
  const quiet = isLate(mailAt, now) ? quietEnd(due, now) : null;
  if (quiet) return { isNow: false, next: quiet, day: mailDay };
  const next = nextMail(email, due, now);
  const today = zoneClock(due.zone).dayOf(now);
  const isNow = email !== 'never' && (mailDay === null || mailDay < today);
  return { isNow, next, day: isNow ? today : mailDay };
}

/** Whether something is said later than it was to be. */
export const isLate = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > ON_TIME_MS;
