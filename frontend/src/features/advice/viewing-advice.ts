import type { AdviceSessionView } from '@beside/common/advice/advice.dto';
import { forBrowser } from '../../lib/storage.ts';
import { parseSession } from './advice.parse.ts';

export const VIEWING_KEY = 'viewingAdvice';

/** The advice that another screen left in the browser's storage to be opened, which is taken out by this. */
export function takeViewingAdvice(): AdviceSessionView | null {
  const kept = forBrowser.json(VIEWING_KEY);
  if (kept === undefined) return null;
  forBrowser.remove(VIEWING_KEY);
  try {
    return parseSession(kept);
  } catch {
    return null;
  }
}
