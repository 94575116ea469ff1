import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';
import type { Transaction } from '../../database/transaction.ts';
import { askForMails, stopMails } from './digest/notifications.digest.ts';
import { enqueueAccountNotice } from './notifications.jobs.ts';
import { type Notices, type NoticesDeps, noticesService } from './notifications.notices.ts';
import { sendDue } from './notifications.sending.ts';
import { type Settings, settingsService } from './notifications.settings.ts';
import { notificationSettings } from './notifications.statements.ts';
import { type Subscriptions, subscriptionsService } from './notifications.subscriptions.ts';

export interface NotificationsDeps extends NoticesDeps {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'add'>;
  mail: { enabled: boolean };
}

/** What is new for users, and the pushes that say so. */
export interface NotificationsService extends Settings, Notices, Subscriptions {
  /** Tells a user, with the commit, that something about their account has changed. */
  addForAccount(transaction: Transaction, userId: string): Promise<void>;
  /** So many users who want to hear of messages, after one of them. */
  wantMessages(after: string, most: number): Promise<string[]>;
  /** Has the emails that are due written: by a job, if a page shows nothing of it meanwhile. */
  askForMails(signal?: AbortSignal): Promise<void>;
  /** Ends the emails to whom a link was sent. A link that is unknown changes nothing. */
  stopMails(token: string): Promise<void>;
  /** Sends the pushes that are due. */
  sendDue(signal?: AbortSignal): Promise<void>;
}

export function notificationsService(deps: NotificationsDeps): NotificationsService {
  const { pool, jobs } = deps;
  return {
    ...settingsService(deps),
    ...noticesService(deps),
    ...subscriptionsService(deps),
    addForAccount: (transaction, userId) => enqueueAccountNotice(jobs, transaction, userId),
    wantMessages: (after, most) => notificationSettings.wantMessages(pool, after, most),
    askForMails: (signal) => askForMails(deps, signal),
    stopMails: (token) => stopMails(pool, token),
    sendDue: (signal) => sendDue(deps, signal),
  };
}
