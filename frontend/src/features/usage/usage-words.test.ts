import { beforeAll, expect, it } from 'vitest';
import { loadEnglish } from '../../lib/i18n/english.fixtures.ts';
import { usageWords } from './usage-words.ts';
import type { Usage } from './use-usage.ts';

beforeAll(loadEnglish);

const usage = (used: number, limit: number | null): Usage => ({
  used,
  limit,
  plan: 'free',
  reached: limit !== null && used >= limit,
  resetsAt: '2026-12-14T12:00:00.000Z',
});

it('only a visitor reads that no account is needed', () => {
  expect(usageWords(usage(1, 3), false)).toBe('<b>2 free sessions left.</b> No account needed.');
  expect(usageWords(usage(2, 3), true)).toMatch(/^<b>1 session left\.<\/b> You get new sessions on .*2026\.$/);
});

it('a user at the limit reads about upgrading and the date of the reset', () => {
  expect(usageWords(usage(15, 15), true)).toMatch(/^<b>You've reached your usage limit\.<\/b> Upgrade your plan .*2026\.$/);
});

it('a visitor at the limit is offered signing in or a plan, not an upgrade', () => {
  const words = usageWords(usage(3, 3), false);
  expect(words).toMatch(/^<b>You've reached your usage limit\.<\/b> Sign in or choose a plan/);
  expect(words).not.toContain('pgrade');
});

it('an unlimited plan shows no count', () => {
  expect(usageWords(usage(40, null), true)).toContain('unlimited');
});
