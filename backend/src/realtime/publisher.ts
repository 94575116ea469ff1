import type { ServerToClientEvents } from '@beside/common/events';
import type { RealtimeServer, RealtimeSocket } from './server.ts';

type Push<R> = <E extends keyof ServerToClientEvents>(
  room: string,
  event: E,
  ...payload: Parameters<ServerToClientEvents[E]>
) => R;

/** Pushes to rooms: presented results of what was stored, never a client's payload. */
export interface Publisher {
  /** To a room, on every node. */
  publish: Push<void>;
  /** To a room on every node, but for the page that caused it and has its answer. Null: to all. */
  publishFrom(socketId: string | null): Push<void>;
  /** To a room on this node alone, for what every node finds by itself. */
  publishHere: Push<void>;
  /** The sockets of this node that are in a room. */
  localSockets(room: string): RealtimeSocket[];
}

export function createPublisher(io: RealtimeServer): Publisher {
  const publish: Push<void> = (room, event, ...payload) => {
    io.to(room).emit(event, ...payload);
  };
  return {
    publish,
    publishFrom: (socketId) =>
      socketId === null
        ? publish
        : (room, event, ...payload) => {
            io.to(room)
              .except(socketId)
              .emit(event, ...payload);
          },
    publishHere: (room, event, ...payload) => {
      io.local.to(room).emit(event, ...payload);
    },
    localSockets: (room) => [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []),
  };
}
