import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { ApiError } from '../../../lib/api.ts';
import { reconnect } from '../../../lib/socket.ts';
import { openVisit } from '../../../lib/visitor.ts';
import { postGenerate } from '../advice.api.ts';
import type { PendingRequest } from './pending.ts';

/** Milliseconds between attempts; the last value repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];
/** Milliseconds without an answer before giving up. */
const GIVE_UP_MS = 120_000;

let visit: Promise<void> | null = null;

/** Creates the visitor session once a page, and reconnects the socket with it in the background. */
function ensureVisit(): Promise<void> {
  visit ??= openVisit()
    .then(() => void reconnect().catch(() => undefined))
    .catch(() => {
      // The request creates a session too; this one only lets the socket join early.
      visit = null;
    });
  return visit;
}

/** Makes the next request create a new visitor session first. */
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
 * Posts a request until it is answered. After a lost connection it posts again, which never generates twice, and calls `onLost`.
 * Throws ApiError on a definite failure, or after two minutes without an answer.
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
      // A long attempt had a working connection: start counting the silence now.
      const hasLasted = now() - started > (PAUSES_MS.at(-1) ?? 0);
      if (hasLasted || lostSince === null) lostSince = now();
      if (hasLasted) attempt = 0;
      if (now() - lostSince >= GIVE_UP_MS) throw error;
      onLost(true);
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0);
      signal.throwIfAborted();
      onLost(false);
    }
  }
}
