import { forBrowser } from '../../lib/storage.ts';
import { clearDraft } from './draft.store.ts';
import { forgetVisit } from './generate.ts';
import { dropPending } from './pending.ts';
import { VIEWING_KEY } from './viewing-advice.ts';

/** Clears the advice data of this tab: draft, pending request, advice to open. */
export function forgetAdvice(): void {
  clearDraft();
  dropPending();
  forgetVisit();
  forBrowser.remove(VIEWING_KEY);
}
