import type { DayCounts } from '@beside/common/admin/admin.views';
import { expect, it } from 'vitest';
import { bucketsOf, monthText, periodOf, shortDay, totalOf } from './overview-days.ts';

const counts = { registrations: 1, adviceSessions: 2, chatQuestions: 3, couplesSessions: 0 };
const replies = { repliesDone: 4, repliesFailed: 1, repliesStopped: 0 };
const days: DayCounts[] = Array.from({ length: 365 }, (_, index) => ({
  ...{ ...counts, ...replies },
  day: new Date(Date.UTC(2025, 10, 24 + index)).toISOString().slice(0, 10),
}));

it('counts short periods by day, and long ones by week without losing any', () => {
  expect(bucketsOf(days.slice(-90))).toEqual({ buckets: days.slice(-90), weekly: false });
  const { buckets, weekly } = bucketsOf(days);
  expect([weekly, buckets.length]).toEqual([true, 53]);
  expect(buckets.at(-1)).toMatchObject({ day: '2026-11-17', adviceSessions: 14, repliesFailed: 7 });
  expect(buckets[0]).toMatchObject({ day: '2025-11-24', adviceSessions: 2 });
  for (const count of ['registrations', 'adviceSessions', 'repliesDone'] as const)
    expect(totalOf(buckets, count)).toBe(totalOf(days, count));
});

it('shows days and months of UTC, and knows its periods', () => {
  expect([shortDay('2026-11-01'), monthText('2026-11', false), monthText('2026-01', true)]).toEqual(['Nov 1', 'Nov', 'Jan 2026']);
  expect(['7', '365', '8', null].map(periodOf)).toEqual([7, 365, 30, 30]);
});
