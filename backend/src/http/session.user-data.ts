import type { CleanUp } from '../database/clean-up.ts';
import type { UserData } from '../database/user-data.ts';
import { sessions } from './session.statements.ts';

export const EXPIRED_SESSIONS: CleanUp = { table: 'sessions', by: 'expire', type: 'timestamptz', before: 'now()' };

export const sessionUserData = {
  export: async (pool, userId) => ({ browsersSignedIn: await sessions.exportOf(pool, userId) }),

  erase: (transaction, { id }) => sessions.removeOf(transaction, id),

  prune: [EXPIRED_SESSIONS],
} satisfies UserData;
