import { ACCOUNT_TEXTS } from '@beside/common/account/account.constants';
import type { EmailDto, RegisterDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Response } from 'express';
import { lockByText } from '../../../database/locks.statements.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { AppError } from '../../../lib/app-error.ts';
import { codeOf } from '../../../lib/error-code.ts';
import { languageOf } from '../account.language.ts';
import { GUESS } from '../account.limits.ts';
import type { AccountRow } from '../account.statements.ts';
import { accounts, type NewAccount } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import { accountMail, enqueueMail } from '../mails/account.jobs.ts';
import { isBrowserOf } from '../sign-in/account.known-devices.ts';
import { CANDIDATES, pendingRegistrations } from './account.pending.statements.ts';
import { dropTokens, linkInvalid, type Subject, subjectOf, useToken } from './account.tokens.ts';

export const emailTaken = (): AppError =>
  new AppError('email_taken', 'This email address already has an account', {
    errors: { email: ['This email address already has an account'] },
  });

const passwordNeeded = (): AppError =>
  new AppError('password_needed', 'Please enter the password of this account to verify its email address');

const wrongPassword = (): AppError =>
  new AppError('invalid_credentials', ACCOUNT_TEXTS.passwordWrong, { errors: { password: [ACCOUNT_TEXTS.passwordWrong] } });

/** Registering, and verifying an address. */
export interface Registration {
  /** An account's columns, with the password hashed. */
  prepare(dto: RegisterDto, caller: Caller): Promise<NewAccount>;
  /**
   * Makes an account at once, where addresses are not verified.
   * @throws AppError 409 when the address has one
   */
  create(transaction: Transaction, account: NewAccount): Promise<AccountRow>;
  /**
   * Keeps a registration, with its browser, until its link is opened. It answers and works the same for an address that has an account;
   * only its mail differs.
   */
  ask(response: Response, account: NewAccount, caller: Caller): Promise<void>;
  /** Whether addresses are verified before anyone can sign in. */
  readonly verifies: boolean;
  /** Mails the link again, if the address has one to verify; it answers and works the same without one. */
  resend(dto: EmailDto, caller: Caller): Promise<void>;
  /**
   * Opens a mailed link. It makes an account of exactly the registration that it was sent for, or verifies a changed
   * address. A stranger may have caused the mail, and its reader may open it by mistake: the link alone suffices only in
   * the browser that registered, or where its owner is signed in; elsewhere the password is needed. A refusal keeps the link valid.
   * @param password null without one
   * @throws AppError 400 `link_invalid`, 401 for a wrong password, 403 `password_needed`, 429 after too many passwords
   */
  verify(token: string, password: string | null, caller: Caller): Promise<void>;
}

export function registration(deps: AccountDeps): Registration {
  const { pool, passwords, devices, jobs, mail } = deps;

  return {
    async prepare(dto, { actor }) {
      return {
        email: normaliseEmail(dto.email),
        password: await passwords.hash(dto.password),
        firstName: dto.firstName.trim(),
        lastName: dto.lastName.trim(),
        dateOfBirth: dto.dateOfBirth,
        language: languageOf(dto.language, actor),
      };
    },
    async create(transaction, account) {
      const user = await accounts.insert(transaction, account);
      if (!user) throw emailTaken();
      return user;
    },
    async ask(response, account, { device: from }) {
      const named = devices.nameDevice(response, from);
      await transact(pool, async (transaction) => {
        const registrationId = await pendingRegistrations.insert(transaction, account, named);
        await enqueueMail(jobs, transaction, { about: 'registered', registrationId });
      });
    },
    get verifies(): boolean {
      return mail.verification;
    },
    async resend(dto, { actor, device: { address: place, browser, former } }) {
      const job = {
        about: 'resend',
        email: normaliseEmail(dto.email),
        place,
        browser,
        former,
        language: languageOf(dto.language, actor),
      } as const;
      await transact(pool, async (transaction) => {
        for (let candidate = 0; candidate < CANDIDATES; candidate++) await enqueueMail(jobs, transaction, { ...job, candidate });
      });
    },
    ...verification(deps),
  };
}

/** Opening a mailed link. */
function verification({ pool, passwords, limits, jobs, notices }: AccountDeps): Pick<Registration, 'verify'> {
  const verifyWithin = async (transaction: Transaction, token: string): Promise<void> => {
    const subject = await subjectOf(transaction, 'verify', token);
    if (!subject) throw linkInvalid();
    if ('registrationId' in subject) {
      // Links of one address, opened at once, are handled one after the other: each deletes what the next locks.
      await lockByText(transaction, subject.email);
      const email = await useToken(transaction, 'verify', token);
      const asked = await pendingRegistrations.byId(transaction, subject.registrationId);
      if (!asked || !(await accounts.insert(transaction, asked, true))) throw linkInvalid();
      await pendingRegistrations.clear(transaction, email);
      return;
    }
    const user = await accounts.lock(transaction, subject.userId);
    const email = await useToken(transaction, 'verify', token);
    if (!user || (email !== user.email && email !== user.pendingEmail)) throw linkInvalid();
    await accounts.verify(transaction, user.id, email);
    if (await accounts.isReserved(transaction, email, user.id)) throw linkInvalid();
    if (email !== user.email) {
      // Links to the former address become void.
      await dropTokens(transaction, user.id);
      await enqueueMail(jobs, transaction, accountMail(user, 'email_changed'));
      await notices.addForAccount(transaction, user.id);
    }
    await publishSessionEnd(transaction, { userId: user.id, changed: true, shown: true });
  };
  /** The password of a link's account, and whether this browser registered it or its owner is signed in here. */
  const accountOf = async (subject: Subject, { actor, device: from }: Caller) => {
    if ('userId' in subject) {
      const user = await accounts.byId(pool, subject.userId);
      return user && { password: user.password, isOwnBrowser: actor.userId === user.id };
    }
    const asked = await pendingRegistrations.byId(pool, subject.registrationId);
    return asked && { password: asked.password, isOwnBrowser: isBrowserOf(from, asked.device) };
  };
  const requireOwner = async (subject: Subject, password: string | null, caller: Caller): Promise<void> => {
    const account = await accountOf(subject, caller);
    if (!account) throw linkInvalid();
    if (password === null) {
      if (!account.isOwnBrowser) throw passwordNeeded();
      return;
    }
    // Separate from sign-in's limit: only the link's holder can use it up.
    await limits.consume(GUESS, `link ${'userId' in subject ? subject.userId : subject.registrationId}`);
    if (!(await passwords.verify(account.password, password))) throw wrongPassword();
  };

  return {
    async verify(token, password, caller) {
      const subject = await subjectOf(pool, 'verify', token);
      if (!subject) throw linkInvalid();
      await requireOwner(subject, password, caller);
      await transact(pool, (transaction) => verifyWithin(transaction, token)).catch((error: unknown) => {
        // Another account has verified this address meanwhile.
        if (codeOf(error) === '23505') throw linkInvalid();
        throw error;
      });
    },
  };
}
