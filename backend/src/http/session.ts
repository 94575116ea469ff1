import { randomUUID } from 'node:crypto';
import connectPg from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../lib/logger.ts';

declare module 'express-session' {
  interface SessionData {
    /** Names this browser to whatever it made without an account. */
    visitorId?: string;
    userId?: string;
    /** Milliseconds since 1970, of the last renewal. */
    renewedAt?: number;
  }
}

const DAY_MS = 86_400_000;
const LIFETIME_MS = 60 * DAY_MS;
const SESSION_COOKIE = 'beside.sid';

/**
 * Cookie sessions in the `sessions` table, shared by REST and the sockets' handshake. Nothing is written for a visitor who has no
 * session, nor on every request of one who has: a session in use is renewed once a day.
 */
export function sessionMiddleware(config: Config, pool: pg.Pool, log: Log): RequestHandler {
  const Store = connectPg(session);
  return session({
    name: SESSION_COOKIE,
    secret: config.sessionSecret,
    store: new Store({
      pool,
      tableName: 'sessions',
      disableTouch: true,
      pruneSessionInterval: 3600,
      errorLog: () => log.warn('the session store did not answer'),
    }),
    resave: false,
    saveUninitialized: false,
    // The proxy in front ends TLS, so its word on the protocol is what a secure cookie depends on.
    proxy: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:'), maxAge: LIFETIME_MS, path: '/' },
  });
}

/** Renews a session in use, once a day, so that whoever comes back is still known. */
export const renewSession: RequestHandler = (request, _response, next) => {
  const { session: current } = request;
  if (current?.visitorId || current?.userId) {
    if (Date.now() - (current.renewedAt ?? 0) > DAY_MS) {
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
  const { session: current } = request;
  if (isKnown(request)) return;
  current.visitorId = randomUUID();
  current.renewedAt = Date.now();
  await new Promise<void>((resolve, reject) => current.save((error) => (error ? reject(error) : resolve())));
}
