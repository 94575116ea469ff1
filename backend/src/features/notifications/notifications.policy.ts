import type { NoticeKind } from '@beside/common/notifications/notifications.constants';
import { dayAfter, zoneClock } from '../../lib/time-zones.ts';

/** Milliseconds for which pages may show something before it is pushed. A message has waited already. */
const WAIT_MS: Record<NoticeKind, number> = { answer: 60_000, message: 0, account: 60_000 };
/** Pushes to a user on one of their days. */
const PUSHES_A_DAY = 3;
/** What waited comes within these milliseconds after the quiet hours, by chance: a fixed time would tell what waited. */
const SPREAD_MS = 20 * 60_000;
/** When the next day begins for those without quiet hours. */
const MORNING = '08:00';

/** When a user is not to be disturbed. */
export interface QuietHours {
  quietFrom: string;
  quietUntil: string;
  zone: string;
}

/** How many pushes were sent on a day of the user's. */
export interface SentPushes {
  day: string | null;
  sentToday: number;
}

/** Milliseconds before something of a kind is pushed. */
export const waitOf = (kind: NoticeKind): number => WAIT_MS[kind];

/** The end of the quiet hours in which a moment falls; null: it falls in none. */
export function quietEnd({ quietFrom, quietUntil, zone }: QuietHours, now: Date): Date | null {
  if (quietFrom === quietUntil) return null;
  const clock = zoneClock(zone);
  const today = clock.dayOf(now);
  // Those that began yesterday may last; where a clock goes back at midnight, those of tomorrow may have begun.
  for (const day of [-1, 0, 1].map((days) => dayAfter(today, days))) {
    const begin = clock.moment(day, quietFrom, 'first');
    const end = clock.moment(quietUntil < quietFrom ? dayAfter(day, 1) : day, quietUntil, 'last');
    if (begin <= now && now < end) return end;
  }
  return null;
}

/** What counts for a user's present day. A day that a change of zone repeats counts on. */
export function countToday(sent: SentPushes, zone: string, now: Date): { day: string; sentToday: number } {
  const today = zoneClock(zone).dayOf(now);
  return sent.day !== null && sent.day >= today ? { day: sent.day, sentToday: sent.sentToday } : { day: today, sentToday: 0 };
}

/**
 * When a push that is due may be sent. In quiet hours it waits for their end, and after three on a day for the next morning.
 * @param random from 0 to 1
 * @returns null: now
 */
export function sendAt(hours: QuietHours, sent: SentPushes, now: Date, random: number): Date | null {
  const spread = (end: Date): Date => new Date(end.getTime() + Math.floor(random * SPREAD_MS));
  const { day, sentToday } = countToday(sent, hours.zone, now);
  if (sentToday >= PUSHES_A_DAY) {
    const morning = (time: string): Date => zoneClock(hours.zone).moment(dayAfter(day, 1), time, 'last');
    return hours.quietFrom === hours.quietUntil ? morning(MORNING) : spread(morning(hours.quietUntil));
  }
  const end = quietEnd(hours, now);
  return end && spread(end);
}

/** Something unseen, of a kind that is on. */
interface UnseenNotice {
  kind: NoticeKind;
  createdAt: Date;
}

/**
 * From when on something unseen is worth a push: the time of whatever has waited longest, of what came since the last push.
 * @returns null: there is nothing
 */
export function dueSince(unseen: readonly UnseenNotice[], sentAt: Date | null): Date | null {
  const isNew = ({ createdAt }: UnseenNotice) => sentAt === null || createdAt > sentAt;
  const times = unseen.filter(isNew).map(({ kind, createdAt }) => createdAt.getTime() + waitOf(kind));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
