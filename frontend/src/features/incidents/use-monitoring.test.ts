import { expect, it } from 'vitest';
import { nextCheckIn } from './use-monitoring.ts';

it('the monitor is looked at after the check that is due, and once a minute where the clocks differ', () => {
  const next = '2026-11-23T12:01:00.000Z';
  const look = (clock: string) => nextCheckIn(next, Date.parse(clock));
  expect(look('2026-11-23T12:00:20Z')).toBe(43_000);
  expect([look('2026-11-23T12:10:20Z'), look('2026-11-23T12:01:00Z'), look('2026-11-23T11:00:00Z')]).toEqual([
    ...[60_000, 60_000, 60_000],
  ]);
  expect([nextCheckIn(null, 0), nextCheckIn(undefined, 0)]).toEqual([false, false]);
});
