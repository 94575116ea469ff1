import { feature } from '../feature.ts';
import { SiteAnnouncement } from './announcements.entity.ts';
import { adminAnnouncementsRoutes, announcementsRoutes } from './announcements.routes.ts';
import { announcementsService } from './announcements.service.ts';
import { Announcements1763871000000 } from './migrations/1763871000000-announcements.ts';

/** What admins tell every open page. */
export const announcementsFeature = feature({
  name: 'announcements',
  needs: { admin: true },
  entities: [SiteAnnouncement],
  migrations: [Announcements1763871000000],
  service: announcementsService,
  // Every page asks for them, and no session is read for that.
  openRoutes: announcementsRoutes,
  routes: adminAnnouncementsRoutes,
  load: (announcements) => announcements.load(),
  stop: (announcements) => announcements.stop(),
});
