import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { visitorHasSession } from '../../http/session.statements.ts';
import { chatsOf, claimQuestions } from '../chat/chat.service.ts';
import { translationsOf } from '../translation/translation.service.ts';
import { CLAIMED_SHOWN_MAX, recordClaim } from './advice.claims.ts';
import { markOf } from './advice.presenter.ts';
import { claimTexts } from './advice.texts.ts';

/**
 * Advice that nobody can open: a visitor's, whose session has ended. Advice younger than a day stays, since its session
 * may not be stored yet.
 */
export const LOST_ADVICE: CleanUp = {
  table: 'advice_sessions',
  by: 'id',
  type: 'uuid',
  only: `t."userId" is null and t."createdAt" < now() - interval '1 day' and not ${visitorHasSession('t."visitorId"::text')}`,
};

/** An account's advice and chats are deleted with it, by their foreign key to `users`. */
export const adviceUserData = {
  async claim(transaction, userId, visitorId) {
    const { rows } = await transaction.query<{ id: string; createdAt: Date }>(
      `update advice_sessions set "userId" = $1, "visitorId" = null where "visitorId" = $2 and "userId" is null returning id, "createdAt"`,
      [userId, visitorId],
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await claimTexts(transaction, userId, ids);
    await claimQuestions(transaction, userId, ids);
    const newest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    await recordClaim(transaction, { userId, ids: newest.slice(0, CLAIMED_SHOWN_MAX).map(({ id }) => id) });
  },

  async export(pool, userId) {
    const { rows } = await pool.query<{ id: string; advice: unknown }>(
      `select id, category, "adviceStyle", language, description, advice::json as advice, "creatorIpAddress" as "ipAddress", "createdAt"
       from advice_sessions where "userId" = $1 order by "createdAt"`,
      [userId],
    );
    const ids = rows.map(({ id }) => id);
    const [chats, translations] = await Promise.all([chatsOf(pool, ids), translationsOf(pool, ids)]);
    const bookmarks = await pool.query<object>(
      `select "sessionId", "createdAt" from advice_bookmarks where "userId" = $1 order by "createdAt" desc`,
      [userId],
    );
    return {
      adviceSessions: rows.map((row) => ({
        ...row,
        ...markOf(row.advice),
        ...(chats.get(row.id) ?? { chat: [] }),
        translations: translations.get(row.id) ?? [],
      })),
      adviceBookmarks: bookmarks.rows,
    };
  },

  prune: [LOST_ADVICE],
} satisfies UserData;
