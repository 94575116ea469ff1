import type { JoinCouplesDto } from '@beside/common/couples/couples.dto';
import { ApiError } from '../../lib/api.ts';
import { openVisit } from '../../lib/visitor.ts';
import { postJoin } from './couples.api.ts';

/** Milliseconds before each further attempt at a call that got no answer, and after which an answer is taken for lost. */
const PAUSES_MS = [500, 1_500];
const CALL_MS = 10_000;

interface Dependencies {
  visit: () => Promise<void>;
  post: (token: string, body: JoinCouplesDto) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
}

const dependencies: Dependencies = {
  visit: () => openVisit(AbortSignal.timeout(CALL_MS)),
  post: (token, body) => postJoin(token, body, AbortSignal.timeout(CALL_MS)),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Takes the second seat. A browser without an account gets its session first, so that a lost answer cannot lose the seat:
 * the same join again, by the same browser, is the same seat. Throws ApiError.
 */
export async function takeSeat(
  token: string,
  body: JoinCouplesDto,
  signedIn: boolean,
  { visit, post, wait }: Dependencies = dependencies,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      if (!signedIn) await visit();
      await post(token, body);
      return;
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined || !mayPass(error, signedIn)) throw error;
      await wait(pause);
    }
  }
}

/** A lost answer may come at the next attempt, and so may a cookie that did not arrive with it. */
function mayPass(error: unknown, signedIn: boolean): boolean {
  return error instanceof ApiError && (error.passing || (!signedIn && error.code === 'session_required'));
}
