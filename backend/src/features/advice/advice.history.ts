import type { HistoryFilter } from '@beside/common/advice/advice.constants';
import type { AdviceHistoryPage } from '@beside/common/advice/advice.views';
import type pg from 'pg';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { type Place, timeOf, writeCursor } from './advice.cursor.ts';
import type { AdviceSession } from './advice.entity.ts';
import type { HistoryQuery } from './advice.history.query.ts';
import { presentAdvice } from './advice.presenter.ts';

/** What a page needs of a session. */
export type HistoryRow = AdviceSession & { place: string };

export const SESSION = `s.id, s."userId", s."visitorId", s."creatorIpAddress", s.category, s.description, s."adviceStyle", s.language,
  s.advice, s."createdAt", ${timeOf('s."createdAt"')} as place`;

/** A user's own advice, the newest first. */
export function adviceHistory({ pool }: { pool: pg.Pool }) {
  return {
    /** A page of the history. Sessions with one time are ordered by their ids, so that none is left out or comes twice. */
    async history(actor: Actor, query: HistoryQuery): Promise<AdviceHistoryPage> {
      const { id: userId } = requireUser(actor);
      const rows = await pageOf(pool, userId, query);
      const sessions = rows.slice(0, query.limit);
      const last = rows.length > query.limit ? sessions.at(-1) : undefined;
      return {
        sessions: sessions.map(presentAdvice),
        nextCursor: last ? writeCursor({ createdAt: last.place, id: last.id }) : null,
      };
    },
  };
}

/** One more than the page, which tells whether there is a next one. */
async function pageOf(pool: pg.Pool, userId: string, { filter, after, limit }: HistoryQuery): Promise<HistoryRow[]> {
  const { rows } = await pool.query<HistoryRow>(historyStatement(userId, filter, after, limit + 1));
  return rows;
}

/** Ordered by the columns of one index for each filter. */
export function historyStatement(userId: string, filter: HistoryFilter, after: Place, most: number): pg.QueryConfig {
  const values = [userId, after.createdAt, after.id, most];
  if (filter === 'bookmarked')
    return {
      name: 'advice-history-bookmarked',
      text: `select ${SESSION} from (
               select "sessionId" from advice_bookmarks where "userId" = $1 and ("sessionCreatedAt", "sessionId") < ($2, $3)
               order by "userId" desc, "sessionCreatedAt" desc, "sessionId" desc limit $4) b
             join advice_sessions s on s.id = b."sessionId" order by s."createdAt" desc, s.id desc`,
      values,
    };
  const ofCategory = filter !== 'all';
  return {
    name: ofCategory ? 'advice-history-category' : 'advice-history',
    text: `select ${SESSION} from advice_sessions s
           where s."userId" = $1 ${ofCategory ? 'and s.category = $5' : ''} and (s."createdAt", s.id) < ($2, $3)
           order by s."createdAt" desc, s.id desc limit $4`,
    values: ofCategory ? [...values, filter] : values,
  };
}
