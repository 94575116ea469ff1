import type { UserData } from '../database/user-data.ts';
import { lockReplyUser, replyStatements } from './reply.statements.ts';

/** What people write and choose in a question; the rest of an input is for the job alone. */
const WRITTEN = ['description', 'category', 'adviceStyle', 'language'] as const;

export const replyUserData = {
  /** Runs before the results move, and so waits for an end under way. */
  claim: replyStatements.claim,

  /** What a person wrote that is stored nowhere else yet. Other jobs name a stored message, which its own folder exports. */
  export: async (pool, userId) => ({ beingWritten: await replyStatements.exportOf(pool, userId, WRITTEN, WRITTEN[0]) }),

  lock: (transaction, userId) => lockReplyUser(transaction, userId, 'deletion'),

  /** Runs first, and so waits for an answer that is being stored. A running reply ends at the next beat, or at once by `abandon`. */
  erase: (transaction, { id }) => replyStatements.erase(transaction, id),
} satisfies UserData;
