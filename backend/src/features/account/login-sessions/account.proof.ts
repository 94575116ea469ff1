import type { ProofDto } from '@beside/common/account/account.dto';
import { PROOF_MINUTES } from '@beside/common/account/account.login-sessions.constants';
import type { Request } from 'express';
import { transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { recordProof } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import { verifyOwnPassword } from '../sign-in/account.own-password.ts';

/**
 * Takes a user's password as a recent proof of who they are: for `PROOF_MINUTES` the caller's session may do what needs one.
 * @returns until when
 * @throws AppError 401 for a wrong password, 429 after too many
 */
export type Prove = (request: Request, dto: ProofDto, caller: Caller) => Promise<Date>;

export function proving(deps: AccountDeps): Prove {
  const { pool, log } = deps;
  return async (request, { password }, { actor }) => {
    const { id } = requireUser(actor);
    if (!(await verifyOwnPassword(deps, actor, id, password))) {
      log.info({ userId: id }, 'a wrong password was given as a proof');
      throw new AppError('invalid_credentials', 'This is not the password of this account');
    }
    const provenAt = await recordProof(request);
    // Other nodes may have the session without its proof.
    await transact(pool, (transaction) => publishSessionEnd(transaction, { userId: id, changed: true }));
    return new Date(provenAt + PROOF_MINUTES * 60_000);
  };
}
