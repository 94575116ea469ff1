import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { jobStatements } from './jobs.statements.ts';

export interface JobWorkers {
  /** For the library's runner: each worker holds a lock for its lifetime, on the connection on which it listens. */
  events: WorkerEvents;
  /**
   * Finds workers that hold jobs and have been gone for some time, as far as this node saw. PostgreSQL ends a dead process's locks;
   * a slow or stopped process keeps them.
   * @param goneForMs longer than any job may take on a worker without its connection
   * @param now milliseconds, of any clock that only grows
   */
  dead(goneForMs: number, now: number): Promise<string[]>;
}

/** Which workers of all nodes live. */
export function jobWorkers(pool: pg.Pool): JobWorkers {
  const events: WorkerEvents = new EventEmitter();
  const missingSince = new Map<string, number>();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // After the library listens: a client does one thing at a time.
    client.once('drain', () => {
      const lock = async (): Promise<void> => {
        await jobStatements.keepAlive(client);
        // An earlier worker of this process may have listened on it.
        await jobStatements.unlockAll(client);
        await jobStatements.lockWorker(client, workerPool.id);
      };
      // The library replaces a failed connection, and the next one locks again.
      lock().catch(() => undefined);
    });
  });
  return {
    events,
    async dead(goneForMs, now) {
      const missing = new Set(await jobStatements.lockless(pool, goneForMs));
      for (const id of missingSince.keys()) if (!missing.has(id)) missingSince.delete(id);
      for (const id of missing) if (!missingSince.has(id)) missingSince.set(id, now);
      return [...missingSince].filter(([, since]) => now - since >= goneForMs).map(([id]) => id);
    },
  };
}
