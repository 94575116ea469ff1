import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { verdictOn } from './outbox.verdict.ts';

describe('what becomes of a message that was not taken', () => {
  it('waits longer after each attempt that did not get through, and never gives up', () => {
    const lost = new ApiError(0, 'network', 'gone');
    expect([1, 2, 3, 4, 9].map((attempts) => verdictOn(lost, attempts))).toEqual(
      [500, 1_000, 2_000, 4_000, 4_000].map((again) => ({ again })),
    );
    expect(verdictOn(new ApiError(503, 'unavailable', 'starting'), 7)).toEqual({ again: 4_000 });
    expect(verdictOn(new ApiError(502, 'unreadable', 'proxy'), 1)).toEqual({ again: 500 });
    expect(verdictOn(new DOMException('late', 'TimeoutError'), 1)).toEqual({ again: 500 });
  });

  it('goes on when the server says so', () => {
    expect(verdictOn(new ApiError(429, 'too_many_requests', 'slow', {}, 7), 1)).toEqual({ again: 7_000 });
    expect(verdictOn(new ApiError(429, 'too_many_requests', 'slow'), 3)).toEqual({ again: 1_000 });
  });

  it('tells its writer of a refusal', () => {
    for (const code of ['session_ended', 'not_found', 'not_allowed', 'validation_failed', 'not_signed_in'] as const) {
      expect(verdictOn(new ApiError(400, code, 'no'), 1)).toEqual({ fault: code });
    }
  });

  it('tries what the server fails on a few times, so that it does not hold up the rest', () => {
    const broken = new ApiError(500, 'internal_error', 'broken');
    expect(verdictOn(broken, 4)).toEqual({ again: 4_000 });
    expect(verdictOn(broken, 5)).toEqual({ fault: 'internal_error' });
  });
});
