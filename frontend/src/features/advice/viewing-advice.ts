import { AdviceSessionView } from '@beside/common/advice/advice.views';
import { parseAs } from '../../lib/parse.ts';
import { forBrowser } from '../../lib/storage.ts';

export const VIEWING_KEY = 'viewingAdvice';

/** Takes the advice that another page left in storage to be opened. */
export function takeViewingAdvice(): AdviceSessionView | null {
  const kept = forBrowser.json(VIEWING_KEY);
  if (kept === undefined) return null;
  forBrowser.remove(VIEWING_KEY);
  try {
    return parseAs(AdviceSessionView, kept);
  } catch {
    return null;
  }
}
