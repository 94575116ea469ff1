import type { UserData } from '../database/user-data.ts';
import { inOrder, lockReplyUser } from './reply.statements.ts';

/** What people write and choose in a question; the rest of an input is for the job alone. */
const WRITTEN = ['description', 'category', 'adviceStyle', 'language'];

export const replyUserData = {
  /** Runs before the results move, and so waits for an end under way. */
  async claim(transaction, userId, visitorId) {
    await transaction.query(
      `update replies set "userId" = $1, "visitorId" = null where id in (${inOrder(`"visitorId" = $2 and "userId" is null`)})`,
      [userId, visitorId],
    );
  },

  /** What a person wrote that is stored nowhere else yet. Other jobs name a stored message, which its own folder exports. */
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select kind, question, "createdAt"
       from replies cross join lateral (
         select json_object_agg(key, value) as question from jsonb_each(input) where key = any($2)) written
       where "userId" = $1 and status in ('waiting', 'queued', 'running') and input ? $3`,
      [userId, WRITTEN, WRITTEN[0]],
    );
    return { beingWritten: rows };
  },

  lock: (transaction, userId) => lockReplyUser(transaction, userId, 'deletion'),

  /** Runs first, and so waits for an answer that is being stored. A running reply ends at the next beat, or at once by `abandon`. */
  async erase(transaction, { id }) {
    await transaction.query(`delete from replies where id in (${inOrder('"userId" = $1')})`, [id]);
  },
} satisfies UserData;
