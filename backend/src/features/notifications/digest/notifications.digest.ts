import { createHash } from 'node:crypto';
import type { Language } from '@beside/common/language/language.constants';
import type { NoticeKind } from '@beside/common/notifications/notifications.constants';
import type pg from 'pg';
import type { Jobs } from '../../../database/jobs.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { keyedHash } from '../../../lib/keyed-hash.ts';
import type { Log } from '../../../lib/logger.ts';
import { MailError } from '../../../lib/mailer.errors.ts';
import type { Mailer } from '../../../lib/mailer.ts';
import { type NoticesDeps, unseenOf } from '../notifications.notices.ts';
import { quietEnd } from '../notifications.policy.ts';
import { settingsOf } from '../notifications.settings.ts';
import { composeDigest } from './notifications.digest.mails.ts';
import { isLate, mailNow } from './notifications.digest.policy.ts';
import { digestStatements } from './notifications.digest.statements.ts';

const TASK = 'digest-mail';
/** Every 15 minutes: the quarters at which the clocks of the world show eight. */
const TIMETABLE = '*/15 * * * *';
/** Users whose emails one transaction asks for. */
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

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
  log: Log;
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

type SendingDeps = DigestDeps & { mailer: Mailer };

/** Has the emails that are due written, once on all nodes, and sends them. Without mail it does nothing. */
export function registerDigest(deps: DigestDeps): void {
  const { jobs, mailer } = deps;
  if (!mailer) return;
  jobs.cron('digest', TIMETABLE, (signal) => askForMails(deps, signal));
  jobs.register(TASK, async (payload) => {
    const { userId, askedAt }: Record<string, unknown> = Object(payload);
    if (typeof userId === 'string') await sendMail({ ...deps, mailer }, userId, new Date(String(askedAt)));
  });
}

/** Asks for the emails that are due: each with the commit that moves its user to the next one, so that a killed node loses none and asks for none twice. */
export async function askForMails(deps: Asking, signal?: AbortSignal): Promise<void> {
  let taken = AT_ONCE;
  while (taken === AT_ONCE && !signal?.aborted) taken = await transact(deps.pool, (transaction) => askForSome(deps, transaction));
}

/** @returns of how many users */
async function askForSome({ jobs, log }: Asking, transaction: Transaction): Promise<number> {
  const taken = await digestStatements.take(transaction, AT_ONCE);
  if (taken.length === 0) return 0;
  const planned = taken.map((due) => ({ ...due, ...planOf(due, log) }));
  await digestStatements.plan(
    transaction,
    planned.map(({ userId }) => userId),
    planned.map(({ next }) => next),
    planned.map(({ day }) => day),
  );
  for (const { userId, takenAt } of planned.filter(({ isNow, isAsked }) => isNow && isAsked))
    await jobs.add(transaction, TASK, { userId, askedAt: takenAt }, { key: keyOf(userId), canWait: true });
  return taken.length;
}

type Due = Awaited<ReturnType<typeof digestStatements.take>>[number];

/** A user for whom it cannot be said, such as one whose zone this node does not know, holds nobody else up. */
function planOf(due: Due, log: Asking['log']): ReturnType<typeof mailNow> {
  try {
    return mailNow(due, due.takenAt);
  } catch (error) {
    log.warn({ err: error, userId: due.userId }, 'an email could not be planned; it is looked at again after a day');
    return { isNow: false, next: new Date(due.takenAt.getTime() + DAY_MS), day: due.mailDay };
  }
}

/**
 * Sends an email that was asked for, unless what is new was seen meanwhile, or the emails have ended. One that is late waits for the end of the quiet
 * hours.
 */
async function sendMail(deps: SendingDeps, userId: string, askedAt: Date): Promise<void> {
  const { pool, jobs } = deps;
  const now = new Date();
  const { kinds, email, ...hours } = await settingsOf(pool, userId);
  if (email === 'never') return;
  const quiet = isLate(askedAt, now) ? quietEnd(hours, now) : null;
  if (quiet) return jobs.add(pool, TASK, { userId, askedAt: quiet }, { key: keyOf(userId), at: quiet, canWait: true });
  const since = await digestStatements.mailedAt(pool, userId);
  const isNew = ({ kind, createdAt }: { kind: NoticeKind; createdAt: Date }): boolean =>
    kinds[kind] && kind !== 'account' && (!since || createdAt > since);
  if (!(await unseenOf(deps, userId)).some(isNew)) return;
  const contact = await deps.contactOf(userId);
  if (!contact) return;
  await ((await wasTaken(deps, userId, contact)) ? digestStatements.sent : digestStatements.refused)(pool, userId, now);
}

/** @returns whether the mail server took it; not: it refused it for good. @throws MailError where it may be tried again */
async function wasTaken({ pool, mailer, log, config, ...deps }: SendingDeps, userId: string, contact: Contact): Promise<boolean> {
  const token = keyedHash(config.sessionSecrets).of(`digest-stop:${userId}`);
  await digestStatements.keepStop(pool, hashOf(token), userId);
  const stopUrl = `${deps.publicUrl}/mail/stop/${token}`;
  const { email: to, language } = contact;
  // RFC 8058: mail programs show a button, and send the POST themselves.
  const headers = { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  try {
    await mailer.send({ to, language, headers, ...composeDigest({ ...deps, language, stopUrl }) });
    return true;
  } catch (error) {
    if (!(error instanceof MailError && error.permanent)) throw error;
    log.warn({ err: error, about: 'digest' }, 'a mail was refused for good');
    return false;
  }
}

/** See `NotificationsService`. */
export const stopMails = (pool: pg.Pool, token: string): Promise<void> => digestStatements.stop(pool, hashOf(token));
