import { expect, it } from 'vitest';
import { caseOf, isOverdue } from './task-texts.ts';

it('a state belongs to its kind, and what is new to this page is unknown', () => {
  expect(caseOf({ kind: 'refund', state: 'failed' })).toBe('refund_failed');
  expect(caseOf({ kind: 'refund', state: 'disputed' })).toBe('refund_disputed');
  expect(caseOf({ kind: 'erasure', state: 'lost' })).toBe('erasure_lost');
  expect(caseOf({ kind: 'refund', state: 'lost' })).toBe('unknown');
  expect(caseOf({ kind: 'dispute', state: null })).toBe('unknown');
  expect(caseOf({ kind: 'unknown', state: 'open' })).toBe('unknown');
});

it('only an open task with a due date can be overdue', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const [before, after] = ['2026-11-23T11:59:00Z', '2026-11-23T12:01:00Z'];
  expect([before, after, null].map((dueAt) => isOverdue({ dueAt, doneAt: null }, now))).toEqual([true, false, false]);
  expect(isOverdue({ dueAt: before, doneAt: after }, now)).toBe(false);
});
