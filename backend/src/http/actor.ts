import type { IncomingMessage } from 'node:http';
import type { TokenScope } from '@beside/common/tokens/tokens.constants';
import { countedAddress } from '../lib/ip-address.ts';
import { sessionName } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

/** The caller: a user, a visitor, or a browser without a session; how they came, and from where. */
export interface Actor {
  /** By a browser's session, or an API token; null for neither. */
  via: 'session' | 'token' | null;
  /** What the token may do; empty for any other. */
  scopes: ReadonlySet<TokenScope>;
  /** The API token's id; null for any other. */
  tokenId: number | null;
  userId: string | null;
  /** The user; null with `userId`. At most a second old for a call; as of the handshake for a socket. */
  user: SessionUser | null;
  isAdmin: boolean;
  isOwner: boolean;
  visitorId: string | null;
  /** The session's public name, for rooms and other nodes; null without a session. */
  readonly session: string | null;
  /** Milliseconds since 1970, when the user last proved who they are in this session; null: never, or not in one. */
  provenAt: number | null;
  /** From when an admin needs a second step that this session has not passed; null: they need none. */
  secondFactorFrom: Date | null;
  /** The address as use is counted: see `countedAddress`. */
  ip: string;
  userAgent: string | null;
  acceptLanguage: string | undefined;
}

const NO_SCOPES: ReadonlySet<TokenScope> = new Set();

/**
 * Reads the actor from a request or a socket's handshake, after the session middleware.
 * @param bearer the API token that came with it; the session counts for nothing then
 */
export function actorOf(
  request: IncomingMessage & { sessionID?: string },
  address: string | undefined,
  bearer = request.bearer,
): Actor {
  const stored: unknown = 'session' in request && !bearer ? request.session : null;
  const user = (bearer ? bearer.user : request.user) ?? null;
  const isStored = typeof stored === 'object' && stored !== null;
  const visitor: unknown = isStored ? Reflect.get(stored, 'visitorId') : null;
  const proven: unknown = isStored ? Reflect.get(stored, 'provenAt') : null;
  const hasPassed = isStored && user?.secondFactorFrom !== undefined && Reflect.get(stored, 'secondFactor') === true;
  const visitorId = typeof visitor === 'string' ? visitor : null;
  const sid = !bearer && (user || visitorId) && request.sessionID ? request.sessionID : null;
  return {
    via: bearer ? 'token' : sid === null ? null : 'session',
    scopes: bearer?.scopes ?? NO_SCOPES,
    tokenId: bearer?.id ?? null,
    userId: user?.id ?? null,
    user,
    isAdmin: user?.isAdmin === 1,
    isOwner: user?.isOwner === 1,
    visitorId,
    provenAt: typeof proven === 'number' ? proven : null,
    secondFactorFrom: sid === null || hasPassed ? null : (user?.secondFactorFrom ?? null),
    // Lazy: a hash that few callers need.
    get session() {
      return sid === null ? null : sessionName(sid);
    },
    ip: countedAddress(address),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    acceptLanguage: request.headers['accept-language'],
  };
}

/** The caller of what everyone may read: a program there without its token's user. */
export function withoutToken(actor: Actor): Actor {
  if (actor.via !== 'token') return actor;
  return { ...actor, via: null, scopes: NO_SCOPES, tokenId: null, userId: null, user: null, isAdmin: false, isOwner: false };
}

/** Whether something with these owners is the actor's own. What has a user belongs to that user alone. */
export function owns(actor: Actor, thing: { userId: string | null; visitorId: string | null }): boolean {
  if (thing.userId !== null) return thing.userId === actor.userId;
  return thing.visitorId !== null && thing.visitorId === actor.visitorId;
}

/** The key under which an actor's use is counted: the user's, else the address's. */
export function usageKey(actor: Actor): string {
  return actor.userId ? `user:${actor.userId}` : `ip:${actor.ip}`;
}
