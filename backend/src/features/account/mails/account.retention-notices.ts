import type { Transaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { accounts } from '../account.statements.ts';
import type { AccountDeps } from '../account.types.ts';
import { enqueueMail, happeningMail } from './account.jobs.ts';

/** After how many months advice is deleted, whether bookmarked advice stays, and from when on. */
export interface ChosenRetention {
  months: number;
  keepBookmarked: boolean;
  worksFrom: Date;
}

/** Milliseconds before it works in which the second mail comes. */
const REMINDER_MS = 24 * 60 * 60_000;

/** Under which the second mail waits. */
const reminderOf = (userId: string): string => `retention-reminder:${userId}`;

/** See `AccountService.noticeOfRetention`. */
export function retentionNotices({ mail, jobs, notices }: Pick<AccountDeps, 'mail' | 'jobs' | 'notices'>) {
  return async (
    transaction: Transaction,
    { userId, userAgent }: Actor,
    choice: ChosenRetention | null,
    isNew: boolean,
  ): Promise<void> => {
    if (userId && choice && isNew) await notices.addForAccount(transaction, userId);
    if (!mail.enabled || !userId) return;
    const user = await accounts.byId(transaction, userId);
    if (!user) return;
    if (!choice) return jobs.remove(transaction, reminderOf(userId));
    const { months, keepBookmarked, worksFrom } = choice;
    const notice = {
      ...happeningMail(user, 'retention_chosen', userAgent),
      ...{ from: worksFrom.getTime(), months, keepBookmarked },
    };
    if (isNew) await enqueueMail(jobs, transaction, notice);
    // One mail may be overlooked, or be deleted by who chose.
    await enqueueMail(jobs, transaction, notice, { at: new Date(worksFrom.getTime() - REMINDER_MS), key: reminderOf(userId) });
  };
}
