import type { AdviceHistoryItem, AdviceHistoryPage } from '@beside/common/advice/advice.views';
import { isInPlace } from '@beside/common/safety/read-help';
import type pg from 'pg';
import type { Thread, ThreadText } from '../../../conversations/thread.ts';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { excerptOf, searchWords } from '../../../lib/search-text.ts';
import { presentAdvice } from '../advice.presenter.ts';
import { writeCursor } from './advice.cursor.ts';
import { type HistoryMatch, type HistoryRow, historyStatement, searchStatement } from './advice.history.statements.ts';
import type { HistoryQuery } from './advice.history-query.ts';
import { ADVICE_ITSELF } from './advice.texts.statements.ts';
import { answerOf } from './advice.texts.ts';

/** A user's own advice, the newest first. */
export function adviceHistory({ pool, thread }: { pool: pg.Pool; thread: Pick<Thread, 'byIds'> }) {
  /** What stands around the match, in the text as it was written. */
  const withMatches = async (rows: HistoryMatch[], words: string[]): Promise<AdviceHistoryItem[]> => {
    const ids = rows.map(({ messageId }) => Number(messageId)).filter((id) => id !== ADVICE_ITSELF);
    const messages = ids.length > 0 ? await thread.byIds(pool, ids) : [];
    return rows.map((row) => {
      const messageId = Number(row.messageId);
      const message = messages.find(({ id }) => id === messageId);
      const match = message
        ? matchInMessage(message, words)
        : messageId === ADVICE_ITSELF
          ? matchInAdvice(row, words)
          : undefined;
      return { ...presentAdvice(row), match };
    });
  };

  return {
    /**
     * A page of the history, or of what a search in it finds. Sessions of one moment are ordered by their ids, so that none is left
     * out or comes twice.
     */
    async history(actor: Actor, query: HistoryQuery): Promise<AdviceHistoryPage> {
      const { id: userId } = requireUser(actor);
      const { category: filter, cursor: after, limit, q: search } = query;
      const place = { userId, filter, after, most: limit + 1 };
      if (search === null) {
        const rows = await historyStatement(place).rows(pool);
        return pageOf(rows, limit, rows.slice(0, limit).map(presentAdvice));
      }
      const words = searchWords(search);
      const rows = await searchStatement(place, words).rows(pool);
      return pageOf(rows, limit, await withMatches(rows.slice(0, limit), words));
    },
  };
}

/** A person's words and a model's are never in one excerpt, so that the mark is true of all of it. */
function matchInAdvice(row: HistoryMatch, words: string[]): AdviceHistoryItem['match'] {
  const asked = excerptOf(row.description, words);
  if (asked !== null) return { excerpt: asked, place: 'advice' };
  const excerpt = excerptOf(answerOf(row.advice), words);
  return excerpt === null ? undefined : { excerpt, place: 'advice', generatedBy: presentAdvice(row).generatedBy };
}

function matchInMessage({ message, messageType, help }: ThreadText, words: string[]): AdviceHistoryItem['match'] {
  const excerpt = excerptOf(message, words);
  if (excerpt === null) return undefined;
  return { excerpt, place: 'chat', generatedBy: messageType === 'ai' && !isInPlace(help) ? 'ai' : undefined };
}

/** @param rows one more than the page, if there is a next one */
function pageOf(rows: HistoryRow[], limit: number, sessions: AdviceHistoryItem[]): AdviceHistoryPage {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { sessions, nextCursor: last ? writeCursor({ createdAt: last.place, id: last.id }) : null };
}
