import type { LoginDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Request, Response } from 'express';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { deleteSession } from '../../http/session.statements.ts';
import { beginSession, endSession } from '../../http/session.ts';
import { publishSessionEnd } from '../../http/session-ends.ts';
import { AppError } from '../../lib/app-error.ts';
import { pause } from '../../lib/pause.ts';
import type { AccountRow } from './account.entity.ts';
import { pendingRegistrations } from './account.pending.ts';
import { accounts } from './account.store.ts';
import type { AccountDeps, Caller } from './account.types.ts';

/** Who someone is, and whether the account knows where they are. */
export interface Known {
  user: AccountRow;
  remembered: boolean;
}

/** Attempts to tell of an ended session while the database is away. */
const TELL_ATTEMPTS = 10;

/** Signing in and out. */
export function signIn({ pool, passwords, places, userData, mail, log }: AccountDeps) {
  /** Tells of an end until it is heard; what is lost here would leave someone connected. */
  const tell = async (attempts: number, work: (transaction: Transaction) => Promise<void>): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact(pool, work);
      } catch (error) {
        if (attempt >= attempts) throw error;
        await pause(attempt * 500);
      }
    }
  };

  /** Moves to an account what its browser made and joined without one. */
  const claim = async (transaction: Transaction, userId: string, visitorId: string): Promise<void> => {
    for (const data of userData) await data.claim?.(transaction, userId, visitorId);
  };

  /** The pages of a browser whose session has been replaced are sent back once they hold the new cookie, or have hung up without it. */
  const releaseOld = (response: Response, { session, visitorId }: Actor, userId: string): void => {
    if (!session) return;
    const release = (): void => {
      tell(TELL_ATTEMPTS, (transaction) => publishSessionEnd(transaction, { session })).catch((error: unknown) =>
        log.error({ err: error }, 'an ended session could not be told of'),
      );
      // Once more: a request of the old session may have been under way. Its own transaction, since the person may be gone by now.
      if (visitorId) void transact(pool, (transaction) => claim(transaction, userId, visitorId)).catch(() => undefined);
    };
    // Whoever hung up meanwhile is not told of twice.
    if (response.destroyed || response.closed) release();
    else response.once('close', release);
  };

  return {
    releaseOld,

    /**
     * Finds out whether this is who they say. It takes as long, and says the same, whether or not the address has an account.
     * @throws AppError 401 for a wrong address or password, 403 for an address that is not verified, 429 after too many attempts, 503 when too many wait
     */
    async authenticate(dto: LoginDto, { places: from }: Caller): Promise<Known> {
      const email = normaliseEmail(dto.email);
      const [remembered, user] = await Promise.all([places.admit(pool, email, from), accounts.byEmail(pool, email)]);
      if (!(await passwords.verify(user?.password ?? null, dto.password)) || !user) {
        // Whether or not the address has an account, whoever has just asked for one with this password is told that its link is still to be opened.
        if (mail.verification) {
          const asked = await pendingRegistrations.latest(pool, email, from.address);
          if (await passwords.verify(asked?.password ?? null, dto.password)) throw notVerified();
        }
        throw new AppError('invalid_credentials', 'Invalid email or password');
      }
      if (mail.verification && user.isEmailVerified === 0) throw notVerified();
      return { user, remembered };
    },

    /**
     * Gives this browser a new session as a person, and the person what the browser made without an account.
     * @param who whom, or how they are made, in the same transaction
     */
    async enter(
      request: Request,
      response: Response,
      who: Known | ((transaction: Transaction) => Promise<AccountRow>),
      { actor, places: from }: Caller,
    ): Promise<AccountRow> {
      const prepare = async (transaction: Transaction): Promise<AccountRow> => {
        const { user, remembered } = 'user' in who ? who : { user: await who(transaction), remembered: false };
        if (actor.visitorId) await claim(transaction, user.id, actor.visitorId);
        if (!remembered) await places.remember(transaction, response, user.id, from);
        return user;
      };
      const nothingToDo = 'user' in who && who.remembered && !actor.visitorId;
      const user = nothingToDo ? who.user : await transact(pool, prepare);
      await beginSession(request, user);
      releaseOld(response, actor, user.id);
      return user;
    },

    async leave(request: Request, { actor }: Caller): Promise<void> {
      const { session, user } = actor;
      if (!user || !session) return;
      const sid = request.sessionID;
      await tell(2, async (transaction) => {
        await deleteSession(transaction, sid);
        await publishSessionEnd(transaction, { session });
      });
      await endSession(request);
    },
  };
}

const notVerified = (): AppError =>
  new AppError('email_not_verified', 'Please verify your email address first: open the link that we sent you.');
