import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';

/** What becomes of an announcement at a time. */
export type AnnouncementState = 'active' | 'inactive' | 'scheduled' | 'over';

type Times = Pick<AnnouncementView, 'startDate' | 'endDate'>;

/** The state of an announcement. An active one may still be to come, or be over. */
export function stateOf({ isActive, startDate, endDate }: Times & { isActive: number }, now: number): AnnouncementState {
  if (isActive !== 1) return 'inactive';
  if (endDate !== null && Date.parse(endDate) <= now) return 'over';
  return startDate !== null && Date.parse(startDate) > now ? 'scheduled' : 'active';
}

/** When an announcement is shown, like "21 November 2026, 09:00 – 28 November 2026, 07:30", in the reader's time zone. */
export function timesText({ startDate, endDate }: Times): string {
  const format = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'short' });
  const text = (time: string) => format.format(new Date(time));
  if (startDate === null) return endDate === null ? t('site.always') : t('site.until', { end: text(endDate) });
  if (endDate === null) return t('site.from', { start: text(startDate) });
  return format.formatRange(new Date(startDate), new Date(endDate));
}

/** The value of a `datetime-local` field for an ISO time: minutes in the browser's time zone. */
export function localOf(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * The ISO time of a `datetime-local` field's value; null for none.
 * @param before the time from which the field was filled: left as it is it keeps its seconds, and the hour that clocks show twice
 */
export function isoOf(local: string, before: string | null): string | null {
  if (local === localOf(before)) return before;
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
