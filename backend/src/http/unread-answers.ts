import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds for which nothing of an answer that waits may be taken: long enough for a line of 1 KB/s, on which the machine takes it by spurts. */
const UNREAD_MS = 60_000;

/**
 * Closes connections on which an answer waits and nothing of it is taken any more: Node would keep both for ever. A slow reader goes on as long as
 * anything flows, and an answer that is still being made is not concerned.
 */
export function closeUnread(http: Server, unreadMs = UNREAD_MS): void {
  // First of all: some answers are made at once.
  http.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // All of it has been handed over; mostly the machine has taken it at once.
    response.once('prefinish', () => {
      if (socket.writableLength > 0) socket.setTimeout(unreadMs);
    });
  });
}
