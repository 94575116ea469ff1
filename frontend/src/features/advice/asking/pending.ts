import { ADVICE_STYLES, CATEGORIES } from '@beside/common/advice/advice.constants';
import { type InferOutput, object, optional, picklist, string } from 'valibot';
import { readAs } from '../../../lib/parse.ts';
import { forTab } from '../../../lib/storage.ts';

/** The request that this tab awaits, exactly as posted, so it can be posted again. */
export type PendingRequest = InferOutput<typeof PendingRequest>;
const PendingRequest = object({
  requestId: string(),
  description: string(),
  category: picklist(CATEGORIES),
  adviceStyle: picklist(ADVICE_STYLES),
  language: string(),
  country: optional(string()),
});

const KEY = 'beside.pending';

export const readPending = (): PendingRequest | null => readAs(PendingRequest, forTab.json(KEY)) ?? null;

export function keepPending(request: PendingRequest): void {
  forTab.set(KEY, JSON.stringify(request));
}

/** Removes the request, unless another one has replaced it. */
export function clearPending(requestId: string): void {
  if (readPending()?.requestId === requestId) forTab.remove(KEY);
}

/** Removes any pending request. */
export function dropPending(): void {
  forTab.remove(KEY);
}
