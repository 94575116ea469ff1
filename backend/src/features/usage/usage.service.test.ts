import { expect, it } from 'vitest';
import { monthOf, parseReservation, sessionsIn } from './usage.service.ts';

it.each([
  ['2026-11-30T23:59:59.999Z', '2026-11'],
  ['2026-12-01T00:00:00.000Z', '2026-12'],
  ['2026-12-01T01:00:00.000+02:00', '2026-11'],
])('counts %s in the month (UTC) %s', (time, month) => {
  expect(monthOf(new Date(time))).toBe(month);
});

it('parses only what it has stored', () => {
  expect(parseReservation({ ipAddress: '1.2.3.4', monthYear: '2026-11' })).toEqual({
    ipAddress: '1.2.3.4',
    monthYear: '2026-11',
  });
  expect(parseReservation({ userId: 'someone', at: 'then', more: 1 })).toEqual({ userId: 'someone', at: 'then' });
  const others = [
    null,
    undefined,
    'x',
    {},
    { userId: 'someone' },
    { at: 'then' },
    { ipAddress: '1.2.3.4' },
    { monthYear: '2026-11' },
    { ipAddress: 1, monthYear: '2026-11' },
  ];
  for (const other of others) expect(parseReservation(other)).toBeNull();
});

it('adds up the sessions of all plans', () => {
  expect(sessionsIn({})).toBe(0);
  expect(sessionsIn({ bronze: 10, gold: 3 })).toBe(13);
});
