import type { NoticeSubjects } from '../../feature.ts';
import { adviceSessions } from '../advice.statements.ts';

/** Where a user reads an answer of which they are told. */
export const adviceNotices: NonNullable<NoticeSubjects['answer']> = async (db, userId, ids) =>
  new Map((await adviceSessions.ownOf(db, userId, ids)).map((id) => [id, `/?advice=${id}`]));
