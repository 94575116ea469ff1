import { expect, it } from 'vitest';
import { daysOf, stateOf, toggled } from './token-state.ts';

it('an expired token is expired, whether it was revoked or not', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  const state = (isActive: number, expiresAt: string | null) => stateOf({ isActive, expiresAt }, now);
  expect([state(1, null), state(0, null), state(1, '2026-11-24T00:00:00Z')]).toEqual(['active', 'revoked', 'active']);
  expect([state(1, '2026-11-22T00:00:00Z'), state(0, '2026-11-22T00:00:00Z')]).toEqual(['expired', 'expired']);
});

it('days are whole, at least one, and none for a token that does not expire', () => {
  expect(['', ' ', '90', '3650'].map(daysOf)).toEqual([null, null, 90, 3650]);
  expect(['0', '-1', '1.5', '3651', 'soon'].map(daysOf)).toEqual(Array(5).fill(undefined));
});

it('all permissions replace single ones, and the other way round', () => {
  expect(toggled(['admin:read'], '*')).toEqual(['*']);
  expect(toggled(['*'], 'admin:read')).toEqual(['admin:read']);
  expect(toggled(['admin:read', 'admin:write'], 'admin:read')).toEqual(['admin:write']);
});
