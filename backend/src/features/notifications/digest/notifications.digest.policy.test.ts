import { describe, expect, it } from 'vitest';
import { mailNow, nextMail } from './notifications.digest.policy.ts';

const NIGHT = { quietFrom: '21:00', quietUntil: '08:00', zone: 'UTC' };
const next = (email: 'daily' | 'weekly' | 'never', after: string, hours: object = {}): string | undefined =>
  nextMail(email, { ...NIGHT, ...hours }, new Date(after))?.toISOString();

describe('nextMail', () => {
  it.each([
    ['before eight: today', 'daily', '2026-12-03T07:59:59Z', {}, '2026-12-03T08:00:00.000Z'],
    ['at eight: tomorrow', 'daily', '2026-12-03T08:00:00Z', {}, '2026-12-04T08:00:00.000Z'],
    ['weekly: the next Monday', 'weekly', '2026-12-01T07:00:00Z', {}, '2026-12-07T08:00:00.000Z'],
    ['weekly, on a Monday before eight', 'weekly', '2026-12-07T01:00:00Z', {}, '2026-12-07T08:00:00.000Z'],
    ['weekly, on a Monday after it', 'weekly', '2026-12-07T09:00:00Z', {}, '2026-12-14T08:00:00.000Z'],
    ['by the clock of the user', 'daily', '2026-12-03T08:00:00Z', { zone: 'America/Los_Angeles' }, '2026-12-03T16:00:00.000Z'],
    ['on the Monday of the user', 'weekly', '2026-12-06T19:30:00Z', { zone: 'Pacific/Kiritimati' }, '2026-12-13T18:00:00.000Z'],
    ['quiet at eight: at their end', 'daily', '2026-12-03T09:00:00Z', { quietUntil: '10:30' }, '2026-12-03T10:30:00.000Z'],
    [
      'quiet from the morning until the next: at their end, a day later',
      'weekly',
      '2026-12-07T12:00:00Z',
      { quietFrom: '07:00', quietUntil: '06:00' },
      '2026-12-08T06:00:00.000Z',
    ],
    ['no quiet hours', 'daily', '2026-12-03T09:00:00Z', { quietFrom: '00:00', quietUntil: '00:00' }, '2026-12-04T08:00:00.000Z'],
    ['the clock goes forward', 'daily', '2026-03-28T12:00:00Z', { zone: 'Europe/Berlin' }, '2026-03-29T06:00:00.000Z'],
    ['the clock goes back', 'daily', '2026-10-24T12:00:00Z', { zone: 'Europe/Berlin' }, '2026-10-25T07:00:00.000Z'],
  ] as const)('%s', (_what, email, after, hours, expected) => {
    expect(next(email, after, hours)).toBe(expected);
  });

  it('is none for those who want no emails', () => {
    expect(next('never', '2026-12-03T09:00:00Z')).toBeUndefined();
  });

  it.each(['America/St_Johns', 'Australia/Lord_Howe', 'Europe/Berlin'])('comes once for each day of a year in %s', (zone) => {
    const times = [Date.UTC(2026, 0, 1, 12)];
    const hours = { zone, quietFrom: '23:30', quietUntil: '09:45' };
    for (let day = 0; day < 365; day++) times.push(nextMail('daily', hours, new Date(times.at(-1) ?? 0))?.getTime() ?? 0);
    const between = times.slice(2).map((time, at) => (time - (times[at + 1] ?? 0)) / 3_600_000);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(23);
    expect(Math.max(...between)).toBeLessThanOrEqual(25);
  });
});

describe('mailNow', () => {
  const at = (now: string, more: object = {}, mailAt = '2026-12-03T08:00:00Z') =>
    mailNow({ ...NIGHT, email: 'daily', mailAt: new Date(mailAt), mailDay: null, ...more }, new Date(now));
  const next = new Date('2026-12-04T08:00:00Z');

  it('lets an email that is late go at once, and the next one the day after', () => {
    expect(at('2026-12-03T14:00:00Z')).toEqual({ isNow: true, next, day: '2026-12-03' });
  });

  it('has one that is late in quiet hours wait for their end', () => {
    expect(at('2026-12-03T22:00:00Z')).toEqual({ isNow: false, next, day: null });
  });

  it('lets one go that is on time, though quiet hours have begun again', () => {
    const hours = { quietFrom: '08:00', quietUntil: '07:50' };
    expect(at('2026-12-03T08:00:00Z', hours, '2026-12-03T07:50:00Z')).toMatchObject({ isNow: true, day: '2026-12-03' });
  });

  it('lets one go on a day of the user, though a zone further west has the same day again', () => {
    const west = { zone: 'Pacific/Honolulu', mailDay: '2026-12-03' };
    expect(at('2026-12-03T18:00:00Z', west, '2026-12-03T18:00:00Z')).toMatchObject({ isNow: false, day: '2026-12-03' });
    expect(at('2026-12-04T18:00:00Z', west, '2026-12-04T18:00:00Z')).toMatchObject({ isNow: true, day: '2026-12-04' });
  });

  it('lets none go to who has ended them', () => {
    expect(at('2026-12-03T08:00:00Z', { email: 'never' })).toEqual({ isNow: false, next: null, day: null });
  });
});
