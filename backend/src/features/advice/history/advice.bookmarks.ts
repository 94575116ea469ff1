import type pg from 'pg';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { AppError, notFound, notSignedIn } from '../../../lib/app-error.ts';
import { codeOf } from '../../../lib/error-code.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { BOOKMARKS_MAX, bookmarks } from '../advice.statements.ts';

/** A user's bookmarks, which follow them from one device to the next. */
export function adviceBookmarks({ pool, publisher }: { pool: pg.Pool; publisher: Publisher }) {
  const announce = (userId: string, id: string, bookmarked: boolean): void =>
    publisher.publish(rooms.user(userId), 'advice:bookmarked', { id, bookmarked });

  return {
    /** The bookmarked sessions' ids, the latest bookmark first. */
    async bookmarks(actor: Actor): Promise<{ ids: string[] }> {
      return { ids: await bookmarks.of(pool, requireUser(actor).id) };
    },

    /**
     * Bookmarks a user's own session; once more changes nothing.
     * @throws AppError 404 for any other session, 409 with `BOOKMARKS_MAX` bookmarks
     */
    async addBookmark(actor: Actor, id: string): Promise<void> {
      const { id: userId } = requireUser(actor);
      const outcome = await bookmarks.add(pool, userId, id).catch((error: unknown) => {
        // The advice was deleted meanwhile.
        if (codeOf(error) === '23503') throw notFound();
        throw error;
      });
      if (!outcome.found) throw notFound();
      if (outcome.full) throw new AppError('conflict', `There is room for ${BOOKMARKS_MAX} bookmarks`);
      if (outcome.added) announce(userId, id, true);
    },

    /**
     * Removes a bookmark of a user's own session; once more changes nothing.
     * @throws AppError 404 for any other session
     */
    async removeBookmark(actor: Actor, id: string): Promise<void> {
      const { id: userId } = requireUser(actor);
      const { found, removed } = await bookmarks.remove(pool, userId, id);
      if (!found) throw notFound();
      if (removed) announce(userId, id, false);
    },

    /**
     * Adds what a browser had bookmarked before its user signed in, the latest first. Skips what is not the user's own,
     * and what exceeds `BOOKMARKS_MAX`.
     */
    async mergeBookmarks(actor: Actor, ids: string[]): Promise<{ ids: string[] }> {
      const { id: userId } = requireUser(actor);
      const added = await bookmarks.merge(pool, userId, ids).catch((error: unknown) => {
        // The account was deleted meanwhile.
        if (codeOf(error) === '23503') throw notSignedIn();
        throw error;
      });
      for (const id of added) announce(userId, id, true);
      return { ids: await bookmarks.of(pool, userId) };
    },
  };
}
