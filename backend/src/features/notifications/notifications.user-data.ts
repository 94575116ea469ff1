import { NOTICE_DAYS } from '@beside/common/notifications/notifications.constants';
import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { pushDue, pushSubscriptions } from './notifications.push.statements.ts';
import { notices, notificationSettings } from './notifications.statements.ts';

const OLD_NOTICES: CleanUp = {
  table: 'notices',
  by: '"createdAt"',
  type: 'timestamptz',
  before: `now() - interval '${NOTICE_DAYS} days'`,
};

/** Neither has its push service taken a push since, nor its browser sent it again. */
const SILENT_SUBSCRIPTIONS: CleanUp = {
  table: 'push_subscriptions',
  by: '"lastOkAt"',
  type: 'timestamptz',
  before: `now() - interval '60 days'`,
};

/** Nothing has asked for one since, and what was new then is gone. */
const OLD_PUSHES: CleanUp = { ...OLD_NOTICES, table: 'push_due', by: '"askedAt"' };

/** Everything goes with the account, by the foreign keys. A restored backup has no login sessions, and so sends to none of its subscriptions. */
export const notificationsUserData = {
  export: async (pool, userId) => ({
    notificationSettings: await notificationSettings.exportOf(pool, userId),
    notices: await notices.exportOf(pool, userId),
    pushes: await pushDue.exportOf(pool, userId),
    pushSubscriptions: await pushSubscriptions.exportOf(pool, userId),
  }),

  prune: [OLD_NOTICES, OLD_PUSHES, SILENT_SUBSCRIPTIONS],
} satisfies UserData;
