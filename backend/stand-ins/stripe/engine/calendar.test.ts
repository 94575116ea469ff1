import { describe, expect, it } from 'vitest';
import { addMonths, periodEndAfter } from './calendar.ts';

const at = (text: string): number => Date.parse(`${text}T10:30:00Z`) / 1000;

describe('a month', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
  ])('from %s, %i later, is %s', (anchor, months, end) => {
    expect(addMonths(at(anchor), months)).toBe(at(end));
  });

  it('is counted from the anchor, so that the 31st comes back', () => {
    const interval = { interval: 'month', interval_count: 1 };
    expect(periodEndAfter(at('2027-01-31'), interval, at('2027-02-28'))).toBe(at('2027-03-31'));
  });
});
