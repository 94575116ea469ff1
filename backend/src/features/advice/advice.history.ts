import type { AdviceHistoryItem, AdviceHistoryPage } from '@beside/common/advice/advice.views';
import type pg from 'pg';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { excerptOf, searchWords } from '../../lib/search-text.ts';
import { writeCursor } from './advice.cursor.ts';
import type { HistoryQuery } from './advice.history.query.ts';
import { type FoundRow, type HistoryRow, historyStatement, searchStatement } from './advice.history.statements.ts';
import { presentAdvice } from './advice.presenter.ts';
import { ADVICE_ITSELF, textOf } from './advice.texts.ts';
import type { ChatTexts } from './advice.types.ts';

/** A user's own advice, the newest first. */
export function adviceHistory({ pool, chats }: { pool: pg.Pool; chats: ChatTexts }) {
  /** What stands around the match, in the text as it was written. */
  const withMatches = async (rows: FoundRow[], words: string[]): Promise<AdviceHistoryItem[]> => {
    const ids = rows.map(({ messageId }) => Number(messageId)).filter((id) => id !== ADVICE_ITSELF);
    const messages = ids.length > 0 ? await chats.byIds(ids) : [];
    return rows.map((row) => {
      const messageId = Number(row.messageId);
      const written = messageId === ADVICE_ITSELF ? textOf(row) : messages.find(({ id }) => id === messageId)?.message;
      const excerpt = excerptOf(written ?? '', words);
      const place = messageId === ADVICE_ITSELF ? ('advice' as const) : ('chat' as const);
      return { ...presentAdvice(row), ...(excerpt === null ? {} : { match: { excerpt, place } }) };
    });
  };

  return {
    /**
     * A page of the history, or of what a search in it finds. Sessions of one moment are ordered by their ids, so that none is left
     * out or comes twice.
     */
    async history(actor: Actor, query: HistoryQuery): Promise<AdviceHistoryPage> {
      const { id: userId } = requireUser(actor);
      const { filter, after, limit, search } = query;
      const place = { userId, filter, after, most: limit + 1 };
      if (search === null) {
        const { rows } = await pool.query<HistoryRow>(historyStatement(place));
        return pageOf(rows, limit, rows.slice(0, limit).map(presentAdvice));
      }
      const words = searchWords(search);
      const { rows } = await pool.query<FoundRow>(searchStatement(place, words));
      return pageOf(rows, limit, await withMatches(rows.slice(0, limit), words));
    },
  };
}

/** @param rows one more than the page, if there is a next one */
function pageOf(rows: HistoryRow[], limit: number, sessions: AdviceHistoryItem[]): AdviceHistoryPage {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { sessions, nextCursor: last ? writeCursor({ createdAt: last.place, id: last.id }) : null };
}
