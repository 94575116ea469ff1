import { AnnouncementsAnswer } from './announcements.views.ts';

/** To every page: the announcements in force. */
export const ANNOUNCEMENTS_PUSHES = { 'announcements:changed': AnnouncementsAnswer };
