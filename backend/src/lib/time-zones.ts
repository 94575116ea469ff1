const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The clock of a time zone. Days are written as `2026-11-30`, times as `08:00`. */
export interface ZoneClock {
  /** The day on which a moment falls there. */
  dayOf(moment: Date): string;
  /**
   * The moment at which the clock there shows a time. Where it shows it twice, `which` of both; where it leaves it out, the first moment after that.
   */
  moment(day: string, time: string, which: 'first' | 'last'): Date;
}

/** Clocks that are kept: to make one takes longer than to read it, and it holds some memory. */
const KEPT = 50;
const kept = new Map<string, ZoneClock>();

/** @throws RangeError for a zone that is unknown here */
export function zoneClock(zone: string): ZoneClock {
  const known = kept.get(zone);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const clock = makeClock(zone);
  kept.set(zone, clock);
  return clock;
}

function makeClock(zone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  /** What the clock shows, as if it were UTC. */
  const shownAt = (time: number): number => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const offsetAt = (time: number): number => shownAt(time) - Math.floor(time / 1000) * 1000;

  return {
    dayOf: (moment) => new Date(shownAt(moment.getTime())).toISOString().slice(0, 10),

    moment(day, time, which) {
      const shown = Date.parse(`${day}T${time}:00Z`);
      // No zone changes its clock twice within two days.
      const offsets = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
      const moments = offsets.map((offset) => shown - offset).filter((moment) => shownAt(moment) === shown);
      if (moments.length > 0) return new Date(which === 'first' ? Math.min(...moments) : Math.max(...moments));
      return new Date(firstAfterGap(shown, offsets, shownAt));
    },
  };
}

/** The first moment, to the minute, at which a clock that leaves a time out shows a later one. */
function firstAfterGap(shown: number, offsets: readonly number[], shownAt: (time: number) => number): number {
  let before = shown - Math.max(...offsets);
  let after = shown - Math.min(...offsets);
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (shownAt(middle) < shown) before = middle;
    else after = middle;
  }
  return after;
}

/** The day some days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
