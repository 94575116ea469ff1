import { createHash } from 'node:crypto';
import { SECOND_FACTOR_GRACE_DAYS } from '@beside/common/account/account.login-sessions.constants';
import connectPg from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { PgNotifications } from '../database/pg-notifications.ts';
import type { Log } from '../lib/logger.ts';
import { loginSessions } from './session.statements.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Milliseconds for which a cached session is used unread. A change on this node holds at once, one on another node by its notification;
 * if that is lost, an ended session still dies within a second: an older entry is used only while all notifications are known to arrive.
 */
const FRESH_MS = 700;
const CACHE_MS = 30_000;
const CACHE_MAX = 20_000;
const GRACE_MS = SECOND_FACTOR_GRACE_DAYS * 86_400_000;

interface CachedSession {
  /** As JSON, so that each request gets its own copy. */
  sess: string;
  /** The same, frozen, for requests that only read it; made at the first of them. */
  shared?: Readonly<SessionData>;
  user: SessionUser | null;
  /** Milliseconds since 1970, of the reading. */
  at: number;
  name: string;
}

type Done = (error?: unknown) => void;
type SessionRights = Pick<SessionUser, 'isAdmin' | 'isOwner'>;

const Base = connectPg(session);

function frozen(data: SessionData): Readonly<SessionData> {
  Object.freeze(data.cookie);
  return Object.freeze(data);
}

/**
 * Sessions in the `sessions` table, each read together with its user in one statement, and cached briefly. A session whose user is deleted,
 * or has ended it (see `sessionEpoch`), counts as missing.
 */
export class SessionStore extends Base {
  private readonly pool: pg.Pool;
  /** The user of the latest `get`, for a caller in the same tick. */
  private latest: { sid: string; user: SessionUser | null } | null = null;
  /** Counts invalidations: a read that began before one is not cached. */
  private changes = 0;
  /** The ids of cached sessions, by name and by user, so that an end costs what it ends, not what is cached. */
  private readonly byName = new Map<string, string>();
  private readonly byUser = new Map<string, Set<string>>();
  private readonly cache = new LRUCache<string, CachedSession>({
    max: CACHE_MAX,
    ttl: CACHE_MS,
    dispose: (entry, sid) => this.unlist(entry, sid),
  });

  private readonly notifications: Pick<PgNotifications, 'isReceiving'>;
  private readonly adminsNeedSecondFactor: boolean;

  /** @param adminsNeedSecondFactor after their days of grace */
  constructor(pool: pg.Pool, notifications: Pick<PgNotifications, 'isReceiving'>, log: Log, adminsNeedSecondFactor = false) {
    super({
      pool,
      tableName: 'sessions',
      disableTouch: true,
      // The library would delete all of them in one statement: see `EXPIRED_SESSIONS`.
      pruneSessionInterval: false,
      errorLog: () => log.warn('the session store did not answer'),
    });
    this.pool = pool;
    this.notifications = notifications;
    this.adminsNeedSecondFactor = adminsNeedSecondFactor;
    // The cache drops an expired entry when it is asked for, or full: without this it fills up in the course of hours.
    setInterval(() => this.cache.purgeStale(), CACHE_MS).unref();
  }

  /** The cached session, frozen and shared by all requests that only read it; or null. */
  peek(sid: string): Readonly<SessionData> | null {
    const known = this.cached(sid);
    if (!known) return null;
    known.shared ??= frozen(JSON.parse(known.sess));
    return known.shared;
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    const known = this.cached(sid);
    if (known) {
      done(null, JSON.parse(known.sess));
      return;
    }
    const { changes } = this;
    const at = Date.now();
    this.read(sid).then(
      (found) => {
        // Something changed during the read, so its result may be old.
        if (found && changes === this.changes) this.keep(sid, { ...found, at, name: sessionName(sid) });
        this.latest = { sid, user: found?.user ?? null };
        done(null, found ? JSON.parse(found.sess) : null);
      },
      (error: unknown) => done(error),
    );
  }

  /** Inserts a new session, but only updates an existing one: a request that ends late must not bring back an ended session. */
  override set(sid: string, sess: SessionData, done: Done = () => undefined): void {
    this.cache.delete(sid);
    const expire = sess.cookie.expires ?? new Date(Date.now() + 86_400_000);
    const store = 'isNew' in sess ? loginSessions.begin : loginSessions.renew;
    const stored = (error?: unknown): void => {
      // What was read meanwhile may be the copy of before.
      this.changes += 1;
      this.cache.delete(sid);
      done(error);
    };
    store(this.pool, sid, sess, expire).then(() => stored(), stored);
  }

  override destroy(sid: string, done: Done = () => undefined): void {
    super.destroy(sid, (error) => {
      this.changes += 1;
      this.cache.delete(sid);
      done(error);
    });
  }

  /** The user of the session that was just read; null for a visitor. */
  userOf(sid: string): SessionUser | null {
    return this.latest?.sid === sid ? this.latest.user : null;
  }

  /** Reads them anew from now on: their user has changed, or they have ended. */
  forget(which: { userId: string } | { session: string } | 'all'): void {
    this.changes += 1;
    if (which === 'all') this.cache.clear();
    else this.forgetSome(which);
  }

  private forgetSome(which: { userId: string } | { session: string }): void {
    const sids = 'userId' in which ? [...(this.byUser.get(which.userId) ?? [])] : [this.byName.get(which.session)];
    for (const sid of sids) if (sid !== undefined) this.cache.delete(sid);
  }

  private keep(sid: string, entry: CachedSession): void {
    // Remove the entry cached under this id from the indexes first.
    this.cache.set(sid, entry);
    this.byName.set(entry.name, sid);
    if (!entry.user) return;
    const own = this.byUser.get(entry.user.id);
    if (own) own.add(sid);
    else this.byUser.set(entry.user.id, new Set([sid]));
  }

  private cached(sid: string): CachedSession | null {
    const known = this.cache.get(sid);
    if (!known || (Date.now() - known.at > FRESH_MS && !this.notifications.isReceiving(FRESH_MS))) return null;
    this.latest = { sid, user: known.user };
    return known;
  }

  private unlist({ name, user }: CachedSession, sid: string): void {
    this.byName.delete(name);
    const own = user && this.byUser.get(user.id);
    if (!own) return;
    own.delete(sid);
    if (own.size === 0) this.byUser.delete(user.id);
  }

  /** Which of these sessions still hold, and what their users may do now; asked where a notification of a change may be missing. */
  async valid(sids: string[]): Promise<Map<string, SessionRights>> {
    return new Map((await loginSessions.holding(this.pool, sids)).map(({ sid, ...rights }) => [sid, rights]));
  }

  private async read(sid: string): Promise<Pick<CachedSession, 'sess' | 'user'> | null> {
    const row = await loginSessions.read(this.pool, sid);
    if (!row) return null;
    const { sess, ...columns } = row;
    if (!isUser(columns)) return { sess, user: null };
    if (this.adminsNeedSecondFactor && (columns.isAdmin === 1 || columns.isOwner === 1))
      return { sess, user: { ...columns, secondFactorFrom: new Date(columns.rightsSince.getTime() + GRACE_MS) } };
    return { sess, user: columns };
  }
}

function isUser(columns: { id: string | null }): columns is SessionUser {
  return columns.id !== null;
}

/** A session's public name, for nodes and rooms: the id itself is a secret. */
export function sessionName(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url');
}
