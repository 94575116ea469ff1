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
}

export interface ActiveSessions {
  /** The session of a link, from the cache or the database. Null: there is none. */
  find(token: string): Promise<ActiveSession | null>;
  /** The same, always read anew: the cache may be a moment old. */
  reload(token: string): Promise<ActiveSession | null>;
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
  pool: pg.Pool,
  notifications: PgNotifications,
  log: Log,
  listener: SessionListener,
): ActiveSessions {
  const byId = new Map<number, ActiveSession>();
  const ids = new Map<string, number>();
  const reading = new Map<string, Promise<ActiveSession | null>>();
  let changes = 0;
  let versions = 0;

  const touch = (active: ActiveSession): void => {
    active.version = ++versions;
  };

  const drop = (active: ActiveSession): void => {
    byId.delete(active.session.id);
    ids.delete(active.session.sessionToken);
  };

  const keep = (session: CouplesSession, extent: { count: number; lastId: number }): ActiveSession => {
    const known = byId.get(session.id);
    if (known) {
      known.session = { ...session, reads: latest(known.session.reads, session.reads) };
      known.isStale = false;
      return known;
    }
    const active: ActiveSession = {
      session,
      ...extent,
      fromId: extent.lastId,
      isStale: false,
      toRead: 0,
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
      const session = await couplesStore.byToken(pool, token);
      if (!session) return null;
      const extent = byId.get(session.id) ?? (await couplesStore.extent(pool, session.id));
      if (before === changes || attempt === ATTEMPTS) return keep(session, extent);
    }
  };

  const reload = (token: string): Promise<ActiveSession | null> => {
    const pending = reading.get(token) ?? read(token).finally(() => reading.delete(token));
    reading.set(token, pending);
    return pending;
  };

  const reread = async (active: ActiveSession): Promise<void> => {
    const session = await couplesStore.byId(pool, active.session.id);
    if (!session) {
      drop(active);
      listener.onDeleted(active);
      return;
    }
    keep(session, active);
    touch(active);
    listener.onChange(active);
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
    const active = typeof id === 'number' ? byId.get(id) : undefined;
    if (!active) return;
    if (gone !== true) return void rereadSafely(active);
    drop(active);
    listener.onDeleted(active);
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
