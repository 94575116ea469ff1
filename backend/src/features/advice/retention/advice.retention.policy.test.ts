import { RETENTION_MONTHS } from '@beside/common/advice/advice.retention.constants';
import { describe, expect, it } from 'vitest';
import { chooseRule, monthsBefore, type RetentionChoice, type RetentionRule, workingRule } from './advice.retention.policy.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const after = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
const rule = (months: RetentionRule['months'], keepBookmarked = true): RetentionRule => ({ months, keepBookmarked });

/** Chooses one rule after another, each so many days after `NOW`. */
function choose(...steps: [RetentionRule, number][]) {
  let choice: RetentionChoice | null = null;
  let isAnnounced = false;
  for (const [wanted, day] of steps) ({ choice, isAnnounced } = chooseRule(choice, wanted, after(day)));
  return { choice, isAnnounced, worksAfter: (day: number) => workingRule(choice, after(day)) };
}

describe('a choice', () => {
  it('that turns deletion on works after seven days, and is announced', () => {
    const { worksAfter, isAnnounced } = choose([rule(6), 0]);
    expect(isAnnounced).toBe(true);
    expect(worksAfter(6.99)).toMatchObject({ months: null });
    expect(worksAfter(7)).toEqual(rule(6));
  });

  it('waits until noon, so that the day it is announced for has begun everywhere', () => {
    const from = (time: string) => chooseRule(null, rule(6), new Date(time)).choice?.worksFrom.toISOString();
    expect(from('2026-11-30T11:59:59.999Z')).toBe('2026-12-07T12:00:00.000Z');
    expect(from('2026-11-30T12:00:00.001Z')).toBe('2026-12-08T12:00:00.000Z');
  });

  it('that shortens the time leaves the longer one at work for seven days', () => {
    const { worksAfter, isAnnounced } = choose([rule(24), 0], [rule(3), 10]);
    expect(isAnnounced).toBe(true);
    expect(worksAfter(16)).toEqual(rule(24));
    expect(worksAfter(17)).toEqual(rule(3));
  });

  it('that lengthens the time, or ends deletion, works at once and is not announced', () => {
    const longer = choose([rule(3), 0], [rule(12), 10]);
    expect(longer.isAnnounced).toBe(false);
    expect(longer.worksAfter(10)).toEqual(rule(12));
    const never = choose([rule(3), 0], [rule(null), 10]);
    expect([never.choice, never.isAnnounced]).toEqual([null, false]);
    expect(never.worksAfter(10).months).toBeNull();
  });

  it('that no longer keeps bookmarked advice waits as well; the other way round it works at once', () => {
    const off = choose([rule(6), 0], [rule(6, false), 10]);
    expect(off.isAnnounced).toBe(true);
    expect(off.worksAfter(16)).toEqual(rule(6));
    expect(off.worksAfter(17)).toEqual(rule(6, false));
    expect(choose([rule(6, false), 0], [rule(6), 10]).worksAfter(10)).toEqual(rule(6));
  });

  it('that deletes more in one way and less in another deletes meanwhile what both delete', () => {
    const { worksAfter } = choose([rule(3), 0], [rule(12, false), 10]);
    expect(worksAfter(11)).toEqual(rule(12));
    expect(worksAfter(17)).toEqual(rule(12, false));
  });

  it('that waits can be made laxer without waiting longer, and stricter only by waiting anew', () => {
    const laxer = choose([rule(3), 0], [rule(6), 2]);
    expect(laxer.isAnnounced).toBe(false);
    expect([laxer.worksAfter(6.99).months, laxer.worksAfter(7).months]).toEqual([null, 6]);
    const same = choose([rule(3), 0], [rule(3), 2]);
    expect([same.isAnnounced, same.worksAfter(7).months]).toEqual([false, 3]);
    const stricter = choose([rule(6), 0], [rule(3), 2]);
    expect(stricter.isAnnounced).toBe(true);
    expect([stricter.worksAfter(8.99).months, stricter.worksAfter(9).months]).toEqual([null, 3]);
  });

  it('never lets more be deleted, within seven days, than what worked or was announced before', () => {
    const rules = [null, ...RETENTION_MONTHS].flatMap((months) => [rule(months), rule(months, false)]);
    const deletes = (working: RetentionRule, age: number, isBookmarked: boolean): boolean =>
      working.months !== null && age >= working.months && !(working.keepBookmarked && isBookmarked);
    for (const first of rules)
      for (const second of rules)
        for (const third of rules)
          for (const [at, seen] of [
            [8, 14.99],
            [3, 6.99],
          ] as const) {
            const announced = choose([first, -100], [second, 0]);
            const now = choose([first, -100], [second, 0], [third, at]).worksAfter(seen);
            for (const age of RETENTION_MONTHS)
              for (const isBookmarked of [true, false])
                if (deletes(now, age, isBookmarked))
                  expect(deletes(announced.worksAfter(at), age, isBookmarked), JSON.stringify([first, second, third])).toBe(true);
          }
  });
});

it.each([
  ['2026-11-30T12:00:00Z', 3, '2026-08-30T12:00:00.000Z'],
  ['2026-05-31T12:00:00Z', 3, '2026-02-28T12:00:00.000Z'],
  ['2028-05-31T12:00:00Z', 3, '2028-02-29T12:00:00.000Z'],
  ['2026-01-15T00:30:00Z', 24, '2024-01-15T00:30:00.000Z'],
])('%s, less %i months, is %s', (time, months, before) => {
  expect(monthsBefore(new Date(time), months).toISOString()).toBe(before);
});
