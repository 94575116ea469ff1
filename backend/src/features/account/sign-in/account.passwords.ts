import { ACCOUNT_TEXTS } from '@beside/common/account/account.constants';
import type { ChangePasswordDto, EmailDto, ResetPasswordDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Request, Response } from 'express';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { loginSessions } from '../../../http/session.statements.ts';
import { beginSession } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { sessionName } from '../../../http/session-store.ts';
import { AppError } from '../../../lib/app-error.ts';
import { languageOf } from '../account.language.ts';
import type { AccountRow } from '../account.statements.ts';
import { accounts, ownAddress } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import type { LoginSessions } from '../login-sessions/account.login-sessions.ts';
import { accountMail, enqueueMail } from '../mails/account.jobs.ts';
import type { Passkeys } from '../passkeys/account.passkeys.ts';
import { emailTaken } from '../registration/account.registration.ts';
import { dropTokens, linkInvalid, subjectOf, useToken } from '../registration/account.tokens.ts';
import type { SecondFactors } from '../second-factor/account.second-factor.ts';
import type { CallerDevice } from './account.known-devices.ts';
import { verifyOwnPassword } from './account.own-password.ts';
import type { SignIn } from './account.sign-in.ts';

/** Changing a password, and resetting it by a mailed link. Both end every other session, on every node. */
export interface PasswordChanges {
  /** @throws AppError 400 for a wrong current password, 401 for a visitor, 429 after too many attempts */
  change(request: Request, response: Response, dto: ChangePasswordDto, caller: Caller): Promise<void>;
  /** Mails a link to reset the password, if the address has an account; it answers and works the same without one. */
  forgot(dto: EmailDto, caller: Caller): Promise<void>;
  /**
   * Resets a password by a mailed link, which also verifies the address; where somebody else had changed it, it gives the old one back. The browser
   * is remembered, so that its owner gets in while a stranger guesses. Passkeys stay; their user is asked of each whether it is theirs.
   * @returns how many passkeys the account has
   * @throws AppError 400 `link_invalid`, 400 `code_wrong` or 403 `second_factor_needed` of an account with a second step, 409 `email_taken` where somebody else has that address by now
   */
  reset(response: Response, dto: ResetPasswordDto, caller: Caller): Promise<{ passkeys: number }>;
}

export function passwordChanges(
  deps: AccountDeps,
  uses: Pick<SignIn, 'releaseOld'> & Pick<LoginSessions, 'publishChange'> & ResetFactors,
): PasswordChanges {
  const { releaseOld, publishChange } = uses;
  const { pool, passwords, notices, log } = deps;

  return {
    async change(request, response, dto, { actor, device: from }) {
      const { id } = requireUser(actor);
      const user = await verifyOwnPassword(deps, actor, id, dto.currentPassword);
      if (!user) {
        log.info({ userId: id }, 'a wrong current password was given');
        throw new AppError('validation_failed', ACCOUNT_TEXTS.currentWrong, {
          errors: { currentPassword: [ACCOUNT_TEXTS.currentWrong] },
        });
      }
      const password = await passwords.hash(dto.newPassword);
      const now = await transact(pool, async (transaction) => {
        const next = await accounts.changePassword(transaction, id, user.password, password);
        if (!next) throw new AppError('conflict', 'Your password was changed on another page meanwhile');
        await changed(deps, transaction, response, next, from, actor.session);
        return next;
      });
      await beginSession(request, now);
      await notices.followSession(id, actor.session, sessionName(request.sessionID));
      log.info({ userId: id }, 'a password was changed');
      releaseOld(response, actor, id);
      publishChange(id);
    },
    ...resetting(deps, uses),
  };
}

type ResetFactors = Pick<SecondFactors, 'resetNeeds' | 'removeAtReset' | 'countCode' | 'takeCode'> & Pick<Passkeys, 'question'>;

/**
 * A second step stands before a reset as well: somebody may read the user's mail.
 * @returns what the reset does about it; a code is counted
 * @throws AppError 403 `second_factor_needed` without a code, 429 after too many
 */
async function countReset(
  { pool }: AccountDeps,
  factors: ResetFactors,
  userId: string,
  { code }: ResetPasswordDto,
  caller: Caller,
): Promise<'code' | 'removal' | null> {
  const needed = await factors.resetNeeds(userId);
  if (needed !== 'code') return needed;
  if (!code) throw new AppError('second_factor_needed', 'This account has a second step: its code is needed as well');
  const user = await accounts.byId(pool, userId);
  if (user) await factors.countCode(user, caller);
  return needed;
}

/** For users who have forgotten theirs. */
function resetting(deps: AccountDeps, factors: ResetFactors): Pick<PasswordChanges, 'forgot' | 'reset'> {
  const { pool, passwords, jobs, log } = deps;

  return {
    async forgot(dto, { actor }) {
      const job = {
        about: 'forgot',
        email: normaliseEmail(dto.email),
        language: languageOf(dto.language, actor),
        askedAt: Date.now(),
      } as const;
      await transact(pool, (transaction) => enqueueMail(jobs, transaction, job));
    },

    async reset(response, dto, caller) {
      const { device: from } = caller;
      const subject = await subjectOf(pool, 'reset', dto.token);
      if (!subject || !('userId' in subject)) throw linkInvalid();
      const needed = await countReset(deps, factors, subject.userId, dto, caller);
      const password = await passwords.hash(dto.password);
      const asked = await transact(pool, async (transaction) => {
        const user = await accounts.lock(transaction, subject.userId);
        const email = await useToken(transaction, 'reset', dto.token);
        if (!user || email !== ownAddress(user)) throw linkInvalid();
        if (needed === 'code') await factors.takeCode(transaction, user, dto.code ?? '', caller);
        if (needed === 'removal') await factors.removeAtReset(transaction, user, caller);
        if (user.formerEmail !== null && !(await accounts.restoreEmail(transaction, user.id))) throw emailTaken();
        const next = await accounts.changePassword(transaction, user.id, user.password, password);
        if (!next) throw linkInvalid();
        if (user.formerEmail === null) await accounts.verify(transaction, user.id, user.email);
        await changed(deps, transaction, response, next, from, null);
        return factors.question(transaction, user.id);
      });
      log.info({ userId: subject.userId }, 'a password was reset by a mailed link');
      return { passkeys: asked };
    },
  };
}

/** Effects of a new password: all other sessions end, links become void, and only this device stays known. */
async function changed(
  { jobs, mail, devices, notices }: AccountDeps,
  transaction: Transaction,
  response: Response,
  user: AccountRow,
  from: CallerDevice,
  except: string | null,
): Promise<void> {
  await loginSessions.removeOf(transaction, user.id);
  await dropTokens(transaction, user.id);
  await publishSessionEnd(transaction, { userId: user.id, ...(except ? { except } : {}) });
  await notices.addForAccount(transaction, user.id);
  if (mail.enabled) await enqueueMail(jobs, transaction, accountMail(user, 'password_changed'));
  // An intruder with the old password must not stay on a known device.
  await devices.forget(transaction, user.id);
  await devices.remember(transaction, response, user.id, from);
}
