import { forTab } from '../../lib/storage.ts';

/** The tab's drafts of announcements, with their writer. */
export const DRAFTS_KEY = 'beside.announcements.drafts';
/** The query of the form at which a session ended. */
const LEFT_KEY = 'beside.announcements.left';

/** Clears the drafts of announcements: at a sign-out, and at the quick exit. */
export function forgetAnnouncements(): void {
  forTab.remove(DRAFTS_KEY);
  forTab.remove(LEFT_KEY);
}

/** Keeps the drafts for their writer, and the form's address, when a session ends by itself. */
export function interruptAnnouncements({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): void {
  if (pathname === '/admin/announcements' && forTab.get(DRAFTS_KEY) !== null && search !== '') forTab.set(LEFT_KEY, search);
}

/** The query of the form at which the session ended, once. */
export function takeInterrupted(): string | null {
  const search = forTab.get(LEFT_KEY);
  forTab.remove(LEFT_KEY);
  return search;
}
