import type { IncomingMessage } from 'node:http';
import { notSignedIn } from '../lib/app-error.ts';
import { countedAddress } from '../lib/ip-address.ts';
import { sessionName } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

/** Who calls: a user, or a browser session without an account, or nobody yet; and from where. */
export interface Actor {
  userId: string | null;
  /** Who that is; null with `userId`. As it was when the session was read: at most a second ago for a call, at the handshake for a socket. */
  user: SessionUser | null;
  visitorId: string | null;
  /** The session's name among nodes and rooms; null without a session. */
  readonly session: string | null;
  /** As use is counted: see `countedAddress`. */
  ip: string;
  userAgent: string | null;
  acceptLanguage: string | undefined;
}

/** Reads the caller from a request, or from a socket's handshake, that the session middleware has passed. */
export function actorOf(request: IncomingMessage & { sessionID?: string }, address: string | undefined): Actor {
  const stored: unknown = 'session' in request ? request.session : null;
  const visitor: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'visitorId') : null;
  const visitorId = typeof visitor === 'string' ? visitor : null;
  const user = request.user ?? null;
  const sid = (user || visitorId) && request.sessionID ? request.sessionID : null;
  return {
    userId: user?.id ?? null,
    user,
    visitorId,
    // Rarely asked for, and a hash.
    get session() {
      return sid === null ? null : sessionName(sid);
    },
    ip: countedAddress(address),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    acceptLanguage: request.headers['accept-language'],
  };
}

/** Whether something with these owners is the actor's own. What has a user belongs to that user alone. */
export function owns(actor: Actor, thing: { userId: string | null; visitorId: string | null }): boolean {
  if (thing.userId !== null) return thing.userId === actor.userId;
  return thing.visitorId !== null && thing.visitorId === actor.visitorId;
}

/** The name under which a person's limits are counted. */
export function personOf(actor: Actor): string {
  return actor.userId ? `user:${actor.userId}` : `ip:${actor.ip}`;
}

/** The same for what a known browser may do by itself, whoever else is at its address: one must not use up what is another's. */
export function browserOf(actor: Actor): string {
  return actor.userId === null && actor.visitorId !== null ? `visitor:${actor.visitorId}` : personOf(actor);
}

/**
 * The person who is signed in.
 * @throws AppError 401 `not_signed_in`
 */
export function requireUser({ user }: Actor): SessionUser {
  if (!user) throw notSignedIn();
  return user;
}
