import type { ErrorCode } from '@beside/common/errors';
import { expect, it } from 'vitest';
import { failureOf } from './reply.failures.ts';

it.each<[ErrorCode, number]>([
  ['stopped', 409],
  ['model_failed', 503],
  ['model_timeout', 503],
  ['model_refused', 503],
  ['interrupted', 503],
  ['unavailable', 503],
  ['internal_error', 500],
])('%s is status %i, and says that nothing was counted', (code, status) => {
  expect(failureOf(code)).toMatchObject({ code, status, message: expect.stringContaining('Nothing was counted') });
});

it('a stop that counts says so', () => {
  expect(failureOf('stopped', true)).toMatchObject({
    code: 'stopped',
    status: 409,
    message: expect.stringContaining('It counts'),
  });
});

it('a budget that is used up says when to try again', () => {
  expect(failureOf('budget_reached')).toMatchObject({ code: 'budget_reached', status: 429, retryAfter: 3600 });
});
