import type { Request, Response } from 'express';
import { transact } from '../../../database/transaction.ts';
import { awaitedBy, recordSecondFactor } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { notSignedIn } from '../../../lib/app-error.ts';
import { type AccountRow, accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import type { SignIn } from '../sign-in/account.sign-in.ts';
import type { SecondFactors } from './account.second-factor.ts';
import { isAppCode } from './account.second-factor-codes.ts';

/**
 * Takes a code: of somebody whose password was right in this browser, who is signed in by it; or of a user whose session has not passed the second step.
 * @throws AppError 401 where nobody is awaited, or it took too long; 400 `code_wrong`, 429 after too many
 */
export type PassSecondFactor = (
  request: Request,
  response: Response,
  code: string,
  caller: Caller,
) => Promise<{ user: AccountRow; verifyBy: Date | null }>;

export function passingSecondFactor(
  { pool, mail, log }: AccountDeps,
  factors: SecondFactors,
  { enter }: Pick<SignIn, 'enter'>,
): PassSecondFactor {
  const take = async (user: AccountRow, code: string, caller: Caller): Promise<void> => {
    await factors.countCode(user, caller);
    await transact(pool, (transaction) => factors.takeCode(transaction, user, code, caller)).catch((error: unknown) => {
      log.info({ userId: user.id }, 'a code of a second step was refused');
      throw error;
    });
    // One recovery code less.
    if (!isAppCode(code)) factors.publishSecurity(user.id);
  };
  return async (request, response, code, caller) => {
    const awaited = await awaitedBy(request);
    const id = awaited?.userId ?? caller.actor.userId;
    const user = id === null ? null : await accounts.byId(pool, id);
    // A password that has changed since is to be typed again.
    if (!user || (awaited && awaited.epoch !== user.sessionEpoch)) throw notSignedIn();
    await take(user, code, caller);
    const verifyBy = mail.verification && user.isEmailVerified === 0 ? user.verifyBy : null;
    if (awaited) {
      const passed = { user, remembered: false, verifyBy };
      return { user: await enter(request, response, passed, caller, { secondFactor: true }), verifyBy };
    }
    await recordSecondFactor(request);
    // Other nodes may have the session without it, and its sockets have begun without it.
    await transact(pool, (transaction) => publishSessionEnd(transaction, { userId: user.id, changed: true }));
    return { user, verifyBy };
  };
}
