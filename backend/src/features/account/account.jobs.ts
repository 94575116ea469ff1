import { isLanguage, type Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Log } from '../../lib/logger.ts';
import { MailError } from '../../lib/mailer.errors.ts';
import type { Mailer } from '../../lib/mailer.ts';
import type { AccountRow } from './account.entity.ts';
import { composeMail, type MailKind } from './account.mails.ts';
import { accounts } from './account.store.ts';
import { issueToken } from './account.tokens.ts';

const TASK = 'account-mail';

/**
 * What is to be told to whom. No job holds a token: it is made when its mail is written. Where the caller must not learn whether an address has
 * an account, the job finds it out.
 */
export type MailJob =
  /** To an address as it was typed: what is sent depends on whether it has an account. */
  | { about: 'registered' | 'resend' | 'forgot'; email: string; language: Language }
  /** To a person's new address. */
  | { about: 'verify_change'; userId: string }
  /** To an address that is, or was, a person's own. */
  | { about: 'email_changed' | 'password_changed' | 'account_deleted'; email: string; firstName: string; language: Language };

/** Writes a mail's job in the transaction of what it tells of. */
export function mailLater(jobs: Jobs, transaction: Transaction, job: MailJob): Promise<void> {
  return jobs.add(transaction, TASK, job);
}

export interface MailDeps {
  pool: pg.Pool;
  mailer: Mailer;
  appName: string;
  publicUrl: string;
  supportEmail: string;
  log: Log;
}

/** Clears away, each night, links that have expired, and accounts that were asked for a month ago and never verified or entered. */
export function pruneAccountsDaily(jobs: Jobs, pool: pg.Pool): void {
  jobs.daily('account-prune', async () => {
    await pool.query(`delete from auth_tokens where "expiresAt" < now() - interval '1 day'`);
    await pool.query(
      `delete from users u where "isEmailVerified" = 0 and "isOwner" = 0 and "createdAt" < now() - interval '30 days'
         and not exists (select 1 from sign_in_places p where p."userId" = u.id)`,
    );
  });
}

/** Does the mails' jobs. One that fails is tried again, with a link of its own. */
export function registerAccountJobs(jobs: Jobs, deps: MailDeps): void {
  jobs.register(TASK, async (payload) => {
    const mail = await mailFor(deps.pool, parseJob(payload));
    if (!mail) return;
    const { kind, to, ...rest } = mail;
    const { appName, publicUrl, supportEmail } = deps;
    const { subject, html, text } = composeMail(kind, { appName, publicUrl, supportEmail, ...rest });
    try {
      await deps.mailer.send({ to, subject, html, text, language: rest.language });
    } catch (error) {
      if (!(error instanceof MailError && error.permanent)) throw error;
      deps.log.warn({ err: error, about: kind }, 'a mail was refused for good');
    }
  });
}

interface Mail {
  kind: MailKind;
  to: string;
  language: Language;
  firstName?: string;
  token?: string;
}

async function mailFor(pool: pg.Pool, job: MailJob): Promise<Mail | null> {
  switch (job.about) {
    case 'verify_change': {
      const user = await accounts.byId(pool, job.userId);
      if (!user?.pendingEmail) return null;
      const taken = await accounts.byEmail(pool, user.pendingEmail);
      if (taken) return { kind: 'already_registered', to: user.pendingEmail, ...addressed(taken) };
      return {
        kind: 'verify_change',
        to: user.pendingEmail,
        ...addressed(user),
        token: await token(pool, 'verify', user, user.pendingEmail),
      };
    }
    case 'registered':
    case 'resend':
    case 'forgot': {
      const user = await accounts.byEmail(pool, job.email);
      if (!user) return null;
      const common = { to: user.email, firstName: user.firstName, language: job.language };
      if (job.about === 'forgot') return { kind: 'reset', ...common, token: await token(pool, 'reset', user, user.email) };
      if (user.isEmailVerified === 0) return { kind: 'verify', ...common, token: await token(pool, 'verify', user, user.email) };
      return job.about === 'registered' ? { kind: 'already_registered', ...common } : null;
    }
    default:
      return { kind: job.about, to: job.email, firstName: job.firstName, language: job.language };
  }
}

function token(pool: pg.Pool, type: 'verify' | 'reset', user: AccountRow, email: string): Promise<string> {
  return transact(pool, (transaction) => issueToken(transaction, type, user.id, email));
}

function addressed(user: AccountRow): { firstName: string; language: Language } {
  return { firstName: user.firstName, language: isLanguage(user.language) ? user.language : 'en' };
}

function parseJob(payload: unknown): MailJob {
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  const text = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string') throw new Error(`A mail's job has no ${name}`);
    return value;
  };
  const language = typeof fields.language === 'string' && isLanguage(fields.language) ? fields.language : 'en';
  const about = text('about');
  switch (about) {
    case 'verify_change':
      return { about, userId: text('userId') };
    case 'registered':
    case 'resend':
    case 'forgot':
      return { about, email: text('email'), language };
    case 'email_changed':
    case 'password_changed':
    case 'account_deleted':
      return { about, email: text('email'), firstName: text('firstName'), language };
    default:
      throw new Error('A mail of an unknown kind was asked for');
  }
}
