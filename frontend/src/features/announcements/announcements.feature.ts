import type { BrowserFeature } from '../../lib/feature.ts';
import { bindAnnouncementEvents } from './announcements.events.ts';
import { forgetAnnouncements, interruptAnnouncements } from './forget.ts';

export const announcementsFeature: BrowserFeature = {
  bindEvents: bindAnnouncementEvents,
  // What an admin writes for everyone stays for them when their session ends by itself.
  forget: (reason) => (reason === 'sessionEnded' ? interruptAnnouncements() : forgetAnnouncements()),
};
