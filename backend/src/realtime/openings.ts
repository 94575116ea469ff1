import { tooManyRequests } from '../lib/app-error.ts';
import { perSocket } from './event-context.ts';
import type { RealtimeSocket } from './server.ts';

/** Openings of one socket, running or waiting. */
const OPENINGS_MAX = 2;

/** Runs what reads a whole page one at a time for each socket; one more waits. Any further one is refused with 429. */
export function oneOpeningAtATime(): <T>(socket: RealtimeSocket, open: () => Promise<T>) => Promise<T> {
  const openings = perSocket(() => new Set<Promise<unknown>>());
  return async (socket, open) => {
    const own = openings(socket);
    if (own.size >= OPENINGS_MAX) throw tooManyRequests(1);
    const opened = Promise.allSettled(own).then(open);
    own.add(opened);
    return opened.finally(() => own.delete(opened));
  };
}
