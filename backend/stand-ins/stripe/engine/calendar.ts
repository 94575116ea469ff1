/** Seconds. */
export const HOUR = 3600;
/** Seconds. */
export const DAY = 24 * HOUR;

/** What a recurring price repeats by. */
export interface Interval {
  interval: string;
  interval_count: number;
}

/**
 * The moment that many months after the anchor, at its time of day (UTC). A month without the anchor's day ends at its last one,
 * and the next month has the day again: 31 January, 28 February, 31 March. Seconds.
 */
export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return Math.floor(first.getTime() / 1000);
}

/** The moment that many intervals after the anchor. Seconds. */
export function addIntervals(anchor: number, { interval, interval_count }: Interval, times: number): number {
  const count = interval_count * times;
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  return addMonths(anchor, interval === 'year' ? count * 12 : count);
}

/** The end of the period that is anchored there and has begun at `start`. Seconds. */
export function periodEndAfter(anchor: number, interval: Interval, start: number): number {
  let times = 1;
  while (addIntervals(anchor, interval, times) <= start) times += 1;
  return addIntervals(anchor, interval, times);
}
