import { isDeepStrictEqual } from 'node:util';
import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesReads, CouplesReplySoFar } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import type { Log } from '../../lib/logger.ts';
import type { CouplesSession } from './couples.entity.ts';
import type { StoredDanger } from './couples.help.store.ts';
import { couplesStore } from './couples.store.ts';

const CHANNEL = 'beside_couples';
/** Milliseconds without a page or a poll after which a session is dropped; and between two looks for such sessions. */
const IDLE_MS = 60_000;
const LOOK_EVERY_MS = 15_000;
/** Reads of a session that keeps changing while it is read, at most. */
const ATTEMPTS = 4;
/** Message ids remembered of one session: more than can come in it while the reconciler looks back. */
const SEEN_MAX = 1000;
/** Sessions that are reread at the same time. */
const AT_ONCE = 8;
/** Ids remembered of deleted sessions: more than can be deleted here while one read takes its time. */
const DELETED_MAX = 1000;

/** A partner's page, by a socket or by its polls. */
export interface Reader {
  role: CouplesRole;
  language: Language | null;
}

/** A session in use on this node, with the cached state. */
export interface ActiveSession {
  session: CouplesSession;
  lastId: number;
  /** The last message when it was read. */
  fromId: number;
  count: number;
  /** Raised by every change that a poll would show. No two states of any session share a version on this node. */
  version: number;
  reply: CouplesReplySoFar | null;
  /** The partners present, on any node, as last published. */
  presence: CouplesRole[];
  /** Pages of this node, by socket; polls under a name of their own. */
  readers: Map<string, Reader>;
  /** The latest messages that this node knows: stored here, or received from others; see `couples.reconciler.ts`. */
  seen: Set<number>;
  /** Translations that came after their message, for polls. */
  translated: { messageId: number; language: Language; text: string }[];
  /** Characters translated in it here lately; `since` is milliseconds since 1970. */
  translating: { since: number; characters: number };
  /** What the counsellor's model found, while it is known: see `couples.help.ts`. */
  help: Promise<StoredDanger[]> | null;
  touchedAt: number;
  /** A change could not be read: it is reread before it is used. */
  isStale: boolean;
  /** Changes that are not read yet. */
  toRead: number;
  /** Which read of this node, in the order of their beginnings, `session` comes from. */
  readBy: number;
}

export interface ActiveSessions {
  /** The session of a link, from the cache or the database. Null: there is none. */
  find(token: string): Promise<ActiveSession | null>;
  /** The same, always read anew: the cache may be a moment old. */
  reload(token: string): Promise<ActiveSession | null>;
  /**
   * Reads a session again after this node has changed it, so that the next call sees the change; the notification may be later.
   * @returns null: it was deleted since
   */
  changed(token: string): Promise<ActiveSession | null>;
  /** The same for a session that this node has deleted. */
  deleted(id: number): void;
  get(id: number): ActiveSession | undefined;
  all(): Iterable<ActiveSession>;
  /** Marks that something which a poll shows has changed. */
  touch(active: ActiveSession): void;
  /** Records a message. False: it was known. */
  record(active: ActiveSession, messageId: number): boolean;
  close(): void;
}

interface SessionListener {
  /** A session has changed, on any node. */
  onChange(active: ActiveSession): void;
  /** A session is deleted. */
  onDeleted(active: ActiveSession): void;
}

