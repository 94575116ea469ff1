import { expect, it } from 'vitest';
import { isWorkingDay } from './subscription.working-days.ts';

const on = (day: string): boolean => isWorkingDay(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

it.each([
  ['Friday', '2026-11-27', true],
  ['Saturday', '2026-11-28', false],
  ['Sunday', '2026-11-29', false],
  ['Monday', '2026-11-30', true],
  ['Christmas Day', '2026-12-25', false],
  ['Good Friday', '2027-03-26', false],
  ['Easter Monday', '2027-03-29', false],
  ['Easter Monday of a leap year', '2028-04-17', false],
  ['the earliest Easter Monday in reach', '2035-03-26', false],
  ['the latest Easter Monday', '2038-04-26', false],
  ['Ascension Day', '2027-05-06', false],
  ['Whit Monday', '2027-05-17', false],
  ['the day after Corpus Christi', '2027-05-28', true],
])('%s, %s', (_name, day, isOne) => {
  expect(on(day)).toBe(isOne);
});
