import type { Actor } from '../http/actor.ts';
import { tooManyRequests } from '../lib/app-error.ts';
import { isThisMachine } from '../lib/ip-address.ts';
import { refusedHandshake } from './refused-handshake.ts';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

/** Sockets that one token, one user, or the visitors of one address may hold on a node. A page has one. */
const HELD_MAX = 50;
/** How many times as many the users of one address may hold together: a visitor there must not keep them out. */
const USERS_TIMES = 10;
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
 * Refuses sockets beyond what one token, one user or one address may hold on this node: `connect_error`, with 429 as `data`. A page then goes on by the
 * documented polls, and tries again.
 */
export function capSockets(io: RealtimeServer, { actorOf, isShared, factor }: SocketCapsDeps): void {
  const held = new Map<string, number>();
  const capsOf = ({ tokenId, userId, ip }: Actor): [key: string, cap: number][] => {
    const cap = Math.max(1, Math.round(HELD_MAX * factor));
    const caps: [key: string, cap: number][] = [];
    if (tokenId !== null) caps.push([`token:${tokenId}`, cap]);
    if (userId !== null) caps.push([`user:${userId}`, cap]);
    if (isThisMachine(ip)) return caps;
    const capHere = isShared(ip) ? cap * SHARED_TIMES : cap;
    caps.push(userId === null ? [`visitors:${ip}`, capHere] : [`users:${ip}`, capHere * USERS_TIMES]);
    return caps;
  };
  const change = (key: string, by: 1 | -1): void => {
    const now = (held.get(key) ?? 0) + by;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };

  /** Connections that are counted: one may join its namespace many times. */
  const counted = new WeakSet<RealtimeSocket['conn']>();

  io.use((socket, next) => {
    if (counted.has(socket.conn)) return next();
    const caps = capsOf(actorOf(socket));
    if (caps.some(([key, cap]) => (held.get(key) ?? 0) >= cap)) {
      next(refusedHandshake(tooManyRequests(AGAIN_S)));
      setTimeout(() => socket.conn.close(), REFUSED_MS).unref();
      return;
    }
    for (const [key] of caps) change(key, 1);
    counted.add(socket.conn);
    socket.conn.once('close', () => {
      for (const [key] of caps) change(key, -1);
    });
    next();
  });
}
