import { ADVICE_STYLES, type AdviceStyle, CATEGORIES, type Category } from '@beside/common/advice/advice.constants';
import { fields, oneOf, optionalText, text } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';

/** The request that this tab awaits, exactly as posted, so it can be posted again. */
export interface PendingRequest {
  requestId: string;
  description: string;
  category: Category;
  adviceStyle: AdviceStyle;
  language: string;
  country?: string;
}

const KEY = 'beside.pending';

export function readPending(): PendingRequest | null {
  try {
    const from = fields(forTab.json(KEY));
    return {
      requestId: text(from, 'requestId'),
      description: text(from, 'description'),
      category: oneOf(from, 'category', CATEGORIES),
      adviceStyle: oneOf(from, 'adviceStyle', ADVICE_STYLES),
      language: text(from, 'language'),
      country: optionalText(from, 'country'),
    };
  } catch {
    return null;
  }
}

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
