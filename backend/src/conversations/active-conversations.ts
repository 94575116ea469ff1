import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { PgNotifications } from '../database/pg-notifications.ts';
import type { Log } from '../lib/logger.ts';
import type { ActiveConversation, ConversationKind, ConversationRow, Extent } from './conversation.types.ts';

/** Milliseconds without a page or a poll after which a conversation is dropped; and between two looks for such ones. */
const IDLE_MS = 60_000;
const LOOK_EVERY_MS = 15_000;
/** Reads of a session that keeps changing while it is read, at most. */
const ATTEMPTS = 4;
/** Changes remembered of one conversation: more than can come in it while the reconciler looks back. */
const SEEN_MAX = 1000;
/** Conversations that are reread at the same time. */
const AT_ONCE = 8;
/** Ids remembered of deleted conversations: more than can be deleted here while one read takes its time. */
const DELETED_MAX = 1000;

export interface ActiveConversations<S extends ConversationRow, A extends ActiveConversation<S>> {
  /** The conversation that a caller names, from the cache or the database. Null: there is none. */
  find(key: string): Promise<A | null>;
  /** The same, always read anew: the cache may be a moment old. */
  reload(key: string): Promise<A | null>;
  /**
   * Reads a session again after this node has changed it, so that the next call sees the change; the notification may be later.
   * @returns null: it was deleted since
   */
  changed(key: string): Promise<A | null>;
  /** A session has changed on another node, or perhaps has. */
  notified(id: S['id']): void;
  /** A session is deleted, here or elsewhere. */
  deleted(id: S['id']): void;
  get(id: S['id']): A | undefined;
  all(): Iterable<A>;
  /** Marks that something which a poll shows has changed. */
  touch(active: A): void;
  /** Records a change by its place, which is the id of a new message. False: it was known. */
  record(active: A, position: number): boolean;
  close(): void;
}

