import { createHash } from 'node:crypto';
import type { Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Jobs } from '../../../database/jobs.ts';
import { transact } from '../../../database/transaction.ts';
import { keyedHash } from '../../../lib/keyed-hash.ts';
import type { Log } from '../../../lib/logger.ts';
import { type Mailer, sendOrGiveUp } from '../../../lib/mailer.ts';
import { type NoticesDeps, unseenOf } from '../notifications.notices.ts';
import { quietEnd } from '../notifications.policy.ts';
import { settingsOf } from '../notifications.settings.ts';
import { composeDigest } from './notifications.digest.mails.ts';
import { mailNow } from './notifications.digest.policy.ts';
import { digestStatements } from './notifications.digest.statements.ts';

const TASK = 'digest-mail';
/** Every 15 minutes: the quarters at which the clocks of the world show eight. */
const TIMETABLE = '*/15 * * * *';
/** Users whose emails one transaction asks for. */
const AT_ONCE = 200;

/** Under which a user's email waits: a later one takes its place. */
const keyOf = (userId: string): string => `${TASK}:${userId}`;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** To whom mail about a user goes. */
interface Contact {
  email: string;
  language: Language;
}

/** What it takes to have emails written. */
interface Asking {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'add'>;
}

export interface DigestDeps extends Pick<NoticesDeps, 'noticeSubjects'> {
  pool: pg.Pool;
  jobs: Jobs;
  mailer: Mailer | null;
  /** Null once the user is deleted. */
  contactOf(userId: string): Promise<Contact | null>;
  config: { sessionSecrets: readonly string[] };
  appName: string;
  supportEmail: string;
  publicUrl: string;
  log: Log;
}

/** Has the emails that are due written, once on all nodes, and sends them. Without mail it does nothing. */
export function registerDigest(deps: DigestDeps): void {
  const { jobs, mailer } = deps;
  if (!mailer) return;
  jobs.cron('digest', TIMETABLE, (signal) => askForMails(deps, signal));
  jobs.register(TASK, async (payload) => {
    const { userId }: Record<string, unknown> = Object(payload);
    if (typeof userId === 'string') await sendMail({ ...deps, mailer }, userId);
  });
}

/** Asks for the emails that are due: each with the commit that moves its user to the next one, so that a killed node loses none and writes none twice. */
export async function askForMails({ pool, jobs }: Asking, signal?: AbortSignal): Promise<void> {
  let taken = AT_ONCE;
  while (taken === AT_ONCE && !signal?.aborted) {
    taken = await transact(pool, async (transaction) => {
      const now = new Date();
      const due = (await digestStatements.take(transaction, AT_ONCE)).map((row) => {
        const { isNow, next } = mailNow(row.email, row, now);
        return { userId: row.userId, next, isMailed: isNow && row.isAsked && row.email !== 'never' };
      });
      if (due.length === 0) return 0;
      await digestStatements.plan(
        transaction,
        due.map(({ userId }) => userId),
        due.map(({ next }) => next),
        due.map(({ isMailed }) => isMailed),
      );
      for (const { userId } of due.filter(({ isMailed }) => isMailed))
        await jobs.add(transaction, TASK, { userId }, { key: keyOf(userId) });
      return due.length;
    });
  }
}

/** Sends an email that was asked for, unless everything was seen meanwhile or the emails have ended. One that is late waits for the end of quiet hours. */
async function sendMail(deps: DigestDeps & { mailer: Mailer }, userId: string): Promise<void> {
  const { pool, jobs, mailer, log, config, publicUrl } = deps;
  const { kinds, email, ...hours } = await settingsOf(pool, userId);
  if (email === 'never') return;
  const quiet = quietEnd(hours, new Date());
  if (quiet) return jobs.add(pool, TASK, { userId }, { key: keyOf(userId), at: quiet });
  const unseen = (await unseenOf(deps, userId)).some(({ kind }) => kinds[kind] && kind !== 'account');
  const contact = unseen ? await deps.contactOf(userId) : null;
  if (!contact) return;
  const token = keyedHash(config.sessionSecrets).of(`digest-stop:${userId}`);
  await digestStatements.keepStop(pool, hashOf(token), userId);
  const stopUrl = `${publicUrl}/mail/stop/${token}`;
  await sendOrGiveUp(
    mailer,
    {
      ...{ to: contact.email, language: contact.language, ...composeDigest({ ...deps, ...contact, stopUrl }) },
      // RFC 8058: mail programs show a button, and send the POST themselves.
      headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    },
    log,
    { about: 'digest' },
  );
}

/** See `NotificationsService`. */
export const stopMails = (pool: pg.Pool, token: string): Promise<void> => digestStatements.stop(pool, hashOf(token));
