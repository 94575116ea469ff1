import { isFields } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';

/** The tab's drafts of announcements, with their writer. */
export const DRAFTS_KEY = 'beside.announcements.drafts';

/** Clears the drafts of announcements: at a sign-out, and at the quick exit. */
export function forgetAnnouncements(): void {
  forTab.remove(DRAFTS_KEY);
}

/** Keeps the drafts for their writer, and the query of the form that is open, when a session ends by itself. */
export function interruptAnnouncements({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): void {
  const kept = forTab.json(DRAFTS_KEY);
  if (isFields(kept) && pathname === '/admin/announcements' && search !== '')
    forTab.set(DRAFTS_KEY, JSON.stringify({ ...kept, left: search }));
}
