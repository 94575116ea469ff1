import type { AdviceSessionView } from '@beside/common/advice/advice.dto';
import { forBrowser } from '../../lib/storage.ts';
import { parseSession } from './advice.parse.ts';

export const VIEWING_KEY = 'viewingAdvice';

/** Takes the advice that another page left in storage to be opened. */
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
