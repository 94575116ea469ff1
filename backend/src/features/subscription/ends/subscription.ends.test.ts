import { expect, it } from 'vitest';
import { customersEndOf, endsWithPeriod, laterEndOf, periodEndOn } from './subscription.ends.ts';

const at = (time: string): number => Date.parse(`${time}Z`) / 1000;
const END = at('2026-12-31T09:30:00');

it.each([
  // Days of the period that goes on, and earlier ones.
  ['2026-11-01', '2026-12-31T09:30:00'],
  ['2026-12-31', '2026-12-31T09:30:00'],
  ['2027-01-01', '2027-01-31T09:30:00'],
  // Months without the anchor's day end on their last one, and the next has it again.
  ['2027-02-01', '2027-02-28T09:30:00'],
  ['2027-03-01', '2027-03-31T09:30:00'],
  ['2028-02-29', '2028-02-29T09:30:00'],
])('a contract that is to end on %s ends with the paid month in which the day lies, %s', (day, end) => {
  expect(periodEndOn(day, END, at('2026-08-31T09:30:00'))).toBe(at(end));
});

it('tells the end with the period, a later one, and one by a dispute alone apart', () => {
  const one = { cancel_at: null, cancel_at_period_end: false, metadata: {}, items: { data: [{ current_period_end: 200 }] } };
  const ends = (more: object) => {
    const given = Object({ ...one, ...more });
    return [endsWithPeriod(given), laterEndOf(given), customersEndOf(given)];
  };
  expect(ends({})).toEqual([false, null, null]);
  expect(ends({ cancel_at: 200, cancel_at_period_end: true })).toEqual([true, null, 200]);
  expect(ends({ cancel_at: 300 })).toEqual([false, 300, 300]);
  expect(ends({ cancel_at: 200, metadata: { endsAt: '200' } })).toEqual([true, 200, 200]);
  const stopped = { cancel_at: 200, cancel_at_period_end: true, metadata: { endsForDispute: 'true', endsAt: '300' } };
  expect(ends(stopped)).toEqual([true, 300, 300]);
  expect(ends({ ...stopped, metadata: { endsForDispute: 'true' } })).toEqual([true, null, null]);
});
