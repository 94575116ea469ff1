import type { ServerToClientEvents } from '@beside/common/events';

type Push<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

/** What a feature does with pushes that other nodes made. */
type PushListeners = { [E in keyof ServerToClientEvents]?: (push: Push<E>) => void };

/** Pushes of other nodes to the rooms that have a socket on this node. */
export interface ReceivedPushes {
  /** Calls a listener for each push that arrives, once its sockets have it. One listener an event. */
  on(listeners: PushListeners): void;
  /** @param packet of Socket.IO; its `data` is the event's name, and its payload */
  receive(packet: unknown): void;
}

/** The event's name, and its payload; null for another packet. @param packet of Socket.IO */
export function pushIn(packet: unknown): unknown[] | null {
  const data = typeof packet === 'object' && packet !== null && 'data' in packet ? packet.data : null;
  return Array.isArray(data) ? data : null;
}

export function createReceivedPushes(): ReceivedPushes {
  const known = new Map<unknown, object>();
  return {
    on(listeners) {
      for (const [event, listener] of Object.entries(listeners)) {
        if (known.has(event)) throw new Error(`${event} is listened to already`);
        known.set(event, listener);
      }
    },
    receive(packet) {
      const data = pushIn(packet);
      if (!data) return;
      const listener = known.get(data[0]);
      // TypeScript cannot see that each listener gets its own event's payload, which only our own nodes send.
      if (typeof listener === 'function') Reflect.apply(listener, undefined, data.slice(1));
    },
  };
}
