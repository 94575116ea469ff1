import type { JoinCouplesDto } from '@beside/common/couples/couples.dto';
import { ApiError } from '../../../lib/api.ts';
import { openVisit } from '../../../lib/visitor.ts';
import { postJoin } from '../couples.api.ts';

/** Milliseconds before each retry, and until a call times out. */
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
 * Takes the second seat. A visitor gets a session first, so a lost answer cannot lose the seat:
 * a repeated join from the same browser keeps it. Throws ApiError.
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

/** Retrying helps after a lost answer, or after a cookie that did not arrive. */
function mayPass(error: unknown, signedIn: boolean): boolean {
  return error instanceof ApiError && (error.passing || (!signedIn && error.code === 'session_required'));
}
