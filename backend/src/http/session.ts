import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { SessionStore } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

declare module 'express-session' {
  interface SessionData {
    /** Names this browser to whatever it made without an account. */
    visitorId?: string;
    userId?: string;
    /** The person's `sessionEpoch` when this session began. */
    epoch?: number;
    /** Milliseconds since 1970, of the last renewal. */
    renewedAt?: number;
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The person who is signed in; set with the session. */
    user?: SessionUser | null;
  }
}

const DAY_MS = 86_400_000;
const LIFETIME_MS = 60 * DAY_MS;
const SESSION_COOKIE = 'beside.sid';
/** Browsers whose cookies are known by sight, and the most characters of one's cookies: whoever sends more is asked each time. */
const BY_SIGHT = 10_000;
const COOKIES_MAX = 600;

export interface Sessions {
  /** For every call, and for the sockets' handshake. */
  read: RequestHandler;
  /**
   * For calls that come all the time and never change a session, before `read`: where cookie and session are known already it leaves
   * that one nothing to do, neither to check the cookie's signature again nor to look for changes at the end.
   */
  readKept: RequestHandler;
}

/**
 * Cookie sessions in the `sessions` table, shared by REST and the sockets' handshake. Nothing is written for a visitor who has no
 * session, nor on every request of one who has: a session in use is renewed once a day.
 */
export function sessionMiddleware(config: Config, store: SessionStore): Sessions {
  /** Cookies whose signature was found to be right, with the session that each names. */
  const bySight = new LRUCache<string, string>({ max: BY_SIGHT });
  const read = session({
    name: SESSION_COOKIE,
    secret: config.sessionSecret,
    store,
    resave: false,
    saveUninitialized: false,
    // The proxy in front ends TLS, so its word on the protocol is what a secure cookie depends on.
    proxy: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.secure, maxAge: LIFETIME_MS, path: '/' },
  });
  const userOf = (request: Request) => (request.session?.userId === undefined ? null : store.userOf(request.sessionID));
  return {
    read(request, response, next) {
      if (request.session) return next();
      read(request, response, (error?: unknown) => {
        if (error) return next(error);
        request.user = userOf(request);
        const { cookie } = request.headers;
        if (cookie !== undefined && cookie.length <= COOKIES_MAX && isKnown(request)) bySight.set(cookie, request.sessionID);
        next();
      });
    },
    readKept(request, _response, next) {
      const sid = bySight.get(request.headers.cookie ?? '');
      const kept = sid === undefined ? null : store.peek(sid);
      if (kept && !isDue(kept)) {
        Object.assign(request, { sessionID: sid, session: kept });
        request.user = userOf(request);
      }
      next();
    },
  };
}

const isDue = ({ renewedAt = 0 }: Partial<SessionData>): boolean => Date.now() - renewedAt > DAY_MS;

/** Renews a session in use, once a day, so that whoever comes back is still known. */
export const renewSession: RequestHandler = (request, _response, next) => {
  const { session: current } = request;
  if (current?.visitorId || current?.userId) {
    if (isDue(current)) {
      current.renewedAt = Date.now();
      current.cookie.maxAge = LIFETIME_MS;
    }
  }
  next();
};

/** Whether the browser has a session of its own, signed in or not. */
export function isKnown({ session: current }: Request): boolean {
  return current.visitorId !== undefined || current.userId !== undefined;
}

/** Gives an anonymous browser a session of its own, if it has none, and stores it before the reply is sent. */
export async function ensureVisitor(request: Request): Promise<void> {
  if (isKnown(request)) return;
  await begin(request, { visitorId: randomUUID() });
}

/**
 * Signs someone in: a session with a new id, so that one which was planted or overheard before is worth nothing. What the browser made
 * without an account stays readable to it while its advice is moved to the account.
 */
export async function beginSession(request: Request, user: Pick<SessionUser, 'id' | 'sessionEpoch'>): Promise<void> {
  const visitorId = request.session.visitorId ?? randomUUID();
  // One that was made for this very request has an id that nobody has seen.
  if (isKnown(request))
    await new Promise<void>((resolve, reject) => request.session.regenerate((error) => (error ? reject(error) : resolve())));
  await begin(request, { visitorId, userId: user.id, epoch: user.sessionEpoch });
}

/** Has the next call of a user read what this one has changed: the notice of it may still be on its way to this very node. */
export function readAnew({ sessionStore }: Request, userId: string): void {
  if (sessionStore instanceof SessionStore) sessionStore.forget({ userId });
}

/** Signs this browser out: its session is gone, and the cookie with it. */
export async function endSession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => request.session.destroy((error) => (error ? reject(error) : resolve())));
  request.res?.clearCookie(SESSION_COOKIE, { path: '/' });
}

async function begin(request: Request, data: { visitorId: string; userId?: string; epoch?: number }): Promise<void> {
  const { session: current } = request;
  Object.assign(current, data, { renewedAt: Date.now() });
  // Told to the store alone: what cannot be enumerated is not stored.
  Object.defineProperty(current, 'isNew', { value: true, configurable: true });
  await new Promise<void>((resolve, reject) => current.save((error) => (error ? reject(error) : resolve())));
  // It may be written once more, at the reply's end.
  Reflect.deleteProperty(current, 'isNew');
}
