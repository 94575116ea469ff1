import type pg from 'pg';
import type { Thread } from '../../conversations/thread.ts';
import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { visitorHasSession } from '../../http/session.statements.ts';
import { inPages } from '../../lib/json-pieces.ts';
import { replyStatements } from '../../replies/reply.statements.ts';
import { translationsOf } from '../translation/translation.service.ts';
import { CLAIMED_SHOWN_MAX, recordClaim } from './advice.changes.ts';
import { markOf } from './advice.presenter.ts';
import { adviceSessions, bookmarks } from './advice.statements.ts';
import { adviceTexts } from './history/advice.texts.statements.ts';
import { adviceLinks } from './links/advice.links.statements.ts';
import { retention } from './retention/advice.retention.statements.ts';

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

/** Links that ended a month ago: until then their user sees how often they were opened. */
const ENDED_LINKS: CleanUp = {
  table: 'advice_links',
  by: 'until',
  type: 'timestamptz',
  before: `now() - interval '30 days'`,
};

/** Sessions that one statement reads for an export. */
const EXPORTED_AT_ONCE = 20;
const FIRST = '00000000-0000-0000-0000-000000000000';

async function* exportedSessions(pool: pg.Pool, thread: Thread, userId: string): AsyncGenerator<object> {
  const read = (after: { at: string; id: string } | null) =>
    adviceSessions.exportOf(pool, userId, after?.at ?? '-infinity', after?.id ?? FIRST, EXPORTED_AT_ONCE);
  for await (const { at: _, ...row } of inPages(read, EXPORTED_AT_ONCE)) {
    const [chat, translations] = await Promise.all([thread.export(pool, row.id), translationsOf(pool, [row.id])]);
    yield { ...row, ...markOf(row.advice), ...chat, translations: translations.get(row.id) ?? [] };
  }
}

/** An account's advice and chats are deleted with it, by their foreign key to `users`. */
export const adviceUserData = (thread: Thread) =>
  ({
    async claim(transaction, userId, visitorId) {
      const rows = await adviceSessions.claim(transaction, userId, visitorId);
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await adviceTexts.claim(transaction, userId, ids);
      await thread.claim(transaction, userId, ids);
      const newest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      await recordClaim(transaction, { userId, ids: newest.slice(0, CLAIMED_SHOWN_MAX).map(({ id }) => id) });
    },

    export: async (pool, userId) => ({
      adviceSessions: exportedSessions(pool, thread, userId),
      adviceBookmarks: await bookmarks.exportOf(pool, userId),
      adviceLinks: await adviceLinks.exportOf(pool, userId),
      adviceRetention: await retention.exportOf(pool, userId),
    }),

    erasures: {
      async advice(transaction, id) {
        await replyStatements.drop(transaction, thread.subjectsOf(id));
        await adviceSessions.remove(transaction, id);
      },
      'advice-link': (transaction, id) => adviceLinks.removeAgain(transaction, id),
      retention: (transaction, userId) => retention.remove(transaction, userId),
    },

    prune: [LOST_ADVICE, ENDED_LINKS],
  }) satisfies UserData;
