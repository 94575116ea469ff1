import { forTab } from '../../lib/storage.ts';

/** The tab's draft of an announcement. */
export const DRAFT_KEY = 'beside.announcements.draft';

/** Clears the draft of an announcement: when it is published or given up, and at a sign-out. */
export function forgetAnnouncements(): void {
  forTab.remove(DRAFT_KEY);
}
