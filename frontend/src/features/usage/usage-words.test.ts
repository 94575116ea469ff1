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

it('only an anonymous visitor hears that no account is needed', () => {
  expect(usageWords(usage(1, 3), false)).toBe('<b>2 free sessions left.</b> No account needed.');
  expect(usageWords(usage(2, 3), true)).toMatch(/^<b>1 session left\.<\/b> The count starts again on .*2026\.$/);
});

it('at the limit one is told to upgrade, or until when to wait', () => {
  expect(usageWords(usage(15, 15), true)).toMatch(/^<b>You've reached your usage limit\.<\/b> Upgrade your plan .*2026\.$/);
});

it('at the limit a visitor, who has no plan to upgrade, is offered signing in or a plan', () => {
  const words = usageWords(usage(3, 3), false);
  expect(words).toMatch(/^<b>You've reached your usage limit\.<\/b> Sign in or choose a plan/);
  expect(words).not.toContain('pgrade');
});

it('what is unlimited is not counted', () => {
  expect(usageWords(usage(40, null), true)).toContain('unlimited');
});
