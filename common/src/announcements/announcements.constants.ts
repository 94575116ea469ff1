export const ANNOUNCEMENT_TYPES = ['info', 'success', 'warning', 'error'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

export const ANNOUNCEMENT_TITLE_MAX = 100;
export const ANNOUNCEMENT_MESSAGE_MAX = 1000;
/** Announcements that may exist. */
export const ANNOUNCEMENTS_MAX = 200;
/** Milliseconds between two polls of a page that is not live. */
export const ANNOUNCEMENTS_POLL_MS = 30_000;
