import type { AdviceSessionView } from '@beside/common/advice/advice.dto';
import { openVisit } from '../../lib/visitor.ts';
import { postGenerate } from './advice.api.ts';
import { keepPending, type PendingRequest } from './pending.ts';

/** Milliseconds after which a request that was neither refused nor answered is one that is being written: the limit was lifted meanwhile. */
const WRITING_MS = 1_500;

/**
 * Makes a request that is expected to be refused.
 * @returns the answer that came at once (help for someone in danger), `writing` when advice is on its way after all, null when refused
 */
export async function askAtLimit(request: PendingRequest): Promise<AdviceSessionView | 'writing' | null> {
  const timeout = AbortSignal.timeout(WRITING_MS);
  try {
    await openVisit(timeout);
    return await postGenerate(request, timeout);
  } catch {
    if (!timeout.aborted) return null;
    keepPending(request);
    return 'writing';
  }
}
