import { type DataSource, In } from 'typeorm';
import * as v from 'valibot';
import { commitPush } from '../../database/commit-push.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import type { Log } from '../../lib/logger.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import { AdviceSession } from './advice.entity.ts';
import { presentAdvice } from './advice.presenter.ts';

/** Claimed sessions that the user's pages show at once, the newest: a visitor makes three a month. */
export const CLAIMED_SHOWN_MAX = 20;

const claimed = commitPush('advice_claimed', v.object({ userId: v.string(), ids: v.array(v.string()) }));

/** Notifies every node, with the commit, of a visitor's sessions that a sign-in has made a user's. */
export const recordClaim = claimed.send;

/** An advice session that its owner has deleted. */
const deleted = commitPush('advice_deleted', v.object({ id: v.string(), userId: v.nullable(v.string()) }));

export const { send: recordDeletion, sendAll: recordDeletions, on: onAdviceDeleted } = deleted;

interface ChangeDeps {
  source: DataSource;
  publisher: Publisher;
  notifications: PgNotifications;
  log: Log;
}

/** Shows what a sign-in has claimed, and what is deleted, in the histories that the user has open on this node. */
export function followChanges({ source, publisher, notifications, log }: ChangeDeps): void {
  const isHere = ({ userId }: { userId: string }): boolean => publisher.localSockets(rooms.user(userId)).length > 0;
  const push = async ({ userId, ids }: { userId: string; ids: string[] }): Promise<void> => {
    const sessions = await source.getRepository(AdviceSession).findBy({ id: In(ids), userId });
    for (const session of sessions)
      publisher.publishHere(rooms.user(userId), 'advice:stored', { session: presentAdvice(session) });
  };
  void deleted.on(notifications, ({ id, userId }) => {
    if (userId) publisher.publishHere(rooms.user(userId), 'advice:deleted', { id });
  });
  void claimed.onRepeating(notifications, push, { log, while: isHere });
}
