import proxyAddress from 'proxy-addr';
import type { Deps } from './app.deps.ts';
import { actorOf } from './http/actor.ts';
import type { Authenticate, BearerTokens } from './http/bearer.ts';
import { takesItselfForSignedIn } from './http/session.ts';
import type { SessionStore } from './http/session-store.ts';
import { networksOf } from './lib/ip-address.ts';
import type { Events } from './realtime/event-context.ts';
import { joinWrites } from './realtime/joined-writes.ts';
import { refuseOldSockets } from './realtime/release-sockets.ts';
import type { RealtimeServer, RealtimeSocket } from './realtime/server.ts';
import { authenticateSocket, followSessions } from './realtime/session-sockets.ts';
import { closeSlowReaders } from './realtime/slow-readers.ts';
import { capSockets } from './realtime/socket-caps.ts';
import { createTokenSockets } from './realtime/token-sockets.ts';

interface SocketDeps {
  deps: Deps;
  tokens: BearerTokens;
  authenticate: Authenticate;
  store: SessionStore;
  events: Events;
  /** Whether an address belongs to a proxy of ours. */
  trust(address: string, hop: number): boolean;
}

/** Lets sockets in, by session or by token, and handles their events. */
export function acceptSockets(io: RealtimeServer, { deps, tokens, authenticate, store, events, trust }: SocketDeps): void {
  const { config, notifications, releases, log } = deps;
  const addressOf = (socket: RealtimeSocket): string => proxyAddress(socket.request, trust);
  refuseOldSockets(io, releases);
  const programs = createTokenSockets(io, {
    ...{ tokens, authenticate, notifications, log },
    callerOf: (socket) => actorOf(socket.request, addressOf(socket)),
  });
  capSockets(io, {
    actorOf: (socket) => actorOf(socket.request, addressOf(socket), programs.bearerOf(socket)),
    isShared: networksOf(config.sharedNetworks),
    factor: config.rateLimitFactor,
  });
  io.on('connection', (socket) => {
    const bearer = programs.bearerOf(socket);
    const actor = actorOf(socket.request, addressOf(socket), bearer);
    // Its session has ended since the page was loaded, before this socket could be told: the page asks who it is.
    if (!bearer && actor.userId === null && takesItselfForSignedIn(socket.request))
      socket.emit('account:changed', { userId: '' });
    events.listen(socket, actor, bearer ? programs.follow(socket, bearer) : authenticateSocket(socket, actor, store));
  });
  joinWrites(io);
  closeSlowReaders(io);
  followSessions(io, store, notifications, log);
}
