import type pg from 'pg';
import type { Jobs } from '../../../database/jobs.ts';
import type { NoticeSubjects } from '../../feature.ts';
import type { NotificationsService } from '../../notifications/notifications.service.ts';
import { unreadStatements } from './couples.unread.statements.ts';

/** Users that one statement looks at. */
const AT_ONCE = 200;

interface UnreadDeps {
  pool: pg.Pool;
  notices: Pick<NotificationsService, 'wantMessages' | 'addMessages'>;
}

/** Where a user reads a message of which they are told; what they have read meanwhile is left out. */
export const couplesNotices: NonNullable<NoticeSubjects['message']> = async (db, userId, ids) => {
  const rows = await unreadStatements.tokens(db, userId, ids);
  return new Map(rows.map(({ id, token }) => [id, `/couples/${token}`]));
};

/**
 * Tells users of messages that they have not read for a while, where they want to hear of them. It looks for them, so that storing a message, which is
 * frequent, costs nothing more; and few want to.
 */
export async function tellOfUnread({ pool, notices }: UnreadDeps, signal?: AbortSignal): Promise<void> {
  let users: string[] = [];
  do {
    users = await notices.wantMessages(users.at(-1) ?? '', AT_ONCE);
    if (users.length > 0) await notices.addMessages(await unreadStatements.lately(pool, users));
  } while (users.length === AT_ONCE && !signal?.aborted);
}

/** Looks every minute, on one node. */
export function tellOfUnreadByTimetable({ jobs, ...deps }: UnreadDeps & { jobs: Pick<Jobs, 'cron'> }): void {
  jobs.cron('couples-unread', '* * * * *', (signal) => tellOfUnread(deps, signal));
}
