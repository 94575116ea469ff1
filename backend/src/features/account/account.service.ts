import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Language } from '@beside/common/language/language.constants';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { sealedText } from '../../lib/sealed-text.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { type Administration, administration } from './account.administration.ts';
import { languageOf } from './account.language.ts';
import { MAIL_TO } from './account.limits.ts';
import type { AccountRow } from './account.statements.ts';
import { accounts } from './account.statements.ts';
import type { AccountDeps, Caller } from './account.types.ts';
import { directory } from './directory/account.directory.ts';
import { type LoginSessions, loginSessionsOf } from './login-sessions/account.login-sessions.ts';
import { type Prove, proving } from './login-sessions/account.proof.ts';
import { accountMail, enqueueMail, ownerMail } from './mails/account.jobs.ts';
import { type ChosenRetention, retentionNotices } from './mails/account.retention-notices.ts';
import { passkeyChallenges } from './passkeys/account.passkey-challenges.ts';
import { type PasskeyUses, passkeyUses } from './passkeys/account.passkey-sign-in.ts';
import { type Passkeys, passkeysOf } from './passkeys/account.passkeys.ts';
import { passkeySite } from './passkeys/account.passkeys-verifying.ts';
import { deletion } from './profile/account.deletion.ts';
import { accountExports } from './profile/account.export.ts';
import { profile } from './profile/account.profile.ts';
import { emailChange } from './registration/account.email-change.ts';
import { forgetFormerEmails } from './registration/account.former-emails.ts';
import { type Registration, registration } from './registration/account.registration.ts';
import { type PassSecondFactor, passingSecondFactor } from './second-factor/account.pass-second-factor.ts';
import { type SecondFactors, secondFactorsOf } from './second-factor/account.second-factor.ts';
import { type PasswordChanges, passwordChanges } from './sign-in/account.passwords.ts';
import { type SignIn, signIn } from './sign-in/account.sign-in.ts';

export type { Edited, Rights, RightsMade } from './account.administration.ts';
export type { DirectoryPage, DirectoryRow } from './directory/account.directory.ts';

/** A user as a mail addresses them. */
export interface Contact {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
}

const contact = (user: AccountRow | null): Contact | null =>
  user && {
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    language: languageOf(user.language, null),
  };

type UseCases = SignIn &
  Registration &
  PasswordChanges &
  ReturnType<typeof profile> &
  ReturnType<typeof deletion> &
  ReturnType<typeof emailChange>;

/** All that an account can do; each use case has its own file. */
export interface AccountService extends UseCases {
  administration: Administration;
  directory: ReturnType<typeof directory>;
  loginSessions: LoginSessions;
  prove: Prove;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  passkeyUses: PasskeyUses;
  passSecondFactor: PassSecondFactor;
  /** All data about an account, in pieces of JSON. */
  export(caller: Caller): ReturnType<ReturnType<typeof accountExports>>;
  /** See `UsageService`. */
  usageCount: UsageService['countOf'];
  /** To whom mail about a user goes; null once the user is deleted. */
  contactOf(userId: string): Promise<Contact | null>;
  /** The same by an address, as it was typed; null without an account. */
  contactByEmail(email: string): Promise<Contact | null>;
  mailLanguage: typeof languageOf;
  /** Whether a password is a user's own. */
  isOwnPassword(userId: string, password: string): Promise<boolean>;
  /** Tells a user by mail, with the commit, where mail can be sent; at the address that they had before somebody else changed it. */
  noticeTo(transaction: Transaction, userId: string, about: 'token_made'): Promise<void>;
  /**
   * Tells a user by mail, with the commit, that more of their advice will be deleted by itself, and once more a day before; where mail can be sent.
   * @param choice null: nothing is waiting, and the second mail is not sent
   * @param isNew whether the first mail is sent
   */
  noticeOfRetention(transaction: Transaction, actor: Actor, choice: ChosenRetention | null, isNew: boolean): Promise<void>;
  /** Tells every owner by mail, with the commit, where mail can be sent. */
  noticeToOwners(transaction: Transaction, about: 'admin_password_changed'): Promise<void>;
  countMail(email: string, caller: Caller): Promise<void>;
  /** @throws AppError 503 where no mail server is configured */
  requireMail(): void;
}

export function accountService(deps: AccountDeps): AccountService {
  const loginSessions = loginSessionsOf(deps);
  const secondFactors = secondFactorsOf(deps, sealedText(deps.sessionSecrets, 'second factor'));
  const entering = signIn(deps, loginSessions.publishChange);
  const exporting = accountExports(deps.pool, deps.userData);
  const tools = { site: passkeySite(deps.publicUrl), challenges: passkeyChallenges(deps.sessionSecrets) };
  const passkeys = passkeysOf(deps, tools, { ...secondFactors, ...loginSessions });
  const passkeyUsing = passkeyUses(deps, tools, entering);
  forgetFormerEmails(deps);

  return {
    ...entering,
    ...registration(deps),
    ...passwordChanges(deps, { ...entering, ...loginSessions, ...secondFactors, ...passkeys }),
    ...profile(deps),
    ...deletion(deps),
    ...emailChange(deps),
    administration: administration(deps),
    directory: directory(deps),
    loginSessions,
    prove: proving(deps, passkeyUsing),
    secondFactors,
    passkeys,
    passkeyUses: passkeyUsing,
    passSecondFactor: passingSecondFactor(deps, secondFactors, entering),
    export: ({ actor }) => exporting(actor),
    usageCount: deps.usage.countOf,
    contactOf: async (userId) => contact(await accounts.byId(deps.pool, userId)),
    contactByEmail: async (email) => contact(await accounts.byEmail(deps.pool, normaliseEmail(email))),
    mailLanguage: languageOf,
    async isOwnPassword(userId, password) {
      const user = await accounts.byId(deps.pool, userId);
      return user !== null && (await deps.passwords.verify(user.password, password));
    },
    async noticeTo(transaction, userId, about) {
      const user = deps.mail.enabled ? await accounts.byId(transaction, userId) : null;
      if (user) await enqueueMail(deps.jobs, transaction, ownerMail(user, about));
    },
    noticeOfRetention: retentionNotices(deps),
    async noticeToOwners(transaction, about) {
      if (!deps.mail.enabled) return;
      for (const owner of await accounts.owners(transaction))
        await enqueueMail(deps.jobs, transaction, accountMail(owner, about));
    },
    countMail: (email, { device }) => deps.devices.count(MAIL_TO, deps.pool, email, device),
    requireMail() {
      if (!deps.mail.enabled)
        throw new AppError('unavailable', 'This server cannot send mail. Please write to the support address.');
    },
  };
}
