import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds for which a client may read nothing of a waiting answer: long enough for 1 KB/s, which the kernel takes in bursts. */
const UNREAD_MS = 60_000;

/**
 * Closes connections on which an answer waits unread: Node would keep both for ever. A slow reader keeps its connection while
 * anything flows, and an unfinished answer is not affected.
 */
export function closeUnread(http: Server, unreadMs = UNREAD_MS): void {
  // Registered before the handlers: some answer at once.
  http.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // All of it is handed over; mostly the kernel has taken it at once.
    response.once('prefinish', () => {
      if (socket.writableLength > 0) socket.setTimeout(unreadMs);
    });
  });
}
