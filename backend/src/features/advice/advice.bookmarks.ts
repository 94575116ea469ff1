import type pg from 'pg';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { AppError, notFound, notSignedIn } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';

/** Bookmarks of one user: bounds what a page reads, and what a search in the bookmarked ones looks at. */
export const BOOKMARKS_MAX = 2000;

interface Added {
  found: boolean;
  full: boolean;
  added: boolean;
}

/** A user's bookmarks, which follow them from one device to the next. */
export function adviceBookmarks({ pool, publisher }: { pool: pg.Pool; publisher: Publisher }) {
  const announce = (userId: string, id: string, bookmarked: boolean): void =>
    publisher.publish(rooms.user(userId), 'advice:bookmarked', { id, bookmarked });

  const list = async (userId: string): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'advice-bookmarks',
      text: `select "sessionId" as id from advice_bookmarks where "userId" = $1 order by "createdAt" desc, "sessionId"`,
      values: [userId],
    });
    return rows.map(({ id }) => id);
  };

  return {
    /** The bookmarked sessions' ids, the latest bookmark first. */
    async bookmarks(actor: Actor): Promise<{ ids: string[] }> {
      return { ids: await list(requireUser(actor).id) };
    },

    /**
     * Bookmarks a user's own session; once more changes nothing.
     * @throws AppError 404 for any other session, 409 with `BOOKMARKS_MAX` bookmarks
     */
    async addBookmark(actor: Actor, id: string): Promise<void> {
      const { id: userId } = requireUser(actor);
      const { rows } = await pool
        .query<Added>({
          name: 'advice-bookmark',
          text: `with own as (select id, "createdAt" from advice_sessions where id = $2 and "userId" = $1),
                   room as (select count(*) < $3 as free from advice_bookmarks where "userId" = $1),
                   added as (
                     insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt", "createdAt")
                     select $1, own.id, own."createdAt", clock_timestamp() from own, room where room.free
                     on conflict do nothing returning 1)
                 select exists (select from own) as found, exists (select from added) as added,
                   not room.free and not exists (select from advice_bookmarks where "userId" = $1 and "sessionId" = $2) as full from room`,
          values: [userId, id, BOOKMARKS_MAX],
        })
        .catch((error: unknown) => {
          // The advice was deleted meanwhile.
          if (codeOf(error) === '23503') throw notFound();
          throw error;
        });
      const [outcome] = rows;
      if (!outcome?.found) throw notFound();
      if (outcome.full) throw new AppError('conflict', `There is room for ${BOOKMARKS_MAX} bookmarks`);
      if (outcome.added) announce(userId, id, true);
    },

    /**
     * Removes a bookmark of a user's own session; once more changes nothing.
     * @throws AppError 404 for any other session
     */
    async removeBookmark(actor: Actor, id: string): Promise<void> {
      const { id: userId } = requireUser(actor);
      const { rows } = await pool.query<{ found: boolean; removed: boolean }>({
        name: 'advice-unbookmark',
        text: `with removed as (delete from advice_bookmarks where "userId" = $1 and "sessionId" = $2 returning 1)
               select exists (select from advice_sessions where id = $2 and "userId" = $1) as found, exists (select from removed) as removed`,
        values: [userId, id],
      });
      if (!rows[0]?.found) throw notFound();
      if (rows[0].removed) announce(userId, id, false);
    },

    /**
     * Adds what a browser had bookmarked before its user signed in, the latest first. Skips what is not the user's own,
     * and what exceeds `BOOKMARKS_MAX`.
     */
    async mergeBookmarks(actor: Actor, ids: string[]): Promise<{ ids: string[] }> {
      const { id: userId } = requireUser(actor);
      const { rows } = await pool
        .query<{ id: string }>({
          name: 'advice-bookmarks-merge',
          // Locked, so that one which is deleted meanwhile is skipped.
          text: `with own as materialized (
                   select id, "createdAt" from advice_sessions where id = any($2::uuid[]) and "userId" = $1 order by id for key share),
                 -- One time for all rows, later than what is there: a clock read for each row would change their order.
                 start as (select greatest(statement_timestamp(), max("createdAt") + interval '1 millisecond') as time
                   from advice_bookmarks where "userId" = $1)
                 insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt", "createdAt")
                 select $1, own.id, own."createdAt", start.time - min(given.place) * interval '1 microsecond'
                 from start, unnest($2::uuid[]) with ordinality as given (id, place) join own on own.id = given.id
                 where not exists (select from advice_bookmarks where "userId" = $1 and "sessionId" = own.id)
                 group by own.id, own."createdAt", start.time order by min(given.place)
                 limit greatest(0, $3 - (select count(*) from advice_bookmarks where "userId" = $1))
                 on conflict do nothing returning "sessionId" as id`,
          values: [userId, ids, BOOKMARKS_MAX],
        })
        .catch((error: unknown) => {
          // The account was deleted meanwhile.
          if (codeOf(error) === '23503') throw notSignedIn();
          throw error;
        });
      for (const { id } of rows) announce(userId, id, true);
      return { ids: await list(userId) };
    },
  };
}