/** Caches the conversations in use on this node: read once, then updated by what other nodes notify. */
export function activeConversations<S extends ConversationRow, M, A extends ActiveConversation<S>>(
  pool: Pick<pg.Pool, 'query'>,
  notifications: Pick<PgNotifications, 'onGap'>,
  log: Log,
  kind: Pick<ConversationKind<S, M, A>, 'statements' | 'keyOf' | 'activate' | 'merge' | 'isRead' | 'onChange' | 'onDeleted'>,
): ActiveConversations<S, A> {
  const { statements } = kind;
  const byId = new Map<S['id'], A>();
  const ids = new Map<string, S['id']>();
  const reading = new Map<string, Promise<A | null>>();
  const deletedIds = new Set<S['id']>();
  let changes = 0;
  let versions = 0;
  let reads = 0;

  const touch = (active: A): void => {
    active.version = ++versions;
  };

  const drop = (active: A): void => {
    byId.delete(active.session.id);
    ids.delete(kind.keyOf(active.session));
  };

  const deleted = (id: S['id']): void => {
    changes += 1;
    deletedIds.add(id);
    for (const oldest of deletedIds) {
      if (deletedIds.size <= DELETED_MAX) break;
      deletedIds.delete(oldest);
    }
    const active = byId.get(id);
    if (!active) return;
    drop(active);
    kind.onDeleted?.(active);
  };

  /** Takes over what was read of a cached session, unless a read that began later was faster. */
  const update = (known: A, session: S, began: number): A => {
    if (began < known.readBy) return known;
    const next = kind.merge?.(known.session, session) ?? session;
    const isNew = known.isStale || !isDeepStrictEqual(next, known.session);
    Object.assign(known, { session: next, isStale: false, readBy: began });
    if (isNew) {
      touch(known);
      kind.onChange?.(known);
    }
    return known;
  };

  const add = (session: S, { count, lastId, from }: Extent, began: number): A => {
    const active = kind.activate({
      ...{ session, count, lastId, from },
      version: ++versions,
      reply: null,
      seen: new Set(),
      touchedAt: Date.now(),
      isStale: false,
      toRead: 0,
      readBy: began,
    });
    byId.set(session.id, active);
    ids.set(kind.keyOf(session), session.id);
    return active;
  };

  /** @returns null: the session was deleted since the read began */
  const keep = (session: S, extent: Extent, began: number): A | null => {
    if (deletedIds.has(session.id)) return null;
    const known = byId.get(session.id);
    return known ? update(known, session, began) : add(session, extent, began);
  };

  const read = async (key: string): Promise<A | null> => {
    for (let attempt = 1; ; attempt++) {
      const before = changes;
      const began = ++reads;
      const session = await statements.find(pool, key);
      if (!session) {
        const id = ids.get(key);
        if (id !== undefined) deleted(id);
        return null;
      }
      const extent = byId.get(session.id) ?? (await statements.extent(pool, session.id));
      if (before !== changes && attempt < ATTEMPTS) continue;
      const active = keep(session, extent, began);
      // Something changed at every attempt: it is read again before it is used again.
      if (active && before !== changes) active.isStale = true;
      return active;
    }
  };

  const reload = (key: string): Promise<A | null> => {
    const pending = reading.get(key);
    if (pending) return pending;
    const started = read(key).finally(() => {
      if (reading.get(key) === started) reading.delete(key);
    });
    reading.set(key, started);
    return started;
  };

  const reread = async (active: A): Promise<void> => {
    const { id } = active.session;
    const began = ++reads;
    const session = await statements.byId(pool, id);
    if (!session) deleted(id);
    // It may have been dropped while it was read.
    else if (byId.get(id) === active) update(active, session, began);
  };
  /** One after the other: of two reads that cross, the older must not be the last. */
  const rereadSafely = async (active: A): Promise<void> => {
    active.toRead += 1;
    if (active.toRead > 1) return;
    do {
      active.toRead = 1;
      await reread(active).catch((error: unknown) => {
        log.warn({ err: error }, 'a changed conversation could not be read');
        active.isStale = true;
      });
    } while (active.toRead > 1);
    active.toRead = 0;
  };

  /** A few at a time: other work needs the database, too. */
  const rereadAll = async (all: A[]): Promise<void> => {
    for (const active of all) active.isStale = true;
    while (all.length > 0) await Promise.all(all.splice(0, AT_ONCE).map(rereadSafely));
  };
  notifications.onGap(() => {
    changes += 1;
    void rereadAll([...byId.values()]);
  });

  const timer = setInterval(() => {
    const idle = Date.now() - IDLE_MS;
    for (const active of byId.values()) if (active.touchedAt < idle && !kind.isRead(active)) drop(active);
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    find(key) {
      const id = ids.get(key);
      const active = id === undefined ? undefined : byId.get(id);
      if (!active || active.isStale) return reload(key);
      active.touchedAt = Date.now();
      return Promise.resolve(active);
    },
    reload,
    async changed(key) {
      changes += 1;
      const id = ids.get(key);
      const active = id === undefined ? undefined : byId.get(id);
      // Until it is read: the read may fail.
      if (active) active.isStale = true;
      // A read that is under way may have begun before the change.
      reading.delete(key);
      return reload(key);
    },
    notified(id) {
      changes += 1;
      const active = byId.get(id);
      if (active) void rereadSafely(active);
    },
    deleted,
    get: (id) => byId.get(id),
    all: () => byId.values(),
    touch,
    record(active, position) {
      if (position <= active.from || active.seen.has(position)) return false;
      active.seen.add(position);
      if (active.seen.size > SEEN_MAX) active.seen = new Set([...active.seen].slice(-SEEN_MAX / 2));
      if (position > active.lastId) active.lastId = position;
      active.count += 1;
      touch(active);
      return true;
    },
    close: () => clearInterval(timer),
  };
}
