import { type FeatureDeps, feature } from '../feature.ts';
import { type DigestDeps, registerDigest } from './digest/notifications.digest.ts';
import { stopPage } from './digest/notifications.stop-page.ts';
import { Notifications1763895000000 } from './migrations/1763895000000-notifications.ts';
import { EmailDigest1763896000000 } from './migrations/1763896000000-email-digest.ts';
import { PushLeases1763897000000 } from './migrations/1763897000000-push-leases.ts';
import { NotificationIndexes1763898000000 } from './migrations/1763898000000-notification-indexes.ts';
import { DigestStop, NotificationSettings, PushDue, PushSubscription, UserNotice } from './notifications.entity.ts';
import { registerNotificationJobs } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { notificationsService } from './notifications.service.ts';
import { notificationsUserData } from './notifications.user-data.ts';

/** The account tells whom to write to when it is written: its service needs this one. */
type All = FeatureDeps & { account: Pick<DigestDeps, 'contactOf'> };

/** What is new for users, and pushes that say so without a word of it. By the name `notices`, since `notifications` are PostgreSQL's. */
export const notificationsFeature = feature({
  name: 'notices',
  needs: {},
  entities: [NotificationSettings, UserNotice, PushSubscription, PushDue, DigestStop],
  migrations: [Notifications1763895000000, EmailDigest1763896000000, PushLeases1763897000000, NotificationIndexes1763898000000],
  userData: () => [notificationsUserData],
  // All changes of an account are one notice: it leads to where they are listed.
  notices: {
    account: async (_db, _userId, subjects) => new Map(subjects.map((subject) => [subject, '/account/signing-in'])),
  },
  service: notificationsService,
  routes: (service, context, { mail }: All) => notificationsRoutes(service, context, mail.enabled),
  pages: (service, { limits, appName, log }: All) => [stopPage({ service, limits, appName, log })],
  jobs(service, all: All) {
    registerNotificationJobs({ ...all, service });
    registerDigest({ ...all, contactOf: all.account.contactOf });
  },
  stop: (service) => service.settle(),
});
