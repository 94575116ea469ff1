import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { ApiError } from '../../../lib/api.ts';
import { openVisit } from '../../../lib/visitor.ts';
import { postGenerate } from '../advice.api.ts';
import { keepPending, type PendingRequest } from './pending.ts';
import { markUnanswered } from './unanswered.store.ts';

/** Milliseconds after which a pending request counts as accepted: the limit was lifted meanwhile. */
const WRITING_MS = 1_500;

/**
 * Sends a request despite the limit, since danger is answered anyway.
 * @returns help if the server answers at once, `writing` if it accepts the request, null if it refuses
 */
export async function askAtLimit(request: PendingRequest): Promise<AdviceSessionView | 'writing' | null> {
  const timeout = AbortSignal.timeout(WRITING_MS);
  try {
    await openVisit(timeout);
    return await postGenerate(request, timeout);
  } catch (error) {
    if (!timeout.aborted) {
      markUnanswered(error instanceof ApiError ? error.help : undefined);
      return null;
    }
    keepPending(request);
    return 'writing';
  }
}
