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

it('names the site that must be loaded again', () => {
  const tooOld = new ApiError(426, 'client_too_old', 'Load again');
  expect(errorText(tooOld, 'no text')).toBe('Beside must be loaded again. What you wrote stays.');
});
