import type { CleanUp } from '../database/clean-up.ts';
import type { UserData } from '../database/user-data.ts';
import { deleteSessionsOf } from './session.statements.ts';

export const EXPIRED_SESSIONS: CleanUp = { table: 'sessions', by: 'expire', type: 'timestamptz', before: 'now()' };

export const sessionUserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select expire as "validUntil" from sessions where sess ->> 'userId' = $1 order by expire`,
      [userId],
    );
    return { browsersSignedIn: rows };
  },

  erase: (transaction, { id }) => deleteSessionsOf(transaction, id),

  prune: [EXPIRED_SESSIONS],
} satisfies UserData;
