import * as t from './sql-types.ts';
import { statement } from './statement.ts';

/** The class of the advisory locks of living workers. */
const LOCK_CLASS = 7_203_118;

/** The statements on the job library's tables and functions. */
export const jobStatements = {
  add: statement({
    name: 'job-add',
    sql: 'select graphile_worker.add_job($task, payload := $payload::json, run_at := $at::timestamptz, job_key := $key, max_attempts := $attempts, priority := $priority)',
    takes: {
      ...{ task: t.text, payload: t.jsonb<object>(), at: t.orNull(t.timestamptz), key: t.orNull(t.text) },
      ...{ attempts: t.integer, priority: t.integer },
    },
  }).run,

  /** By its key. */
  remove: statement({ name: 'job-remove', sql: 'select graphile_worker.remove_job($1)', takes: [t.text] }).run,

  /** Writes the names of tasks. The library's own statement has no order, and could deadlock with another's. */
  addTasks: statement({
    sql: `insert into graphile_worker._private_tasks (identifier) select name from unnest($1::text[]) name
      where not exists (select 1 from graphile_worker._private_tasks known where known.identifier = name)
      order by name on conflict do nothing`,
    takes: [t.array(t.text)],
  }).run,

  /**
   * Workers that hold jobs, have taken none for so many milliseconds, and hold no lock. A worker that takes jobs lives, even without a lock: nodes of an
   * older release hold none, as during an upgrade.
   */
  lockless: statement({
    sql: `
      select j.locked_by as id from graphile_worker.jobs j
      where j.locked_by is not null and not exists (
        select 1 from pg_locks l
        where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
          and l.classid = ${LOCK_CLASS} and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid and l.objsubid = 2)
      group by j.locked_by having max(j.locked_at) < now() - $1::bigint * interval '1 millisecond'`,
    takes: [t.bigint],
    gives: { id: t.present(t.text) },
  }).values,

  /** Locks a worker's id for as long as its connection lasts. */
  lockWorker: statement({ sql: `select pg_advisory_lock_shared(${LOCK_CLASS}, hashtext($1))`, takes: [t.text] }).run,

  unlockAll: statement({ sql: 'select pg_advisory_unlock_all()' }).run,

  /** The server notices a lost machine within half a minute; its locks end with its connection. */
  keepAlive: statement({
    sql: `select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
      set_config('tcp_keepalives_count', '3', false)`,
  }).run,
};

/** Jobs that are due and that nobody works on, and the seconds since the oldest was due. Given up, or to be repeated later, a job is not due. */
export const dueJobs = statement({
  sql: `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
    from (select run_at from graphile_worker._private_jobs where is_available and run_at <= now() order by run_at limit 10000) as due`,
  gives: { waiting: t.present(t.integer), oldestSeconds: t.present(t.float) },
}).one;
