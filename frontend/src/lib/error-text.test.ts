import { beforeAll, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { errorText } from './error-text.ts';
import { loadEnglish } from './i18n/english.fixtures.ts';

beforeAll(loadEnglish);

const refused = (retryAfter: number) =>
  errorText(new ApiError(429, 'too_many_requests', 'Too many requests', {}, retryAfter), 'no text');

it('a refusal for long names the minutes, which are two at least: its text needs no singular', () => {
  expect(refused(90)).toBe('That was a lot at once. Please wait a minute and try again.');
  expect(refused(91)).toBe('That was too often. Please try again in 2 minutes.');
  expect(refused(900)).toBe('That was too often. Please try again in 15 minutes.');
});
