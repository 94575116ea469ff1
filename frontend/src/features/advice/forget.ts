import { forBrowser } from '../../lib/storage.ts';
import { clearDraft } from './draft.store.ts';
import { forgetVisit } from './generate.ts';
import { dropPending } from './pending.ts';
import { VIEWING_KEY } from './viewing-advice.ts';

/** Forgets what this tab keeps of a person who has signed out: what they wrote, what they wait for, what they were about to read. */
export function forgetAdvice(): void {
  clearDraft();
  dropPending();
  forgetVisit();
  forBrowser.remove(VIEWING_KEY);
}
