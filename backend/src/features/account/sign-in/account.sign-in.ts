import type { LoginDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import type { Request, Response } from 'express';
import type pg from 'pg';
import { type Transaction, transact } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { loginSessions } from '../../../http/session.statements.ts';
import { type Began, beginSession, endSession } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { sessionName } from '../../../http/session-store.ts';
import { AppError } from '../../../lib/app-error.ts';
import { pause } from '../../../lib/pause.ts';
import { languageOf } from '../account.language.ts';
import { SIGN_IN_MAIL } from '../account.limits.ts';
import type { AccountRow } from '../account.statements.ts';
import { accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import { enqueueMail, happeningMail } from '../mails/account.jobs.ts';
import { CANDIDATES, pendingRegistrations } from '../registration/account.pending.statements.ts';
import type { CallerDevice } from './account.known-devices.ts';

/** A user whose password was verified, and whether the account knows their device. */
export interface Authenticated {
  user: AccountRow;
  remembered: boolean;
  /** Until when the user has to verify their address; null: they have, or need not. */
  verifyBy: Date | null;
}

/** Days to verify an address for users who registered before that was required. */
const GRACE_DAYS = 7;
/** Attempts to publish an ended session while the database is away. */
const PUBLISH_ATTEMPTS = 10;

/** Signing in and out. */
export interface SignIn {
  releaseOld(response: Response, actor: Actor, userId: string): void;
  /**
   * Verifies address and password. It takes as long, and answers the same, whether or not the address has an account.
   * @throws AppError 401 for a wrong address or password, 403 for an address that should be verified by now, 429 after too many attempts, 503 when too many wait
   */
  authenticate(dto: LoginDto, caller: Caller): Promise<Authenticated>;
  /**
   * Until when a user who signs in has to verify their address; null: they have, or need not.
   * @throws AppError 403 `email_not_verified` for one that should be verified by now
   */
  verifyBy(user: AccountRow, from: CallerDevice): Promise<Date | null>;
  /**
   * Gives this browser a new session as a user, and the user what the browser made without an account.
   * @param who the user, or how to make one in the same transaction
   * @param began how it began: the user has passed their second step, or used a passkey
   */
  enter(
    request: Request,
    response: Response,
    who: Authenticated | ((transaction: Transaction) => Promise<AccountRow>),
    caller: Caller,
    began?: Began,
  ): Promise<AccountRow>;
  leave(request: Request, caller: Caller): Promise<void>;
}

/** @param publishChange tells a user's pages that they have signed in or out somewhere */
export function signIn(deps: AccountDeps, publishChange: (userId: string) => void): SignIn {
  const { pool, devices, notices, userData, log } = deps;
  /** Moves a visitor's rows to an account. */
  const claim = async (transaction: Transaction, userId: string, visitorId: string): Promise<void> => {
    for (const data of userData) await data.claim?.(transaction, userId, visitorId);
  };
  /** Closes the pages of a replaced session, once the browser has the new cookie or has disconnected. */
  const releaseOld = (response: Response, { session, visitorId }: Actor, userId: string): void => {
    if (!session) return;
    const release = (): void => {
      repeat(pool, PUBLISH_ATTEMPTS, (transaction) => publishSessionEnd(transaction, { session })).catch((error: unknown) =>
        log.error({ err: error }, 'the end of a session could not be announced'),
      );
      // Again, since a request of the old session may have run meanwhile. In its own transaction, since the user may be deleted.
      if (visitorId) void transact(pool, (transaction) => claim(transaction, userId, visitorId)).catch(() => undefined);
    };
    // A caller who has disconnected gets no `close` event any more.
    if (response.destroyed || response.closed) release();
    else response.once('close', release);
  };

  const mails = signInMails(deps);

  return {
    releaseOld,
    async enter(request, response, who, caller, began) {
      const { actor, device: from } = caller;
      const isNew = 'user' in who && !who.remembered && (await devices.isNewBrowser(pool, who.user.id, from));
      const mayMail = isNew && (await mails.mayMail(who.user.id));
      const prepare = async (transaction: Transaction): Promise<AccountRow> => {
        const { user, remembered } = 'user' in who ? who : { user: await who(transaction), remembered: false };
        if (actor.visitorId) await claim(transaction, user.id, actor.visitorId);
        if (isNew) await mails.tellOfNewBrowser(transaction, user, caller, mayMail);
        if (!remembered) await devices.remember(transaction, response, user.id, from);
        return user;
      };
      const nothingToDo = 'user' in who && who.remembered && !actor.visitorId;
      const user = nothingToDo ? who.user : await transact(pool, prepare);
      await beginSession(request, user, began);
      if (actor.userId === user.id) await notices.followSession(user.id, actor.session, sessionName(request.sessionID));
      log.info({ userId: user.id, isNew: !('user' in who) }, 'a user signed in');
      releaseOld(response, actor, user.id);
      publishChange(user.id);
      return user;
    },
    async leave(request, { actor }) {
      const { session, user } = actor;
      if (!user || !session) return;
      const sid = request.sessionID;
      await repeat(pool, 2, async (transaction) => {
        await loginSessions.remove(transaction, sid);
        await publishSessionEnd(transaction, { session });
      });
      await endSession(request);
      publishChange(user.id);
      log.info({ userId: user.id }, 'a user signed out');
    },
    ...authentication(deps),
  };
}

/** Tells users, also by mail, of sign-ins in browsers that are new to their account. */
function signInMails({ jobs, limits, mail, notices }: AccountDeps) {
  return {
    /** Counts a mail about a new browser; before the transaction, since it may wait for Redis. Others use up none. */
    mayMail: async (userId: string): Promise<boolean> =>
      mail.enabled &&
      limits.consume(SIGN_IN_MAIL, userId).then(
        () => true,
        () => false,
      ),

    async tellOfNewBrowser(transaction: Transaction, user: AccountRow, { actor }: Caller, mayMail: boolean): Promise<void> {
      await notices.addForAccount(transaction, user.id);
      if (mayMail) await enqueueMail(jobs, transaction, happeningMail(user, 'new_sign_in', actor.userAgent));
    },
  };
}

/** Repeats a transaction while the database is away: a lost end would leave a browser connected. */
async function repeat(pool: pg.Pool, attempts: number, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(pool, work);
    } catch (error) {
      if (attempt >= attempts) throw error;
      await pause(attempt * 500);
    }
  }
}

