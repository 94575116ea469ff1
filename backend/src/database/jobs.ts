import type { Runner, WorkerUtils } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../lib/logger.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds between two looks for jobs whose notice was lost. */
const POLL_MS = 2000;
/** Attempts: the pauses between them grow, to about a day in all. */
const ATTEMPTS = 14;

type Task = (payload: unknown) => Promise<void>;

/** Durable work for later, on whichever node: written in the caller's own transaction, tried again until it succeeds. */
export interface Jobs {
  /** @param payload nothing that must not be stored: it stays until the job has succeeded, or was given up */
  add(transaction: Transaction, task: string, payload: object): Promise<void>;
  /** Has something done once a day, in the night (UTC), by one node. Before `start`. */
  daily(task: string, work: () => Promise<void>): void;
  /** Says what does a task. Before `start`. */
  register(task: string, work: Task): void;
  start(): Promise<void>;
  /** Finishes what is under way, and takes nothing more. */
  stop(): Promise<void>;
}

/** On connections of its own: one listens, the others work. */
export async function createJobs(url: string, log: Log): Promise<Jobs> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    application_name: 'beside jobs',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // One that is lost while it is in use tells whoever uses it as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const tasks: Record<string, Task> = {};
  const days: string[] = [];
  let runner: Runner | null = null;
  let utils: WorkerUtils | null = null;
  let starting: Promise<void> | null = null;
  /** The library is read when it is first needed: a start that has nothing to migrate does not wait for it. */
  const library = async () => {
    const { Logger, makeWorkerUtils, run } = await import('graphile-worker');
    const logger = new Logger(() => (level, message) => {
      // Its words may quote a job's error, never its payload; what matters is said here, by the task's name.
      if (level === 'error') log.warn({ jobs: message.slice(0, 200) }, 'a job failed');
    });
    utils ??= await makeWorkerUtils({ pgPool: pool, logger });
    await utils.migrate();
    return { run, logger };
  };
  const daily = (task: string, work: () => Promise<void>): void => {
    tasks[task] = work;
    days.push(`${17 + days.length} 3 * * * ${task}`);
  };
  // One that was given up holds whom it was for.
  daily('jobs-prune', async () => utils?.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] }));
  const { rows } = await pool.query<{ found: boolean }>(`select to_regclass('graphile_worker.migrations') is not null as found`);
  if (!rows[0]?.found) await library();
  return {
    daily,
    async add(transaction, task, payload) {
      await transaction.query({
        name: 'job-add',
        text: 'select graphile_worker.add_job($1, payload := $2::json, max_attempts := $3)',
        values: [task, JSON.stringify(payload), ATTEMPTS],
      });
    },
    register(task, work) {
      tasks[task] = work;
    },
    start() {
      starting ??= (async () => {
        const { run, logger } = await library();
        runner = await run({
          pgPool: pool,
          taskList: tasks,
          crontab: days.join('\n'),
          concurrency: 2,
          noHandleSignals: true,
          pollInterval: POLL_MS,
          logger,
        });
        // Its end is awaited by `stop`; one that comes by itself must not end the process.
        runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs are not worked on any more'));
      })().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    async stop() {
      await starting?.catch(() => undefined);
      await runner?.stop().catch(() => undefined);
      runner = null;
      await utils?.release();
      await pool.end();
    },
  };
}
