import type { PgNotifications } from '../database/pg-notifications.ts';
import type { Actor } from '../http/actor.ts';
import type { Authenticate, BearerTokens, TokenBearer } from '../http/bearer.ts';
import { onSessionEnd } from '../http/session-ends.ts';
import { onTokenChange } from '../http/token-changes.ts';
import { notSignedIn, toAppError } from '../lib/app-error.ts';
import type { Log } from '../lib/logger.ts';
import { refusedHandshake } from './refused-handshake.ts';
import { rooms } from './rooms.ts';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

/** Milliseconds before a failed check is repeated. */
const RECHECK_MS = 1000;
/** The longest that a timer can wait, some 24 days; a socket that is closed after them connects again. */
const TIMER_MAX_MS = 2 ** 31 - 1;

interface TokenSocketsDeps {
  tokens: BearerTokens;
  authenticate: Authenticate;
  /** A socket's caller, before its token is read. */
  callerOf(socket: RealtimeSocket): Actor;
  notifications: PgNotifications;
  log: Log;
}

/** Sockets of programs: those whose handshake carries an API token. */
export interface TokenSockets {
  /** The token of a socket's handshake; undefined without one. */
  bearerOf(socket: RealtimeSocket): TokenBearer | undefined;
  /**
   * Follows a socket's token from now on, and checks once more that it holds: it may have been revoked since it was read. The socket joins
   * no room of its user, whose pushes are not divided by permissions: it receives what its own events ask for.
   * @returns whether it holds; nothing that the socket sends is handled before that
   */
  follow(socket: RealtimeSocket, bearer: TokenBearer): Promise<boolean>;
}

/**
 * Reads `auth.token` of handshakes, and refuses those whose token does not hold: `connect_error`, with the failure as `data`. Closes this node's
 * sockets of tokens that are revoked, deleted or expired, and of users who are deleted or have other rights; every node does the same.
 */
export function createTokenSockets(io: RealtimeServer, deps: TokenSocketsDeps): TokenSockets {
  const { tokens, notifications, log } = deps;
  const bearers = new WeakMap<RealtimeSocket, TokenBearer>();
  /** By their users. */
  const live = new Map<string, Map<RealtimeSocket, TokenBearer>>();

  readHandshakes(io, deps, bearers);

  /** Closes those whose token does not hold, or whose user has other rights than at the handshake. */
  const check = async (sockets: [RealtimeSocket, TokenBearer][]): Promise<void> => {
    if (sockets.length === 0) return;
    const holding = await tokens.holding([...new Set(sockets.map(([, { id }]) => id))]);
    for (const [socket, { id, user }] of sockets) {
      const now = holding.get(id);
      if (now?.isAdmin !== user.isAdmin || now.isOwner !== user.isOwner) socket.conn.close();
    }
  };
  const checkUntilDone = (find: () => [RealtimeSocket, TokenBearer][]): void => {
    check(find()).catch((error: unknown) => {
      log.warn({ err: error }, 'sockets could not be checked for tokens that ended; it is tried again');
      setTimeout(checkUntilDone, RECHECK_MS, find).unref();
    });
  };
  const all = (): [RealtimeSocket, TokenBearer][] => [...live.values()].flatMap((sockets) => [...sockets]);
  void onSessionEnd(notifications, (end) => {
    if ('userId' in end) checkUntilDone(() => [...(live.get(end.userId) ?? [])]);
  });
  void onTokenChange(notifications, ({ tokenId }) => checkUntilDone(() => all().filter(([, { id }]) => id === tokenId)));
  notifications.onGap(() => checkUntilDone(all));

  return {
    bearerOf: (socket) => bearers.get(socket),
    async follow(socket, bearer) {
      const { user, expiresAt } = bearer;
      await socket.join(rooms.programs);
      const own = live.get(user.id) ?? new Map<RealtimeSocket, TokenBearer>();
      live.set(user.id, own.set(socket, bearer));
      const end = (): unknown => socket.conn.close();
      const timer = expiresAt && setTimeout(end, Math.min(Math.max(expiresAt.getTime() - Date.now(), 0), TIMER_MAX_MS)).unref();
      socket.once('disconnect', () => {
        if (timer) clearTimeout(timer);
        own.delete(socket);
        if (own.size === 0 && live.get(user.id) === own) live.delete(user.id);
      });
      await check([[socket, bearer]]).catch(end);
      return socket.conn.readyState === 'open';
    },
  };
}

/** Refuses a handshake whose token does not hold. */
function readHandshakes(
  io: RealtimeServer,
  { authenticate, callerOf, log }: TokenSocketsDeps,
  bearers: WeakMap<RealtimeSocket, TokenBearer>,
): void {
  io.use((socket, next) => {
    const { token } = socket.handshake.auth;
    if (token === undefined || token === null) return next();
    const read = typeof token === 'string' ? authenticate(token, callerOf(socket)) : Promise.reject(notSignedIn());
    read.then(
      (bearer) => {
        bearers.set(socket, bearer);
        next();
      },
      (thrown: unknown) => {
        const error = toAppError(thrown);
        if (error.status >= 500) log.error({ err: thrown }, 'a handshake failed');
        next(refusedHandshake(error));
      },
    );
  });
}
