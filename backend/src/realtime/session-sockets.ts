import type { Notices } from '../database/notices.ts';
import type { Actor } from '../http/actor.ts';
import { onSessionEnd, type SessionEnd } from '../http/session-ends.ts';
import type { SessionStore } from '../http/session-store.ts';
import type { Log } from '../lib/logger.ts';
import { rooms } from './rooms.ts';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

/** Sessions that are looked up in one question. */
const CHUNK = 1000;

/** Puts a socket where it is found when its session ends. */
export function joinOwnRooms(socket: RealtimeSocket, { userId, session }: Actor): void {
  if (userId) void socket.join(rooms.user(userId));
  if (session) void socket.join(rooms.session(session));
}

/**
 * Ends the connections of sessions that have ended, on this node; every node does the same. A page whose connection is closed comes back
 * by itself, as whoever it is by then.
 */
export function followSessions(io: RealtimeServer, store: SessionStore, notices: Notices, log: Log): void {
  const local = (room: string): RealtimeSocket[] =>
    [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []);
  // Closing the connection, not the socket: a client told to disconnect would not come back by itself.
  const close = (sockets: RealtimeSocket[]): void => {
    for (const socket of sockets) socket.conn.close();
  };

  onSessionEnd(notices, (end: SessionEnd) => {
    if ('session' in end) {
      store.forget({ session: end.session });
      close(local(rooms.session(end.session)));
      return;
    }
    store.forget({ userId: end.userId });
    if ('changed' in end) return;
    const { except } = end;
    const spared = new Set(except ? io.sockets.adapter.rooms.get(rooms.session(except)) : []);
    close(local(rooms.user(end.userId)).filter(({ id }) => !spared.has(id)));
  });

  notices.onGap(() => {
    store.forget('all');
    const recheck = async (): Promise<void> => {
      const sockets = [...io.sockets.sockets.values()].filter(({ request }) => sidOf(request) !== null);
      for (let from = 0; from < sockets.length; from += CHUNK) {
        const some = sockets.slice(from, from + CHUNK);
        const valid = await store.valid(some.flatMap(({ request }) => sidOf(request) ?? []));
        close(some.filter(({ request }) => !valid.has(sidOf(request) ?? '')));
      }
    };
    recheck().catch((error: unknown) => log.warn({ err: error }, 'sockets could not be checked for sessions that ended'));
  });
}

/** The session of a socket's handshake; null for one that had none. */
function sidOf(request: object): string | null {
  if (!('sessionID' in request) || typeof request.sessionID !== 'string' || !('session' in request)) return null;
  const { session } = request;
  if (typeof session !== 'object' || session === null) return null;
  return 'visitorId' in session || 'userId' in session ? request.sessionID : null;
}
