import { expect, it } from 'vitest';
import { withdrawalEnd } from './billing.state.ts';

it.each([
  // 22 November 2026 is a Sunday, and so is the fourteenth day after it.
  ['2026-11-22T12:00:00Z', '2026-12-08'],
  ['2026-11-21T23:59:59Z', '2026-12-08'],
  ['2026-11-20T00:00:00Z', '2026-12-05'],
  ['2026-11-23T00:00:00Z', '2026-12-08'],
  // Christmas, and the weekend after it.
  ['2026-12-11T12:00:00Z', '2026-12-29'],
  // Past midnight in Athens.
  ['2026-11-16T22:30:00Z', '2026-12-02'],
  ['2028-02-20T08:00:00Z', '2028-03-07'],
])('a contract of %s can be withdrawn from until the day before %s', (start, tooLate) => {
  expect(new Date(withdrawalEnd(Date.parse(start) / 1000) * 1000).toISOString()).toBe(`${tooLate}T00:00:00.000Z`);
});
