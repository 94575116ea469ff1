import type { LoginDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Request, Response } from 'express';
import { transact } from '../../database/transaction.ts';
import { beginSession, endSession } from '../../http/session.ts';
import { tellSessionEnd } from '../../http/session-ends.ts';
import { AppError } from '../../lib/app-error.ts';
import type { AccountRow } from './account.entity.ts';
import { accounts } from './account.store.ts';
import type { AccountDeps, Caller } from './account.types.ts';

/** Signing in and out. */
export function signIn({ pool, passwords, places, advice, mail }: AccountDeps) {
  /** The pages of a browser whose session has been replaced are sent back once they hold the new cookie. */
  const releaseOld = (response: Response, session: string | null): void => {
    if (!session) return;
    response.once('finish', () => {
      transact(pool, (transaction) => tellSessionEnd(transaction, { session })).catch(() => undefined);
    });
  };

  return {
    releaseOld,

    /**
     * Finds out whether this is who they say. It takes as long, and says the same, whether or not the address has an account.
     * @throws AppError 401 for a wrong address or password, 403 for an address that is not verified, 429 after too many attempts, 503 when too many wait
     */
    async authenticate(dto: LoginDto, { places: from }: Caller): Promise<AccountRow> {
      const email = normaliseEmail(dto.email);
      const [, user] = await Promise.all([places.admit(pool, email, from), accounts.byEmail(pool, email)]);
      if (!(await passwords.verify(user?.password ?? null, dto.password)) || !user)
        throw new AppError('invalid_credentials', 401, 'Invalid email or password');
      if (mail.verification && user.isEmailVerified === 0)
        throw new AppError('email_not_verified', 403, 'Please verify your email address first: open the link that we sent you.');
      return user;
    },

    /** Gives this browser a new session as this person, and the person what the browser made without an account. */
    async enter(request: Request, response: Response, user: AccountRow, { actor, places: from }: Caller): Promise<void> {
      await transact(pool, async (transaction) => {
        if (actor.visitorId) await advice.claim(transaction, user.id, actor.visitorId);
        await places.remember(transaction, response, user.id, from);
      });
      await beginSession(request, user);
      releaseOld(response, actor.session);
    },

    async leave(request: Request, { actor }: Caller): Promise<void> {
      if (!actor.user) return;
      await endSession(request);
      const { session } = actor;
      if (session) await transact(pool, (transaction) => tellSessionEnd(transaction, { session }));
    },
  };
}
