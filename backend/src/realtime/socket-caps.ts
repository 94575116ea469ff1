import type { Actor } from '../http/actor.ts';
import { tooManyRequests } from '../lib/app-error.ts';
import { isThisMachine } from '../lib/ip-address.ts';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

/** Sockets that one token, one user, or one address may hold on a node. A page has one. */
const HELD_MAX = 50;
/** How many times as many a network's address may hold behind which many people share it. */
const SHARED_TIMES = 20;
/** Seconds after which a refused program may try again. */
const AGAIN_S = 30;
/** Milliseconds in which the refusal reaches a client, before its connection is closed. */
const REFUSED_MS = 1000;

interface SocketCapsDeps {
  /** A socket's caller, after its token is read. */
  actorOf(socket: RealtimeSocket): Actor;
  /** Whether many people share an address. */
  isShared(address: string): boolean;
  /** Multiplies the caps, like all rate limits. */
  factor: number;
}

/**
 * Refuses sockets beyond what one token, user or address may hold on this node: `connect_error`, with 429 as `data`. A page then goes on by the
 * documented polls, and tries again.
 */
export function capSockets(io: RealtimeServer, { actorOf, isShared, factor }: SocketCapsDeps): void {
  const held = new Map<string, number>();
  const capsOf = ({ tokenId, userId, ip }: Actor): [key: string, cap: number][] => {
    const cap = Math.max(1, Math.round(HELD_MAX * factor));
    return [
      ...(tokenId === null ? [] : [[`token:${tokenId}`, cap] as [string, number]]),
      ...(userId === null ? [] : [[`user:${userId}`, cap] as [string, number]]),
      ...(isThisMachine(ip) ? [] : [[`address:${ip}`, isShared(ip) ? cap * SHARED_TIMES : cap] as [string, number]]),
    ];
  };
  const change = (key: string, by: 1 | -1): void => {
    const now = (held.get(key) ?? 0) + by;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };

  io.use((socket, next) => {
    const caps = capsOf(actorOf(socket));
    if (caps.some(([key, cap]) => (held.get(key) ?? 0) >= cap)) {
      const error = tooManyRequests(AGAIN_S);
      next(Object.assign(new Error(error.message), { data: error.toFailure() }));
      setTimeout(() => socket.conn.close(), REFUSED_MS).unref();
      return;
    }
    for (const [key] of caps) change(key, 1);
    socket.conn.once('close', () => {
      for (const [key] of caps) change(key, -1);
    });
    next();
  });
}
