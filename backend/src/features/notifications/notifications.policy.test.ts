import { describe, expect, it } from 'vitest';
import { countToday, dueSince, quietEnd, sendAt } from './notifications.policy.ts';

const NIGHT = { quietFrom: '21:00', quietUntil: '08:00' };
const NOTHING = { day: null, sentToday: 0 };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** What the clock of a zone shows: `2026-03-29 02:30`. */
function shown(zone: string, moment: Date): string {
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock.format(moment);
}
const timeIn = (zone: string, moment: Date): string => shown(zone, moment).slice(11);

describe('quiet hours', () => {
  it.each([
    ['before them', '2026-11-30T19:59:59Z', null],
    ['at their begin', '2026-11-30T20:00:00Z', '2026-12-01T07:00:00.000Z'],
    ['before midnight', '2026-11-30T22:30:00Z', '2026-12-01T07:00:00.000Z'],
    ['after midnight', '2026-12-01T03:00:00Z', '2026-12-01T07:00:00.000Z'],
    ['at their last second', '2026-12-01T06:59:59Z', '2026-12-01T07:00:00.000Z'],
    ['at their end', '2026-12-01T07:00:00Z', null],
    ['at noon', '2026-12-01T11:00:00Z', null],
  ])('over midnight: %s', (_when, now, end) => {
    expect(quietEnd({ ...NIGHT, zone: 'Europe/Berlin' }, new Date(now))?.toISOString() ?? null).toBe(end);
  });

  it.each([
    ['on one day', { quietFrom: '13:00', quietUntil: '15:30' }, '2026-11-30T14:00:00Z', '2026-11-30T15:30:00.000Z'],
    ['on one day, before them', { quietFrom: '13:00', quietUntil: '15:30' }, '2026-11-30T12:59:00Z', null],
    ['until midnight', { quietFrom: '21:00', quietUntil: '00:00' }, '2026-11-30T22:00:00Z', '2026-12-01T00:00:00.000Z'],
    ['from midnight on', { quietFrom: '00:00', quietUntil: '08:00' }, '2026-11-30T07:00:00Z', '2026-11-30T08:00:00.000Z'],
    ['nearly always', { quietFrom: '08:01', quietUntil: '08:00' }, '2026-11-30T09:00:00Z', '2026-12-01T08:00:00.000Z'],
    ['never', { quietFrom: '08:00', quietUntil: '08:00' }, '2026-11-30T08:00:00Z', null],
  ])('%s', (_when, hours, now, end) => {
    expect(quietEnd({ ...hours, zone: 'UTC' }, new Date(now))?.toISOString() ?? null).toBe(end);
  });

  it.each([
    ['Europe/Berlin', 'spring, an hour less', '2026-03-28T20:30:00Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', 'autumn, an hour more', '2026-10-24T20:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', 'spring', '2026-03-08T02:30:00Z', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', 'autumn', '2026-11-01T01:30:00Z', '2026-11-01T13:00:00.000Z'],
    ['Australia/Lord_Howe', 'autumn, half an hour', '2026-04-04T12:00:00Z', '2026-04-04T21:30:00.000Z'],
    ['Asia/Kathmandu', 'never', '2026-03-28T20:30:00Z', '2026-03-29T02:15:00.000Z'],
  ])('in %s end at the same time of the day when the clock changes (%s)', (zone, _when, now, end) => {
    expect(quietEnd({ ...NIGHT, zone }, new Date(now))?.toISOString()).toBe(end);
  });

  it('end after a time that the clock leaves out, and with the second of one that it shows twice', () => {
    const hours = { quietFrom: '21:00', quietUntil: '02:30', zone: 'Europe/Berlin' };
    expect(quietEnd(hours, new Date('2026-03-29T00:30:00Z'))?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
    // 02:30 comes at 00:30 and at 01:30 UTC.
    for (const now of ['2026-10-25T00:15:00Z', '2026-10-25T00:45:00Z', '2026-10-25T01:29:00Z'])
      expect(quietEnd(hours, new Date(now))?.toISOString()).toBe('2026-10-25T01:30:00.000Z');
  });

  const ZONES = [
    ...['UTC', 'Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'America/St_Johns', 'America/Santiago', 'America/Havana'],
    ...['Africa/Casablanca', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham', 'Asia/Kolkata'],
  ];

  /** The noons of a year between which a zone's clock changes, and the turn of the year. */
  function noonsOfChanges(zone: string): number[] {
    const noons = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12));
    return noons.filter((noon, day) => day === 0 || timeIn(zone, new Date(noon)) !== timeIn(zone, new Date(noon - DAY_MS)));
  }

  it.each(ZONES)('in %s end as the clock there shows it, in each night in which it changes', (zone) => {
    const changes = noonsOfChanges(zone);
    expect(changes.length).toBeGreaterThanOrEqual(['UTC', 'Asia/Kolkata'].includes(zone) ? 1 : 3);
    for (const noon of changes)
      for (let time = noon - 1.5 * DAY_MS; time < noon + DAY_MS; time += 30 * MINUTE_MS) {
        const now = new Date(time);
        const at = timeIn(zone, now);
        const end = quietEnd({ ...NIGHT, zone }, now);
        expect([now.toISOString(), end !== null]).toEqual([now.toISOString(), at >= '21:00' || at < '08:00']);
        if (end) expect([timeIn(zone, end), end.getTime() - time <= 12 * 60 * MINUTE_MS]).toEqual(['08:00', true]);
      }
  });
});

describe('a push that is due', () => {
  it('goes out at once outside quiet hours, and by chance within 20 minutes after them', () => {
    const berlin = { ...NIGHT, zone: 'Europe/Berlin' };
    expect(sendAt(berlin, NOTHING, new Date('2026-11-30T12:00:00Z'), 0.5)).toBeNull();
    const at = (random: number) => sendAt(berlin, NOTHING, new Date('2026-11-30T23:00:00Z'), random)?.toISOString();
    expect([0, 0.5, 0.999].map(at)).toEqual(['2026-12-01T07:00:00.000Z', '2026-12-01T07:10:00.000Z', '2026-12-01T07:19:58.800Z']);
  });

  it('goes out when it comes out of them, wherever its user is by then', () => {
    const now = new Date('2026-11-30T23:00:00Z');
    expect(sendAt({ ...NIGHT, zone: 'Europe/Berlin' }, NOTHING, now, 0)?.toISOString()).toBe('2026-12-01T07:00:00.000Z');
    expect(sendAt({ ...NIGHT, zone: 'America/New_York' }, NOTHING, now, 0)).toBeNull();
    expect(sendAt({ ...NIGHT, zone: 'Asia/Tokyo' }, NOTHING, now, 0)).toBeNull();
    expect(sendAt({ ...NIGHT, zone: 'Asia/Kolkata' }, NOTHING, now, 0)?.toISOString()).toBe('2026-12-01T02:30:00.000Z');
  });

  const berlin = { ...NIGHT, zone: 'Europe/Berlin' };
  const noon = new Date('2026-11-30T11:00:00Z');

  it('is the fourth of a day: it waits for the next morning', () => {
    expect(sendAt(berlin, { day: '2026-11-30', sentToday: 2 }, noon, 0.5)).toBeNull();
    const full = { day: '2026-11-30', sentToday: 3 };
    expect(sendAt(berlin, full, noon, 0.5)?.toISOString()).toBe('2026-12-01T07:10:00.000Z');
    const never = { quietFrom: '09:00', quietUntil: '09:00', zone: 'Europe/Berlin' };
    expect(sendAt(never, full, noon, 0.5)?.toISOString()).toBe('2026-12-01T07:00:00.000Z');
    const siesta = { quietFrom: '13:00', quietUntil: '15:00', zone: 'Europe/Berlin' };
    expect(sendAt(siesta, full, noon, 0)?.toISOString()).toBe('2026-12-01T14:00:00.000Z');
    // The next day counts anew.
    expect(sendAt(berlin, full, new Date('2026-12-01T07:00:00Z'), 0)).toBeNull();
  });

  it('is counted by the day of its user; a day that a journey repeats counts on', () => {
    expect(countToday({ day: '2026-11-30', sentToday: 2 }, 'Asia/Tokyo', new Date('2026-11-30T15:00:00Z'))).toEqual({
      ...{ day: '2026-12-01', sentToday: 0 },
    });
    const ahead = { day: '2026-12-01', sentToday: 3 };
    expect(countToday(ahead, 'America/New_York', noon)).toEqual(ahead);
    expect(sendAt({ ...NIGHT, zone: 'America/New_York' }, ahead, new Date('2026-11-30T18:00:00Z'), 0)?.toISOString()).toBe(
      '2026-12-02T13:00:00.000Z',
    );
    expect(countToday({ day: null, sentToday: 0 }, 'UTC', noon)).toEqual({ day: '2026-11-30', sentToday: 0 });
  });
});

describe('what is unseen', () => {
  const at = (second: number): Date => new Date(noonOf + second * 1000);
  const noonOf = Date.UTC(2026, 10, 30, 12);

  it('is due a minute after it came, by what has waited longest; a message has waited already', () => {
    expect(dueSince([], null)).toBeNull();
    const unseen = [
      { kind: 'answer', createdAt: at(30) },
      { kind: 'account', createdAt: at(10) },
    ] as const;
    expect(dueSince(unseen, null)).toEqual(at(70));
    expect(dueSince([...unseen, { kind: 'message', createdAt: at(40) }], null)).toEqual(at(40));
    // What was pushed already is not pushed again, however long it stays unseen.
    expect(dueSince([...unseen, { kind: 'message', createdAt: at(40) }], at(39))).toEqual(at(40));
    expect(dueSince(unseen, at(39))).toBeNull();
  });
});
