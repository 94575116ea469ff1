import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { generate } from './generate.ts';
import type { PendingRequest } from './pending.ts';

const request: PendingRequest = {
  requestId: '0b2f6a52-6b3a-4c1e-9a57-000000000001',
  description: 'My sister and I do not speak.',
  category: 'family',
  adviceStyle: 'empathetic',
  language: 'en',
};
const session: AdviceSessionView = { ...request, id: '1', userId: null, advice: '{}', createdAt: '2026-11-01T00:00:00Z' };
const lost = new ApiError(0, 'network', 'lost');

/** Fake calls with one answer per post, and a clock that only `wait` advances. */
function play(answers: (Error | AdviceSessionView)[]) {
  const waits: number[] = [];
  let clock = 0;
  let posts = 0;
  return {
    waits,
    posts: () => posts,
    dependencies: {
      post: async () => {
        const answer = answers[Math.min(posts, answers.length - 1)];
        posts += 1;
        if (answer instanceof Error || !answer) throw answer;
        return answer;
      },
      visit: async () => undefined,
      wait: async (ms: number) => {
        waits.push(ms);
        clock += ms;
      },
      now: () => clock,
    },
  };
}

const run = (played: ReturnType<typeof play>, signal = new AbortController().signal) =>
  generate(request, signal, () => undefined, played.dependencies);

describe('generate', () => {
  it('retries with growing pauses while there is no answer', async () => {
    const played = play([lost, lost, lost, lost, lost, session]);
    expect(await run(played)).toBe(session);
    expect(played.waits).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
  });

  it('does not retry a definite failure', async () => {
    const played = play([new ApiError(402, 'usage_limit_reached', 'limit'), session]);
    await expect(run(played)).rejects.toMatchObject({ code: 'usage_limit_reached' });
    expect(played.posts()).toBe(1);
  });

  it("retries after a proxy's error page, but not after the server's own failure", async () => {
    expect(await run(play([new ApiError(502, 'unreadable', '502: Bad Gateway'), session]))).toBe(session);
    await expect(run(play([new ApiError(503, 'model_failed', 'failed'), session]))).rejects.toMatchObject({ status: 503 });
  });

  it('gives up after two minutes of silence', async () => {
    const played = play([lost]);
    await expect(run(played)).rejects.toBe(lost);
    expect(played.waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(120_000);
  });

  it('does not retry after a stop', async () => {
    const stop = new AbortController();
    const played = play([lost]);
    const wait = async () => stop.abort();
    await expect(generate(request, stop.signal, () => undefined, { ...played.dependencies, wait })).rejects.toThrow();
    expect(played.posts()).toBe(1);
  });
});
