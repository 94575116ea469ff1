import type { AdviceSessionView } from '@beside/common/advice/advice.dto';
import { ApiError } from '../../lib/api.ts';
import { reconnect } from '../../lib/socket.ts';
import { openVisit } from '../../lib/visitor.ts';
import { postGenerate } from './advice.api.ts';
import type { PendingRequest } from './pending.ts';

/** Milliseconds between two attempts at a request that got no answer; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
/** Milliseconds of silence after which the request is given up. */
const GIVE_UP_MS = 120_000;

let visit: Promise<void> | null = null;

/** Gives this browser its session once a page, and lets the socket shake hands with it. The request need not wait for the socket. */
function ensureVisit(): Promise<void> {
  visit ??= openVisit()
    .then(() => void reconnect().catch(() => undefined))
    .catch(() => {
      // The request itself makes a session too; this one only lets the socket join early.
      visit = null;
    });
  return visit;
}

/** For a browser whose session has ended: the next request makes a new one, before it is sent. */
export function forgetVisit(): void {
  visit = null;
}

interface Dependencies {
  post: typeof postGenerate;
  visit: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

const dependencies: Dependencies = {
  post: postGenerate,
  visit: ensureVisit,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  now: Date.now,
};

/**
 * Posts a request until it has an answer, and answers with the session. A lost connection is no answer: the same request is
 * sent again (it never generates twice), and `onLost` hears of it. Throws ApiError on a definite failure, or after two minutes of silence.
 */
export async function generate(
  request: PendingRequest,
  signal: AbortSignal,
  onLost: (lost: boolean) => void,
  { post, visit, wait, now }: Dependencies = dependencies,
): Promise<AdviceSessionView> {
  await visit();
  let lostSince: number | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const started = now();
    try {
      return await post(request, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || !error.passing) throw error;
      // An attempt that held for a while was a connection that worked: the silence begins only now.
      const held = now() - started > (PAUSES_MS.at(-1) ?? 0);
      if (held || lostSince === null) lostSince = now();
      if (held) attempt = 0;
      if (now() - lostSince >= GIVE_UP_MS) throw error;
      onLost(true);
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0);
      signal.throwIfAborted();
      onLost(false);
    }
  }
}
