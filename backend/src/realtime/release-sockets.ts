import { clientTooOld, type Releases } from '../http/releases/releases.ts';
import { refusedHandshake } from './refused-handshake.ts';
import type { RealtimeServer } from './server.ts';

/** Refuses the sockets of pages whose release is too old: `auth.release` of the handshake names it. */
export function refuseOldSockets(io: RealtimeServer, releases: Pick<Releases, 'isTooOld'>): void {
  io.use((socket, next) => {
    if (releases.isTooOld(socket.handshake.auth.release)) next(refusedHandshake(clientTooOld()));
    else next();
  });
}