/** Caches the sessions in use on this node: read once, then updated by the database's notifications. */
export function activeSessions(
  pool: Pick<pg.Pool, 'query'>,
  notifications: Pick<PgNotifications, 'on' | 'onGap'>,
  log: Log,
  listener: SessionListener,
): ActiveSessions {
  const byId = new Map<number, ActiveSession>();
  const ids = new Map<string, number>();
  const reading = new Map<string, Promise<ActiveSession | null>>();
  const deletedIds = new Set<number>();
  let changes = 0;
  let versions = 0;
  let reads = 0;

  const touch = (active: ActiveSession): void => {
    active.version = ++versions;
  };

  const drop = (active: ActiveSession): void => {
    byId.delete(active.session.id);
    ids.delete(active.session.sessionToken);
  };

  const deleted = (id: number): void => {
    changes += 1;
    deletedIds.add(id);
    for (const oldest of deletedIds) {
      if (deletedIds.size <= DELETED_MAX) break;
      deletedIds.delete(oldest);
    }
    const active = byId.get(id);
    if (!active) return;
    drop(active);
    listener.onDeleted(active);
  };

  /**
   * Takes over what was read, unless a read that began later was faster.
   * @param began the number of the read
   * @returns null: the session was deleted since the read began
   */
  const keep = (session: CouplesSession, extent: { count: number; lastId: number }, began: number): ActiveSession | null => {
    if (deletedIds.has(session.id)) return null;
    const known = byId.get(session.id);
    if (known) {
      if (began < known.readBy) return known;
      const next = { ...session, reads: latest(known.session.reads, session.reads) };
      const isNew = known.isStale || !isDeepStrictEqual(next, known.session);
      Object.assign(known, { session: next, isStale: false, readBy: began });
      if (isNew) {
        touch(known);
        listener.onChange(known);
      }
      return known;
    }
    const active: ActiveSession = {
      session,
      ...extent,
      fromId: extent.lastId,
      isStale: false,
      toRead: 0,
      readBy: began,
      version: ++versions,
      reply: null,
      presence: [],
      readers: new Map(),
      seen: new Set(),
      translated: [],
      translating: { since: 0, characters: 0 },
      help: null,
      touchedAt: Date.now(),
    };
    byId.set(session.id, active);
    ids.set(session.sessionToken, session.id);
    return active;
  };

  const read = async (token: string): Promise<ActiveSession | null> => {
    for (let attempt = 1; ; attempt++) {
      const before = changes;
      const began = ++reads;
      const session = await couplesStore.byToken(pool, token);
      if (!session) {
        const id = ids.get(token);
        if (id !== undefined) deleted(id);
        return null;
      }
      const extent = byId.get(session.id) ?? (await couplesStore.extent(pool, session.id));
      if (before !== changes && attempt < ATTEMPTS) continue;
      const active = keep(session, extent, began);
      // Something changed at every attempt: it is read again before it is used again.
      if (active && before !== changes) active.isStale = true;
      return active;
    }
  };

  const reload = (token: string): Promise<ActiveSession | null> => {
    const pending = reading.get(token);
    if (pending) return pending;
    const started = read(token).finally(() => {
      if (reading.get(token) === started) reading.delete(token);
    });
    reading.set(token, started);
    return started;
  };

  const reread = async (active: ActiveSession): Promise<void> => {
    const { id } = active.session;
    const began = ++reads;
    const session = await couplesStore.byId(pool, id);
    if (!session) deleted(id);
    // It may have been dropped while it was read.
    else if (byId.get(id) === active) keep(session, active, began);
  };
  /** One after the other: of two reads that cross, the older must not be the last. */
  const rereadSafely = async (active: ActiveSession): Promise<void> => {
    active.toRead += 1;
    if (active.toRead > 1) return;
    do {
      active.toRead = 1;
      await reread(active).catch((error: unknown) => {
        log.warn({ err: error }, 'a changed session could not be read');
        active.isStale = true;
      });
    } while (active.toRead > 1);
    active.toRead = 0;
  };

  /** A few at a time: other work needs the database, too. */
  const rereadAll = async (all: ActiveSession[]): Promise<void> => {
    for (const active of all) active.isStale = true;
    while (all.length > 0) await Promise.all(all.splice(0, AT_ONCE).map(rereadSafely));
  };

  void notifications.on(CHANNEL, (payload) => {
    changes += 1;
    const { id, gone }: { id?: unknown; gone?: unknown } = JSON.parse(payload);
    if (typeof id !== 'number') return;
    if (gone === true) return deleted(id);
    const active = byId.get(id);
    if (active) void rereadSafely(active);
  });
  notifications.onGap(() => {
    changes += 1;
    void rereadAll([...byId.values()]);
  });

  const timer = setInterval(() => {
    const idle = Date.now() - IDLE_MS;
    for (const active of byId.values()) if (active.readers.size === 0 && active.touchedAt < idle) drop(active);
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    find(token) {
      const id = ids.get(token);
      const active = id === undefined ? undefined : byId.get(id);
      if (!active || active.isStale) return reload(token);
      active.touchedAt = Date.now();
      return Promise.resolve(active);
    },
    reload,
    async changed(token) {
      changes += 1;
      const active = byId.get(ids.get(token) ?? -1);
      // Until it is read: the read may fail.
      if (active) active.isStale = true;
      // A read that is under way may have begun before the change.
      reading.delete(token);
      return reload(token);
    },
    deleted,
    get: (id) => byId.get(id),
    all: () => byId.values(),
    touch,
    record(active, messageId) {
      if (messageId <= active.fromId || active.seen.has(messageId)) return false;
      active.seen.add(messageId);
      if (active.seen.size > SEEN_MAX) active.seen = new Set([...active.seen].slice(-SEEN_MAX / 2));
      if (messageId > active.lastId) active.lastId = messageId;
      active.count += 1;
      touch(active);
      return true;
    },
    close: () => clearInterval(timer),
  };
}

/** How far each has read, by the later of two states. */
export function latest(one: CouplesReads, other: CouplesReads): CouplesReads {
  const later = (role: CouplesRole): number | null => Math.max(one[role] ?? 0, other[role] ?? 0) || null;
  return { partner1: later('partner1'), partner2: later('partner2') };
}
