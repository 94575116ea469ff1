import { RESET_MINUTES } from '@beside/common/account/account.constants';
import { BROWSERS, SYSTEMS } from '@beside/common/account/account.login-sessions.constants';
import type { Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { Jobs, JobTiming } from '../../../database/jobs.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import type { Log } from '../../../lib/logger.ts';
import { type Mailer, sendOrGiveUp } from '../../../lib/mailer.ts';
import { oneOf } from '../../../lib/one-of.ts';
import { type Device, deviceOf } from '../../../lib/user-agent.ts';
import { languageOf } from '../account.language.ts';
import type { AccountRow } from '../account.statements.ts';
import { accounts, ownAddress } from '../account.statements.ts';
import { type PendingRegistration, pendingRegistrations } from '../registration/account.pending.statements.ts';
import { issueToken } from '../registration/account.tokens.ts';
import { type CallerDevice, isBrowserOf } from '../sign-in/account.known-devices.ts';
import { composeMail, type MailKind } from './account.mails.ts';

const TASK = 'account-mail';

/** What somebody is told of. */
type Notice = Exclude<MailKind, 'verify' | 'verify_change' | 'reset' | 'already_registered' | 'email_changed_for_you'>;

/**
 * Mails to send. No job holds a token: it is made when its mail is written. Where the caller must not learn whether an address has
 * an account, the job looks it up.
 */
export type MailJob =
  /** To an address of a registration: its link, or, where the address has an account, a notice. */
  | { about: 'registered'; registrationId: string }
  /** To an address as typed, if it is unverified: the link of one of its registrations. `place` and `browser`: the caller's, hashed. */
  | {
      about: 'resend';
      email: string;
      place: string;
      browser: string | null;
      former?: CallerDevice['former'];
      candidate: number;
      language: Language;
    }
  /** To an address as typed, if it has an account. */
  | { about: 'forgot'; email: string; language: Language; askedAt: number }
  /** To a user's new address, while it is still the one that they want. */
  | { about: 'verify_change'; userId: string; email: string }
  /** To the address that a user had before somebody else changed it, while it counts on. */
  | { about: 'email_changed_for_you'; userId: string; email: string }
  /** To an address that is, or was, a user's own. */
  | AccountNotice;

type AccountNotice = { about: Notice; email: string; firstName: string; language: Language } & Partial<Happening & Retention>;

/** When something happened to an account, in milliseconds since 1970, and in which browser: for mails that say so. */
interface Happening {
  at: number;
  device: Device;
}

/** From when on, in milliseconds since 1970, old advice is deleted, after how many months, and whether bookmarked advice stays. */
interface Retention {
  from: number;
  months: number;
  keepBookmarked: boolean;
}

/** Tells a user, at their address, what has happened to their account. */
export function accountMail(
  { email, firstName, language }: Pick<AccountRow, 'email' | 'firstName' | 'language'>,
  about: Notice,
): AccountNotice {
  return { about, email, firstName, language: languageOf(language, null) };
}

/** The same, at the address that they had before somebody else changed it. */
export const ownerMail = (user: AccountRow, about: Notice): AccountNotice =>
  accountMail({ ...user, email: ownAddress(user) }, about);

/** The same, of what happens now, in the browser of this `User-Agent`. */
export const happeningMail = (user: AccountRow, about: Notice, userAgent: string | null): AccountNotice & Happening => ({
  ...ownerMail(user, about),
  at: Date.now(),
  device: deviceOf(userAgent),
});

/** Writes a mail's job in the transaction that causes the mail. */
export function enqueueMail(jobs: Jobs, transaction: Transaction, job: MailJob, timing?: JobTiming): Promise<void> {
  return jobs.add(transaction, TASK, job, timing);
}

export interface MailDeps {
  jobs: Jobs;
  pool: pg.Pool;
  mailer: Mailer;
  appName: string;
  publicUrl: string;
  supportEmail: string;
  log: Log;
}

/** Sends the mails. A failed job is repeated, with a new link. */
export function registerAccountJobs(deps: MailDeps): void {
  deps.jobs.register(TASK, async (payload) => {
    const mail = await mailFor(deps.pool, parseJob(payload));
    if (!mail) return;
    const { kind, to, ...rest } = mail;
    const { appName, publicUrl, supportEmail } = deps;
    const { subject, html, text } = composeMail(kind, { appName, publicUrl, supportEmail, ...rest });
    await sendOrGiveUp(deps.mailer, { to, subject, html, text, language: rest.language }, deps.log, { about: kind });
  });
}

interface Mail {
  kind: MailKind;
  to: string;
  language: Language;
  firstName?: string;
  token?: string;
  at?: number | undefined;
  device?: Device | undefined;
  from?: number | undefined;
  months?: number | undefined;
  keepBookmarked?: boolean | undefined;
}

async function mailFor(pool: pg.Pool, job: MailJob): Promise<Mail | null> {
  switch (job.about) {
    case 'registered': {
      const asked = await pendingRegistrations.byId(pool, job.registrationId);
      if (!asked) return null;
      const user = (await accounts.byEmail(pool, asked.email)) ?? (await accounts.byFormerEmail(pool, asked.email));
      return user ? { kind: 'already_registered', to: asked.email, ...addressed(user) } : invitation(pool, asked);
    }
    case 'resend': {
      const user = await accounts.byEmail(pool, job.email);
      if (user)
        return user.isEmailVerified === 0 && job.candidate === 0
          ? { ...(await proof(pool, user, user.email)), kind: 'verify', language: job.language }
          : null;
      const from = { address: job.place, browser: job.browser, former: job.former };
      const asked = await pendingRegistrations.latest(pool, job.email, from);
      const isFound = isBrowserOf(from, asked[0]?.device ?? null);
      // From another browser nobody knows whose registration is whose: each gets its link.
      const chosen = job.candidate === 0 || !isFound ? asked[job.candidate] : undefined;
      return chosen ? invitation(pool, { ...chosen, language: job.language }) : null;
    }
    case 'verify_change': {
      const user = await accounts.byId(pool, job.userId);
      if (user?.pendingEmail !== job.email) return null;
      const former = await accounts.byFormerEmail(pool, job.email);
      const taken = (await accounts.byEmail(pool, job.email)) ?? (former?.id === user.id ? null : former);
      return taken ? { kind: 'already_registered', to: job.email, ...addressed(taken) } : proof(pool, user, job.email);
    }
    case 'forgot': {
      // A mail that failed for so long is no longer wanted.
      if (Date.now() - job.askedAt > RESET_MINUTES * 60_000) return null;
      // Who had the address before an admin's change comes first: see `isReserved`.
      const user = (await accounts.byFormerEmail(pool, job.email)) ?? (await accounts.byEmail(pool, job.email));
      if (!user) return null;
      const to = ownAddress(user);
      const token = await transact(pool, (transaction) => issueToken(transaction, 'reset', { userId: user.id }, to));
      return { kind: 'reset', to, firstName: user.firstName, language: job.language, token };
    }
    case 'email_changed_for_you': {
      const user = await accounts.byId(pool, job.userId);
      if (user?.formerEmail !== job.email) return null;
      const token = await transact(pool, (transaction) =>
        issueToken(transaction, 'email_change', { userId: user.id }, job.email),
      );
      return { kind: job.about, to: job.email, ...addressed(user), token };
    }
    default:
      return { ...job, kind: job.about, to: job.email };
  }
}

/** The link that makes an account of a registration. */
async function invitation(pool: pg.Pool, { id, email, firstName, language }: PendingRegistration): Promise<Mail> {
  const token = await transact(pool, (transaction) => issueToken(transaction, 'verify', { registrationId: id }, email));
  return { kind: 'verify', to: email, firstName, language, token };
}

/** The link by which a user verifies an address. */
async function proof(pool: pg.Pool, user: AccountRow, email: string): Promise<Mail> {
  const token = await transact(pool, (transaction) => issueToken(transaction, 'verify', { userId: user.id }, email));
  return { kind: 'verify_change', to: email, ...addressed(user), token };
}

function addressed(user: AccountRow): { firstName: string; language: Language } {
  return { firstName: user.firstName, language: languageOf(user.language, null) };
}

function parseFormer(value: unknown): CallerDevice['former'] {
  const of = (name: 'address' | 'browser'): string[] => {
    const hashes: unknown = Object(value)[name];
    return Array.isArray(hashes) ? hashes.filter((each) => typeof each === 'string') : [];
  };
  return { address: of('address'), browser: of('browser') };
}

function parseHappening({ at, device, from, months, keepBookmarked }: Record<string, unknown>): Partial<Happening & Retention> {
  if (typeof at !== 'number') return {};
  const { browser, system }: Record<string, unknown> = Object(device);
  return {
    ...{ at, device: { browser: oneOf(BROWSERS, browser), system: oneOf(SYSTEMS, system) } },
    ...(typeof from === 'number' && typeof months === 'number' ? { from, months, keepBookmarked: keepBookmarked === true } : {}),
  };
}

function parseJob(payload: unknown): MailJob {
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {};
  const text = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string') throw new Error(`A mail's job has no ${name}`);
    return value;
  };
  const language = languageOf(typeof fields.language === 'string' ? fields.language : undefined, null);
  const about = text('about');
  switch (about) {
    case 'registered':
      return { about, registrationId: text('registrationId') };
    case 'resend':
      return {
        ...{ about, email: text('email'), place: text('place'), language },
        // A job of an earlier version has neither.
        browser: typeof fields.browser === 'string' ? fields.browser : null,
        former: parseFormer(fields.former),
        candidate: Number(fields.candidate ?? 0),
      };
    case 'forgot':
      return { about, email: text('email'), language, askedAt: Number(fields.askedAt) };
    case 'verify_change':
    case 'email_changed_for_you':
      return { about, userId: text('userId'), email: text('email') };
    case 'email_changed':
    case 'password_changed':
    case 'account_deleted':
    case 'admin_password_changed':
    case 'token_made':
    case 'new_sign_in':
    case 'second_factor_on':
    case 'second_factor_off':
    case 'recovery_code_used':
    case 'recovery_codes_made':
    case 'passkey_added':
    case 'passkey_removed':
    case 'retention_chosen':
      return { ...parseHappening(fields), about, email: text('email'), firstName: text('firstName'), language };
    default:
      throw new Error('A mail of an unknown kind was asked for');
  }
}
