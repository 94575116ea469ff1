import type { IncomingMessage } from 'node:http';
import type { PgNotifications } from '../database/pg-notifications.ts';
import type { Actor } from '../http/actor.ts';
import { onSessionEnd, type SessionEnd } from '../http/session-ends.ts';
import type { SessionStore } from '../http/session-store.ts';
import type { Log } from '../lib/logger.ts';
import { rooms } from './rooms.ts';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

/** Sessions that are looked up in one statement. */
const CHUNK = 1000;
/** Milliseconds before a failed check is repeated. */
const RECHECK_MS = 1000;

/**
 * Joins a socket to its session's room, and then checks that the session still holds, with the rights that its user had: the connection may be older
 * than this socket, and its actor is known from the handshake. Only then does the socket join the user's room.
 * @returns whether the session holds; nothing that the socket sends is handled before that
 */
export async function authenticateSocket(
  socket: RealtimeSocket,
  { userId, session }: Actor,
  store: SessionStore,
): Promise<boolean> {
  const sid = sidOf(socket.request);
  if (!session || !sid) return true;
  await socket.join(userId ? [rooms.session(session), rooms.pages(userId)] : rooms.session(session));
  const holds = await store.valid([sid]).then(
    (valid) => holdsFor(socket.request, valid),
    () => false,
  );
  if (!holds) socket.conn.close();
  else if (userId) await socket.join(rooms.user(userId));
  return holds;
}

/**
 * Closes this node's connections of ended sessions, and notifies pages whose user has changed; every node does the same. A page whose
 * connection is closed reconnects by itself, with its current session.
 */
export function followSessions(io: RealtimeServer, store: SessionStore, notifications: PgNotifications, log: Log): void {
  const local = (room: string): RealtimeSocket[] =>
    [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []);
  // Close the connection, not the socket: a client whose socket is disconnected does not reconnect by itself.
  const close = (sockets: RealtimeSocket[]): void => {
    for (const socket of sockets) socket.conn.close();
  };

  void onSessionEnd(notifications, (end: SessionEnd) => {
    if ('session' in end) {
      store.forget({ session: end.session });
      close(local(rooms.session(end.session)));
      return;
    }
    store.forget({ userId: end.userId });
    if ('changed' in end) {
      // Only after the cached session is dropped: a page that asks at once must get the new answer.
      if (end.shown) io.local.to(rooms.user(end.userId)).emit('account:changed', { userId: end.userId });
      return;
    }
    const { except } = end;
    const exceptions = new Set(except ? io.sockets.adapter.rooms.get(rooms.session(except)) : []);
    close(local(rooms.pages(end.userId)).filter(({ id }) => !exceptions.has(id)));
  });

  notifications.onGap(() => {
    store.forget('all');
    const recheck = async (): Promise<void> => {
      const sockets = [...io.sockets.sockets.values()].filter(({ request }) => sidOf(request) !== null);
      for (let from = 0; from < sockets.length; from += CHUNK) {
        const some = sockets.slice(from, from + CHUNK);
        const valid = await store.valid(some.flatMap(({ request }) => sidOf(request) ?? []));
        close(some.filter(({ request }) => !holdsFor(request, valid)));
      }
    };
    const untilDone = (): void => {
      recheck().catch((error: unknown) => {
        log.warn({ err: error }, 'sockets could not be checked for sessions that ended; it is tried again');
        setTimeout(untilDone, RECHECK_MS).unref();
      });
    };
    untilDone();
  });
}

/** Whether a handshake's session is among those that hold, and its user may do the same as then. */
function holdsFor(request: IncomingMessage, valid: Awaited<ReturnType<SessionStore['valid']>>): boolean {
  const now = valid.get(sidOf(request) ?? '');
  const { isAdmin, isOwner } = request.user ?? { isAdmin: 0, isOwner: 0 };
  return now !== undefined && now.isAdmin === isAdmin && now.isOwner === isOwner;
}

/** The session of a socket's handshake; null for one that had none. */
function sidOf(request: object): string | null {
  if (!('sessionID' in request) || typeof request.sessionID !== 'string' || !('session' in request)) return null;
  const { session } = request;
  if (typeof session !== 'object' || session === null) return null;
  return 'visitorId' in session || 'userId' in session ? request.sessionID : null;
}
