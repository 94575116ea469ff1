import type { ServerToClientEvents } from '@beside/common/events';
import type { RealtimeServer } from './server.ts';

/** Pushes to a room, on every node. What is pushed is what was stored, presented; never a client's payload as it came. */
export interface Publisher {
  publish<E extends keyof ServerToClientEvents>(room: string, event: E, ...payload: Parameters<ServerToClientEvents[E]>): void;
}

export function createPublisher(io: RealtimeServer): Publisher {
  return {
    publish: (room, event, ...payload) => {
      io.to(room).emit(event, ...payload);
    },
  };
}
