import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** The class of the advisory locks of living workers. */
const LOCK_CLASS = 7_203_118;
/** The server notices a lost machine within half a minute; its locks end with its connection. */
const KEEPALIVE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';
/**
 * Workers that hold jobs, have taken none for some time, and hold no lock. A worker that takes jobs lives, even without a lock: nodes of an
 * older release hold none, as during an upgrade.
 */
const LOCKLESS = `
  select j.locked_by as id from graphile_worker.jobs j
  where j.locked_by is not null and not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
      and l.classid = $1 and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid and l.objsubid = 2)
  group by j.locked_by having max(j.locked_at) < now() - $2 * interval '1 millisecond'`;

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
        await client.query(KEEPALIVE);
        // An earlier worker of this process may have listened on it.
        await client.query('select pg_advisory_unlock_all()');
        await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, workerPool.id]);
      };
      // The library replaces a failed connection, and the next one locks again.
      lock().catch(() => undefined);
    });
  });
  return {
    events,
    async dead(goneForMs, now) {
      const { rows } = await pool.query<{ id: string }>(LOCKLESS, [LOCK_CLASS, goneForMs]);
      const missing = new Set(rows.map(({ id }) => id));
      for (const id of missingSince.keys()) if (!missing.has(id)) missingSince.delete(id);
      for (const id of missing) if (!missingSince.has(id)) missingSince.set(id, now);
      return [...missingSince].filter(([, since]) => now - since >= goneForMs).map(([id]) => id);
    },
  };
}
