import { NOTICE_TITLE_MAX } from '@beside/common/notifications/notifications.constants';
import type { NoticeSubjects } from '../../feature.ts';
import { adviceSessions } from '../advice.statements.ts';

/** Characters that are read of a question: more than a title has, since white space is joined. */
const READ_CHARACTERS = 2 * NOTICE_TITLE_MAX;

/** The first words of a question, within `NOTICE_TITLE_MAX` characters. */
export function titleOf(question: string): string {
  const words = question.trim().replaceAll(/\s+/g, ' ');
  if (words.length <= NOTICE_TITLE_MAX) return words;
  const begin = words.slice(0, NOTICE_TITLE_MAX - 1);
  const end = words.charAt(NOTICE_TITLE_MAX - 1) === ' ' ? begin.length : begin.lastIndexOf(' ');
  // Chinese has no spaces; a character of two units stays whole.
  const kept = end > NOTICE_TITLE_MAX / 2 ? begin.slice(0, end) : begin.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept}…`;
}

/** Where a user reads an answer of which they are told, and what it is about. */
export const adviceNotices: NonNullable<NoticeSubjects['answer']> = async (db, userId, ids) => {
  const rows = await adviceSessions.questionsOf(db, userId, ids, READ_CHARACTERS);
  return new Map(rows.map(({ id, question }) => [id, { to: `/?advice=${id}`, title: titleOf(question) }]));
};
