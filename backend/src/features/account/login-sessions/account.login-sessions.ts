import { BROWSERS, LOGIN_SESSIONS_MAX, SIGN_IN_WAYS, SYSTEMS } from '@beside/common/account/account.login-sessions.constants';
import type { LoginSessionView } from '@beside/common/account/account.login-sessions.views';
import type { Request } from 'express';
import { transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { loginSessions } from '../../../http/session.statements.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { AppError } from '../../../lib/app-error.ts';
import { oneOf } from '../../../lib/one-of.ts';
import { rooms } from '../../../realtime/rooms.ts';
import type { AccountDeps, Caller } from '../account.types.ts';

/** Where a user is signed in; signing out elsewhere. */
export interface LoginSessions {
  list(caller: Caller): Promise<{ sessions: LoginSessionView[]; hasMore: boolean }>;
  /**
   * Signs the user out in another browser, with its pages, on every node.
   * @throws AppError 404 for a session that is not theirs, 409 for the caller's own
   */
  endElsewhere(id: string, caller: Caller): Promise<void>;
  /** Signs the user out in every other browser, with its pages, on every node. */
  endAllElsewhere(request: Request, caller: Caller): Promise<void>;
  /** Tells the user's pages that they have signed in or out somewhere. */
  publishChange(userId: string): void;
}

export function loginSessionsOf({ pool, publisher, log }: AccountDeps): LoginSessions {
  const publishChange = (userId: string): void => publisher.publish(rooms.user(userId), 'sessions:changed', {});

  return {
    publishChange,

    async list({ actor }) {
      const rows = await loginSessions.listOf(pool, requireUser(actor).id, LOGIN_SESSIONS_MAX + 1);
      const all = rows.map(
        ({ name, browser, system, since, renewedAt, how }): LoginSessionView => ({
          id: name,
          current: name === actor.session,
          browser: oneOf(BROWSERS, browser),
          system: oneOf(SYSTEMS, system),
          since,
          lastUsed: new Date(renewedAt).toISOString().slice(0, 10),
          how: oneOf(SIGN_IN_WAYS, how) ?? 'password',
        }),
      );
      const sorted = [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
      return { sessions: sorted.slice(0, LOGIN_SESSIONS_MAX), hasMore: all.length > LOGIN_SESSIONS_MAX };
    },

    async endElsewhere(id, { actor }) {
      const user = requireUser(actor);
      if (id === actor.session) throw new AppError('conflict', 'This is your own session: sign out instead');
      const isTheirs = await transact(pool, async (transaction) => {
        const removed = await loginSessions.removeNamed(transaction, user.id, id);
        if (removed) await publishSessionEnd(transaction, { session: id });
        return removed;
      });
      if (!isTheirs) throw new AppError('not_found', 'You are not signed in there');
      log.info({ userId: user.id }, 'a user signed out elsewhere');
      publishChange(user.id);
    },

    async endAllElsewhere(request, { actor }) {
      const { id } = requireUser(actor);
      const ended = await transact(pool, async (transaction) => {
        const count = await loginSessions.removeOthers(transaction, id, request.sessionID);
        await publishSessionEnd(transaction, { userId: id, ...(actor.session ? { except: actor.session } : {}) });
        return count;
      });
      log.info({ userId: id, ended }, 'a user signed out everywhere else');
      publishChange(id);
    },
  };
}
