import type { CleanUp } from '../database/clean-up.ts';
import type { UserData } from '../database/user-data.ts';
import { loginSessions } from './session.statements.ts';

export const EXPIRED_SESSIONS: CleanUp = { table: 'sessions', by: 'expire', type: 'timestamptz', before: 'now()' };

export const sessionUserData = {
  export: async (pool, userId) => ({ browsersSignedIn: await loginSessions.exportOf(pool, userId) }),

  erase: (transaction, { id }) => loginSessions.removeOf(transaction, id),

  /** A restore asks for it: whoever has signed out since, or changed a password, would be signed in again. */
  erasures: { sessions: (transaction) => loginSessions.removeSignedIn(transaction) },

  prune: [EXPIRED_SESSIONS],
} satisfies UserData;
