import type pg from 'pg';
import * as v from 'valibot';
import { addJob, type Jobs, type JobTiming } from '../../../database/jobs.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { type SignedContext, signedContext } from '../../../lib/letter/signed-letter.ts';
import type { Log } from '../../../lib/logger.ts';
import { type Mailer, sendOrGiveUp } from '../../../lib/mailer.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { TasksService } from '../../tasks/tasks.service.ts';
import { subscriptionStatements } from '../subscription.statements.ts';
import { composeSubscriptionMail } from './subscription.mails.ts';
import { SubscriptionMail } from './subscription.mails.types.ts';

export type { SubscriptionMail } from './subscription.mails.types.ts';

const TASK = 'billing-mail';

/** Writes a mail's job in the transaction that causes the mail. Who it goes to is looked up when it is sent. */
export function enqueueSubscriptionMail(transaction: Transaction, mail: SubscriptionMail, timing?: JobTiming): Promise<void> {
  return addJob(transaction, TASK, mail, timing);
}

export interface SubscriptionMailDeps extends Pick<SignedContext, 'appName' | 'publicUrl' | 'supportEmail' | 'operator'> {
  pool: pg.Pool;
  tasks: Pick<TasksService, 'awaitsBank'>;
  jobs: Pick<Jobs, 'register'>;
  /** Null: this server sends no mail, and its jobs end without one. */
  mailer: Mailer | null;
  account: Pick<AccountService, 'contactOf'>;
  log: Log;
}

/** Sends the mails about subscriptions. A failed job is repeated. */
export function registerSubscriptionMails(deps: SubscriptionMailDeps): void {
  const { pool, tasks, jobs, mailer, account, log } = deps;
  /** Asked when the mail is sent: what a refund meets is known only after the contract's end, which the mail is about. */
  const withDispute = async (mail: SubscriptionMail): Promise<SubscriptionMail> => {
    if (mail.about !== 'withdrawn') return mail;
    const { userId } = mail;
    const isUnderWay = mail.isDisputed === true && (await subscriptionStatements.underWay(pool, userId)) !== null;
    return { ...mail, isDisputed: isUnderWay || (await tasks.awaitsBank(userId)) };
  };

  jobs.register(TASK, async (payload) => {
    const job = v.parse(SubscriptionMail, payload);
    const contact = mailer && (await account.contactOf(job.userId));
    if (!contact) return;
    const mail = await withDispute(job);
    const { email, firstName, language } = contact;
    const composed = composeSubscriptionMail(mail, signedContext(deps, { firstName, language }));
    await sendOrGiveUp(mailer, { ...composed, to: email, language }, log, { about: mail.about });
  });
}
