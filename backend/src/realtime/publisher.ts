import type { ServerToClientEvents } from '@beside/common/events';
import type { Language } from '@beside/common/language/language.constants';
import { inSpan, isTraced } from '../lib/tracing.ts';
import type { ReceivedPushes } from './received-pushes.ts';
import { rooms } from './rooms.ts';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

type Pushed<E extends keyof ServerToClientEvents> = [event: E, ...payload: Parameters<ServerToClientEvents[E]>];
type Push<R> = <E extends keyof ServerToClientEvents>(room: string, ...pushed: Pushed<E>) => R;

/** Pushes to rooms: presented results of what was stored, never a client's payload. */
export interface Publisher {
  /** To a room, on every node. */
  publish: Push<void>;
  /** To a room on every node, but for the page that caused it and has its answer. Null: to all. */
  publishFrom(socketId: string | null): Push<void>;
  /** To every page, on every node. */
  publishToAll<E extends keyof ServerToClientEvents>(...pushed: Pushed<E>): void;
  /** To every page in a language, on every node. */
  publishToReaders<E extends keyof ServerToClientEvents>(language: Language, ...pushed: Pushed<E>): void;
  /** To a room on this node alone, for what every node finds by itself. */
  publishHere: Push<void>;
  /** To every page of this node alone, for what every node finds by itself. */
  publishToAllHere<E extends keyof ServerToClientEvents>(...pushed: Pushed<E>): void;
  /** The sockets of this node that are in a room. */
  localSockets(room: string): RealtimeSocket[];
  /** Calls listeners for the pushes of other nodes: see `ReceivedPushes`. */
  onReceived: ReceivedPushes['on'];
}

const A_PUSH = { kind: 'producer' } as const;

/** Emits. Where it is traced, the push carries its place to the other nodes: see `redis-adapter.ts`. */
function emit<E extends keyof ServerToClientEvents>(to: Pick<RealtimeServer, 'emit'>, pushed: Pushed<E>): void {
  if (isTraced()) inSpan(`push ${pushed[0]}`, A_PUSH, () => to.emit(...pushed));
  else to.emit(...pushed);
}

export function createPublisher(io: RealtimeServer, received: ReceivedPushes): Publisher {
  const publish: Push<void> = (room, ...pushed) => emit(io.to(room), pushed);
  return {
    publish,
    publishFrom: (socketId) => (socketId === null ? publish : (room, ...pushed) => emit(io.to(room).except(socketId), pushed)),
    publishToAll: (...pushed) => emit(io, pushed),
    publishToReaders: (language, ...pushed) => publish(rooms.readers(language), ...pushed),
    publishHere: (room, ...pushed) => {
      io.local.to(room).emit(...pushed);
    },
    publishToAllHere: (...pushed) => {
      io.local.emit(...pushed);
    },
    localSockets: (room) => [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []),
    onReceived: received.on,
  };
}
