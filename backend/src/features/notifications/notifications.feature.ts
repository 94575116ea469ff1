import { type FeatureDeps, feature } from '../feature.ts';
import { Notifications1763895000000 } from './migrations/1763895000000-notifications.ts';
import { NotificationSettings, PushDue, PushSubscription, UserNotice } from './notifications.entity.ts';
import { registerNotificationJobs } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { notificationsService } from './notifications.service.ts';
import { notificationsUserData } from './notifications.user-data.ts';

/** What is new for users, and pushes that say so without a word of it. By the name `notices`, since `notifications` are PostgreSQL's. */
export const notificationsFeature = feature({
  name: 'notices',
  needs: {},
  entities: [NotificationSettings, UserNotice, PushSubscription, PushDue],
  migrations: [Notifications1763895000000],
  userData: () => [notificationsUserData],
  // All changes of an account are one notice: it leads to where they are listed.
  notices: {
    account: async (_db, _userId, subjects) =>
      new Map(subjects.map((subject) => [subject, { to: '/account/signing-in', title: null }])),
  },
  service: notificationsService,
  routes: notificationsRoutes,
  jobs: (service, all: FeatureDeps) => registerNotificationJobs({ ...all, service }),
  stop: (service) => service.settle(),
});
