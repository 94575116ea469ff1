import { setImmediate as turn } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Milliseconds after which a command counts as unanswered, and its caller goes on without Redis. A healthy Redis answers in about one. */
export const ANSWER_MS = 90;
/** Milliseconds between two pings. */
export const PING_EVERY_MS = 200;
/** Milliseconds without an answer after which the connection is replaced. */
export const SILENCE_MS = 2000;
/** Milliseconds before a lost connection is tried again, at most. */
export const retryAfter = (times: number): number => Math.min(times * 100, SILENCE_MS);

/** Whether nothing has arrived from a server at the time when its answer to a ping is missing. */
export async function isSilent(client: Redis, ping: () => Promise<unknown>): Promise<boolean> {
  const { stream } = client;
  const before = stream.bytesRead;
  return ping().then(
    () => false,
    async () => {
      // On a busy node a timer may fire before an answer that has arrived; read that first.
      await turn();
      return stream.bytesRead === before;
    },
  );
}
