import type { UserData } from '../database/user-data.ts';
import { lockReplyUser } from './reply.statements.ts';

export const replyUserData = {
  /** Runs before the results move, and so waits for an end under way. */
  async claim(transaction, userId, visitorId) {
    await transaction.query(`update replies set "userId" = $1, "visitorId" = null where "visitorId" = $2 and "userId" is null`, [
      userId,
      visitorId,
    ]);
  },

  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select kind, input as question, "createdAt" from replies where "userId" = $1 and status in ('waiting', 'queued', 'running')`,
      [userId],
    );
    return { beingWritten: rows };
  },

  lock: (transaction, userId) => lockReplyUser(transaction, userId, 'deletion'),

  /** Runs first, and so waits for an answer that is being stored. A running reply ends at the next beat, or at once by `abandon`. */
  async erase(transaction, { id }) {
    await transaction.query('delete from replies where "userId" = $1', [id]);
  },
} satisfies UserData;
