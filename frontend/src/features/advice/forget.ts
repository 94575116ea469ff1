import { forBrowser } from '../../lib/storage.ts';
import { clearDraft } from './asking/draft.store.ts';
import { forgetVisit } from './asking/generate.ts';
import { dropPending } from './asking/pending.ts';
import { clearUnanswered } from './asking/unanswered.store.ts';
import { forgetKept } from './kept/kept.store.ts';
import { forgetHiddenHelp } from './reading/hidden-help.store.ts';
import { VIEWING_KEY } from './reading/viewing-advice.ts';

/** The browser's copy of the bookmarks: a list of session ids, and the id of the user that they belong to. */
export const BOOKMARK_KEYS = { ids: 'bookmarkedSessions', owner: 'beside.bookmarks.owner' };

/** Clears the user's advice data: draft, pending request, failure, hidden help, advice to open, bookmarks, what this device keeps. */
export function forgetAdvice(): void {
  clearDraft();
  dropPending();
  forgetVisit();
  clearUnanswered();
  forgetHiddenHelp();
  forBrowser.remove(VIEWING_KEY);
  forgetKept();
  for (const key of Object.values(BOOKMARK_KEYS)) forBrowser.remove(key);
}
