import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api.ts';
import { retryDecision } from './retry-decision.ts';

describe('retryDecision', () => {
  it('backs off after each lost attempt, and never gives up', () => {
    const lost = new ApiError(0, 'network', 'gone');
    expect([1, 2, 3, 4, 9].map((attempts) => retryDecision(lost, attempts))).toEqual(
      [500, 1_000, 2_000, 4_000, 4_000].map((retryIn) => ({ retryIn })),
    );
    expect(retryDecision(new ApiError(503, 'unavailable', 'starting'), 7)).toEqual({ retryIn: 4_000 });
    expect(retryDecision(new ApiError(502, 'unreadable', 'proxy'), 1)).toEqual({ retryIn: 500 });
    expect(retryDecision(new DOMException('late', 'TimeoutError'), 1)).toEqual({ retryIn: 500 });
  });

  it('waits as long as the server asks', () => {
    expect(retryDecision(new ApiError(429, 'too_many_requests', 'slow', {}, 7), 1)).toEqual({ retryIn: 7_000 });
    expect(retryDecision(new ApiError(429, 'too_many_requests', 'slow'), 3)).toEqual({ retryIn: 1_000 });
  });

  it('keeps what was written until the page is loaded again', () => {
    const tooOld = new ApiError(426, 'client_too_old', 'load again', {}, 60);
    expect([1, 9].map((attempts) => retryDecision(tooOld, attempts))).toEqual([{ retryIn: 30_000 }, { retryIn: 30_000 }]);
  });

  it('reports a refusal to the sender', () => {
    for (const code of ['session_ended', 'not_found', 'not_allowed', 'validation_failed', 'not_signed_in'] as const) {
      expect(retryDecision(new ApiError(400, code, 'no'), 1)).toEqual({ fault: code });
    }
  });

  it('gives up on server errors after a few attempts, so later messages can go', () => {
    const broken = new ApiError(500, 'internal_error', 'broken');
    expect(retryDecision(broken, 4)).toEqual({ retryIn: 4_000 });
    expect(retryDecision(broken, 5)).toEqual({ fault: 'internal_error' });
  });
});
