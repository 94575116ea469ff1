import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SignInWay } from '@beside/common/account/account.login-sessions.constants';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { type Device, deviceOf } from '../lib/user-agent.ts';
import { SessionStore, sessionName } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

declare module 'express-session' {
  interface SessionData {
    /** Names this browser to everything it made without an account. */
    visitorId?: string;
    userId?: string;
    /** The user's `sessionEpoch` when this session began. */
    epoch?: number;
    /** Milliseconds since 1970, of the last renewal. */
    renewedAt?: number;
    /** Of a user's session: in which browser it began, on which day (by UTC), and how. Sessions of earlier releases have none of these. */
    device?: Device;
    since?: string;
    how?: SignInWay;
    /** The passkey that it began with; and by which its user last proved who they are. */
    passkeyId?: string;
    provenBy?: string;
    /** The user's second step was passed in this session, or a passkey, which counts as both. */
    secondFactor?: true;
    /** Whose password was right here, and who has still to pass the second step, until when (milliseconds since 1970). */
    awaiting?: { userId: string; epoch: number; until: number };
    /** Milliseconds since 1970, when this browser's user last proved who they are: see `requireProof`. */
    provenAt?: number;
  }
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The signed-in user; set with the session. */
    user?: SessionUser | null;
  }
}

const DAY_MS = 86_400_000;
const LIFETIME_MS = 60 * DAY_MS;
/** Milliseconds to pass a second step after a right password. */
const AWAITING_MS = 5 * 60_000;
const SESSION_COOKIE = 'beside.sid';
/**
 * Says beside the session that somebody is signed in, for the page's own script, which cannot read the session's cookie: so a visitor's
 * page need not ask who it is. It proves nothing, and no call reads more from it than whether to set or clear it.
 */
const HINT_COOKIE = 'beside.signed-in';
/** Cached cookie headers, and the most characters of one; longer headers are checked each time. */
const CACHED_MAX = 10_000;
/** Milliseconds after their last use for which they are kept. */
const CACHED_MS = 60_000;
const COOKIES_MAX = 600;

export interface LoginSessions {
  /** For every call, and for the sockets' handshake. */
  read: RequestHandler;
  /**
   * For frequent calls that never change a session, before `read`: where cookie and session are cached, `read` then neither checks
   * the cookie's signature again nor looks for changes at the end.
   */
  readCached: RequestHandler;
}

/**
 * Cookie sessions in the `sessions` table, shared by REST and the sockets' handshake. Visitors without a session cause no write,
 * and a session in use is renewed once a day, not by every request.
 */
export function sessionMiddleware(config: Config, store: SessionStore): LoginSessions {
  /** Cookie headers with a checked signature, and the session that each names. */
  const cachedCookies = new LRUCache<string, string>({ max: CACHED_MAX, ttl: CACHED_MS, updateAgeOnGet: true });
  setInterval(() => cachedCookies.purgeStale(), CACHED_MS).unref();
  const read = session({
    name: SESSION_COOKIE,
    // The first signs, and each of them is accepted.
    secret: [...config.sessionSecrets],
    store,
    resave: false,
    saveUninitialized: false,
    // The proxy in front ends TLS, so a secure cookie depends on its `X-Forwarded-Proto`.
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
        if (cookie !== undefined && cookie.length <= COOKIES_MAX && isKnown(request))
          cachedCookies.set(cookie, request.sessionID);
        next();
      });
    },
    readCached(request, _response, next) {
      const sid = cachedCookies.get(request.headers.cookie ?? '');
      const kept = sid === undefined ? null : store.peek(sid);
      if (kept && !isDue(kept)) {
        Object.assign(request, { sessionID: sid, session: kept });
        request.user = userOf(request);
      }
      next();
    },
  };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a session was last renewed on an earlier day: its user sees on which day each was last used. */
const isDue = ({ renewedAt = 0 }: Partial<SessionData>): boolean =>
  Math.floor(renewedAt / DAY_MS) < Math.floor(Date.now() / DAY_MS);

/** Renews a session in use once a day (by UTC), so that a returning browser keeps it; and keeps the hint beside it true. */
export const renewSession: RequestHandler = (request, _response, next) => {
  const { session: current } = request;
  const due = Boolean(current?.visitorId || current?.userId) && isDue(current);
  if (due) {
    current.renewedAt = Date.now();
    current.cookie.maxAge = LIFETIME_MS;
    if (current.userId) current.device ??= deviceOf(request.get('user-agent'));
  }
  const hasHint = takesItselfForSignedIn(request);
  // A session of an earlier release has no hint yet.
  if (current?.userId) {
    if (due || !hasHint) setHint(request);
  } else if (current && hasHint) clearHint(request);
  next();
};

