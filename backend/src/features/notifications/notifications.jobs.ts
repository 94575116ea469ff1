import type { Jobs } from '../../database/jobs.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import type { Transaction } from '../../database/transaction.ts';
import { onSessionEnd } from '../../http/session-ends.ts';
import type { Log } from '../../lib/logger.ts';
import type { Notices } from './notifications.notices.ts';
import type { Subscriptions } from './notifications.subscriptions.ts';

const TASK = 'account-notice';
const SEND_EVERY_MS = 10_000;

/** Writes a job in the transaction that changes an account, as its mail is. It says nothing of the change: its notice does not either. */
export function enqueueAccountNotice(jobs: Pick<Jobs, 'add'>, transaction: Transaction, userId: string): Promise<void> {
  return jobs.add(transaction, TASK, { userId }, { key: `${TASK}:${userId}` });
}

interface JobDeps {
  jobs: Jobs;
  notifications: PgNotifications;
  log: Log;
  service: Notices & Subscriptions & { sendDue(signal?: AbortSignal): Promise<void> };
}

/** Adds what changes of accounts have asked for, sends what is due, and ends the subscriptions of login sessions that end. */
export function registerNotificationJobs({ jobs, notifications, log, service }: JobDeps): void {
  jobs.register(TASK, async (payload) => {
    const { userId }: Record<string, unknown> = Object(payload);
    if (typeof userId === 'string') await service.addNow(userId, 'account', 'account');
  });
  jobs.every('push-send', SEND_EVERY_MS, service.sendDue);
  // Each node does it: the first finds something, and no subscription waits for a node that is gone.
  void onSessionEnd(notifications, (end) => {
    if ('changed' in end) return;
    const ended = 'session' in end ? service.endSession(end.session) : service.endSessions(end.userId, end.except);
    ended.catch((error: unknown) => log.warn({ err: error }, 'the subscriptions of an ended session are left for later'));
  });
}
