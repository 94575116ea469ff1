import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useI18n } from './i18n/i18n.store.ts';
import { listText } from './list-text.ts';

beforeEach(() => vi.stubGlobal('navigator', { languages: ['en-GB'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  useI18n.setState({ language: 'en' });
});

it.each([
  ['en', 'Plan, Email, Name'],
  ['de', 'Plan, Email und Name'],
  ['zh', 'Plan、Email、Name'],
] as const)('a list is written as %s does', (language, words) => {
  useI18n.setState({ language });
  expect(listText(['Plan', 'Email', 'Name'])).toBe(words);
  expect(listText(['Plan'])).toBe('Plan');
});
