import { ACCOUNT_TEXTS } from '@beside/common/account/account.constants';
import type { ProofDto } from '@beside/common/account/account.dto';
import { PROOF_MINUTES } from '@beside/common/account/account.login-sessions.constants';
import type { Request } from 'express';
import { transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { recordProof } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import type { PasskeyUses } from '../passkeys/account.passkey-sign-in.ts';
import { verifyOwnPassword } from '../sign-in/account.own-password.ts';

/**
 * Takes a user's password, or a passkey of theirs, as a recent proof of who they are: for `PROOF_MINUTES` the caller's session may do what needs one.
 * @returns until when
 * @throws AppError 400 without either, 401 for a wrong password or passkey, 409 for a passkey that took too long, 429 after too many passwords
 */
export type Prove = (request: Request, dto: ProofDto, caller: Caller) => Promise<Date>;

export function proving(deps: AccountDeps, { verifyOwn }: Pick<PasskeyUses, 'verifyOwn'>): Prove {
  const { pool, log } = deps;
  const verifyPassword = async (password: string | undefined, { actor }: Caller, userId: string): Promise<void> => {
    if (password === undefined)
      throw new AppError('validation_failed', ACCOUNT_TEXTS.currentRequired, {
        errors: { password: [ACCOUNT_TEXTS.currentRequired] },
      });
    if (await verifyOwnPassword(deps, actor, userId, password)) return;
    log.info({ userId }, 'a wrong password was given as a proof');
    throw new AppError('invalid_credentials', 'This is not the password of this account');
  };
  return async (request, { password, response }, caller) => {
    const { id } = requireUser(caller.actor);
    const passkeyId = response ? await verifyOwn(response, caller) : undefined;
    if (!response) await verifyPassword(password, caller, id);
    const provenAt = await recordProof(request, passkeyId);
    // Other nodes may have the session without its proof.
    await transact(pool, (transaction) => publishSessionEnd(transaction, { userId: id, changed: true }));
    return new Date(provenAt + PROOF_MINUTES * 60_000);
  };
}