/** Who a caller is, by address and password. */
function authentication({ pool, jobs, passwords, devices, mail, log }: AccountDeps): Pick<SignIn, 'authenticate' | 'verifyBy'> {
  /**
   * An account without a verified address is older than the demand for one: its user is asked at the next sign-in, by a mail sent at once, and has a
   * week.
   * @throws AppError 403 after it
   */
  const graceOf = async (user: AccountRow, { address: place, browser, former }: CallerDevice): Promise<Date | null> => {
    if (user.verifyBy !== null) {
      if (user.verifyBy.getTime() < Date.now()) throw notVerified();
      return user.verifyBy;
    }
    const language = languageOf(user.language, null);
    return transact(pool, async (transaction) => {
      const asked = await accounts.askToVerify(transaction, user.id, GRACE_DAYS);
      const job = { about: 'resend', email: user.email, place, browser, former, candidate: 0, language } as const;
      if (asked) await enqueueMail(jobs, transaction, job);
      return asked;
    });
  };

  const verifyBy: SignIn['verifyBy'] = async (user, from) => {
    if (!mail.verification && user.verifyBy !== null) await accounts.forgetVerifyBy(pool, user.id);
    return mail.verification && user.isEmailVerified === 0 ? graceOf(user, from) : null;
  };

  return {
    verifyBy,
    async authenticate(dto, { device: from }) {
      const email = normaliseEmail(dto.email);
      const [remembered, user] = await Promise.all([devices.countAttempt(pool, email, from), accounts.byEmail(pool, email)]);
      if (!(await passwords.verify(user?.password ?? null, dto.password)) || !user) {
        // With or without an account, and without the address: many lines of one hash are guesses at one account.
        log.info({ address: devices.hashEmail(email), isKnownDevice: remembered }, 'a sign-in failed');
        // With or without an account: a caller who has just registered with this password must learn that the link is not opened yet.
        if (mail.verification) {
          const asked = await pendingRegistrations.latest(pool, email, from);
          for (let index = 0; index < CANDIDATES; index++)
            if (await passwords.verify(asked[index]?.password ?? null, dto.password)) throw notVerified();
        }
        throw new AppError('invalid_credentials', 'Invalid email or password');
      }
      return { user, remembered, verifyBy: await verifyBy(user, from) };
    },
  };
}

const notVerified = (): AppError =>
  new AppError('email_not_verified', 'Please verify your email address first: open the link that we sent you.');
