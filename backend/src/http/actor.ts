import type { IncomingMessage } from 'node:http';
import { countedAddress } from '../lib/ip-address.ts';

/** Who calls: a user, or a browser session without an account, or nobody yet; and from where. */
export interface Actor {
  userId: string | null;
  visitorId: string | null;
  /** As use is counted: see `countedAddress`. */
  ip: string;
  userAgent: string | null;
  acceptLanguage: string | undefined;
}

/** Reads the caller from a request, or from a socket's handshake, that the session middleware has passed. */
export function actorOf(request: IncomingMessage, address: string | undefined): Actor {
  const session: unknown = 'session' in request ? request.session : null;
  const read = (name: 'userId' | 'visitorId'): string | null => {
    if (typeof session !== 'object' || session === null || !(name in session)) return null;
    const value: unknown = Object.entries(session).find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : null;
  };
  return {
    userId: read('userId'),
    visitorId: read('visitorId'),
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