/** Whether a browser has the hint that somebody is signed in there: its session may have ended since. */
export const takesItselfForSignedIn = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${HINT_COOKIE}=`) ?? false;

function setHint({ res, session: { cookie } }: Request): void {
  res?.cookie(HINT_COOKIE, '1', { sameSite: 'lax', secure: cookie.secure === true, maxAge: LIFETIME_MS, path: '/' });
}

function clearHint({ res }: Request): void {
  res?.clearCookie(HINT_COOKIE, { path: '/' });
}

/** Whether the browser has a session of its own, signed in or not. */
export function isKnown({ session: current }: Request): boolean {
  return current.visitorId !== undefined || current.userId !== undefined;
}

/** Gives a browser without a session a visitor's session, and stores it before the reply is sent. */
export async function ensureVisitor(request: Request): Promise<void> {
  if (isKnown(request)) return;
  await begin(request, { visitorId: randomUUID() });
}

/** How a user's session begins. */
export interface Began extends Pick<SessionData, 'how' | 'secondFactor' | 'passkeyId'> {
  isProof?: boolean;
}

/** Whether this browser's user has passed their second step, or used a passkey. */
export const hasPassedSecondFactor = ({ session: current }: Request): boolean => current.secondFactor === true;

/**
 * Signs a user in with a new session id, so that a planted or stolen one is worthless. The visitor's id stays in the session, so that
 * the browser can read its advice while it moves to the account. The sign-in counts as a recent proof, unless `isProof` is false.
 */
export async function beginSession(
  request: Request,
  user: Pick<SessionUser, 'id' | 'sessionEpoch'>,
  { how = 'password', secondFactor, passkeyId, isProof = true }: Began = {},
): Promise<void> {
  const visitorId = request.session.visitorId ?? randomUUID();
  // A session made for this very request has an id that no browser has seen.
  if (isKnown(request))
    await new Promise<void>((resolve, reject) => request.session.regenerate((error) => (error ? reject(error) : resolve())));
  const now = Date.now();
  const device = deviceOf(request.get('user-agent'));
  const marks = { ...(secondFactor ? { secondFactor } : {}), ...(passkeyId ? { passkeyId } : {}) };
  const began = { device, since: dayOf(now), how, ...(isProof ? { provenAt: now } : {}), ...marks };
  await begin(request, { visitorId, userId: user.id, epoch: user.sessionEpoch, ...began });
  setHint(request);
}

/**
 * Records that this browser's user has just proved who they are.
 * @param passkeyId by which passkey, which counts as their second step as well
 * @returns when: milliseconds since 1970
 */
export async function recordProof({ session: current }: Request, passkeyId?: string): Promise<number> {
  const provenAt = Date.now();
  await change(current, { provenAt, ...(passkeyId ? { secondFactor: true, provenBy: passkeyId } : {}) });
  return provenAt;
}

/** Records that this browser's user has passed their second step. */
export const recordSecondFactor = ({ session: current }: Request): Promise<void> => change(current, { secondFactor: true });

/** Records that somebody has typed a user's password here, and has now to pass the second step. */
export async function awaitSecondFactor(request: Request, user: Pick<SessionUser, 'id' | 'sessionEpoch'>): Promise<void> {
  await ensureVisitor(request);
  await change(request.session, { awaiting: { userId: user.id, epoch: user.sessionEpoch, until: Date.now() + AWAITING_MS } });
}

/** Whose second step this browser has still to pass; null: nobody's, or it took too long. */
export async function awaitedBy(request: Request): Promise<{ userId: string; epoch: number } | null> {
  // Another node may have written it: this one's copy may be from before.
  if (!request.session.awaiting && isKnown(request)) await reload(request);
  const { awaiting } = request.session;
  return awaiting && awaiting.until > Date.now() ? awaiting : null;
}

async function reload(request: Request): Promise<void> {
  const { sessionStore, sessionID } = request;
  if (sessionStore instanceof SessionStore) sessionStore.forget({ session: sessionName(sessionID) });
  // One that has ended meanwhile stays as it was read.
  await new Promise<void>((resolve) => request.session.reload(() => resolve()));
}

async function change(current: Request['session'], data: Partial<SessionData>): Promise<void> {
  Object.assign(current, data);
  await new Promise<void>((resolve, reject) => current.save((error) => (error ? reject(error) : resolve())));
}

/** Has a user's next call read this call's change: its notification may still be on the way to this node. */
export function readAnew({ sessionStore }: Request, userId: string): void {
  if (sessionStore instanceof SessionStore) sessionStore.forget({ userId });
}

/** Signs this browser out: deletes its session, its cookie, and the hint beside it. */
export async function endSession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => request.session.destroy((error) => (error ? reject(error) : resolve())));
  request.res?.clearCookie(SESSION_COOKIE, { path: '/' });
  clearHint(request);
}

async function begin(request: Request, data: Partial<SessionData>): Promise<void> {
  const { session: current } = request;
  Object.assign(current, data, { renewedAt: Date.now() });
  // Not enumerable: the store needs it, but it must not be saved.
  Object.defineProperty(current, 'isNew', { value: true, configurable: true });
  await new Promise<void>((resolve, reject) => current.save((error) => (error ? reject(error) : resolve())));
  // The library may write it once more, at the reply's end.
  Reflect.deleteProperty(current, 'isNew');
}
