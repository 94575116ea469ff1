import { AdviceSessionView } from '@beside/common/advice/advice.views';
import { readAs } from '../../../lib/parse.ts';
import { forBrowser } from '../../../lib/storage.ts';

export const VIEWING_KEY = 'viewingAdvice';

/** Leaves an advice for the home page to open. Returns false where the browser stores nothing. */
export function storeViewingAdvice(session: AdviceSessionView): boolean {
  forBrowser.set(VIEWING_KEY, JSON.stringify(session));
  return forBrowser.get(VIEWING_KEY) !== null;
}

/** Takes the advice that another page left in storage to be opened. */
export function takeViewingAdvice(): AdviceSessionView | null {
  const kept = forBrowser.json(VIEWING_KEY);
  if (kept === undefined) return null;
  forBrowser.remove(VIEWING_KEY);
  return readAs(AdviceSessionView, kept) ?? null;
}
