import type { Runner, WorkerUtils } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../lib/logger.ts';
import { inSpan } from '../lib/tracing.ts';
import { intervals } from './intervals.ts';
import { jobWorkers } from './job-workers.ts';
import { jobStatements } from './jobs.statements.ts';
import { server } from './server.statements.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds between two looks for jobs whose notification was lost. */
const POLL_MS = 2000;
/** Attempts: the pauses between them grow, to about a day in all. */
const ATTEMPTS = 14;
/** The priority of jobs that can wait: the lowest number comes first. */
const LATE = 10;
/**
 * Milliseconds after which other workers take over a gone worker's jobs: longer than any mail takes (30 s), and than a worker needs
 * to listen again after a database outage (60 s). Also the pause between two looks for such workers.
 */
const GONE_FOR_MS = 90_000;
const LOOK_MS = 15_000;
/** Milliseconds before the runner starts again after it ended by itself. */
const RESTART_MS = 2000;

type Task = (payload: unknown, helpers?: { abortSignal?: AbortSignal }) => Promise<void>;

/** When and how often a job runs. */
export interface JobTiming {
  /** Not before; at once unless given. */
  at?: Date;
  /** One job waits under a key: another with the same key replaces what waits, its payload, time and attempts included. */
  key?: string;
  /** Attempts before the job is given up; the pauses between them grow. */
  attempts?: number;
  /** Whether it lets all others pass that are due: for what comes in thousands at one moment. */
  canWait?: boolean;
}

/** Durable jobs, on any node: written in the caller's transaction, repeated until they succeed. */
export interface Jobs {
  /** See `addJob`. */
  add(transaction: Transaction, task: string, payload: object, timing?: JobTiming): Promise<void>;
  /** Removes the job that waits under a key, if there is one. A running one ends, and is not repeated. */
  remove(transaction: Transaction, key: string): Promise<void>;
  /**
   * Runs a task by a timetable, on one node each time. The signal aborts when the node stops. Before `start`.
   * @param pattern minute, hour, day, month and weekday, as in a crontab (UTC)
   * @param missed how far back missed runs are made up for, such as `1d`
   */
  cron(task: string, pattern: string, work: (signal?: AbortSignal) => Promise<void>, missed?: string): void;
  /** Runs a task once a day, in the night (UTC), on one node; later, if none ran then. The signal aborts when the node stops. Before `start`. */
  daily(task: string, work: (signal?: AbortSignal) => Promise<void>): void;
  /** Repeats work on every node, while it works on jobs. What must run once takes its rows itself. The signal aborts when the node stops. Before `start`. */
  every(task: string, everyMs: number, work: (signal?: AbortSignal) => Promise<void>): void;
  /** Registers a task. Before `start`. */
  register(task: string, work: Task): void;
  start(): Promise<void>;
  /** Writes the names of all tasks, so that a transaction which writes the first jobs of two meets none that does so too. Before a node serves. */
  prepare(): Promise<void>;
  /** Finishes running jobs, and takes no new ones. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** One listens, the others work. */
  connections: number;
  /** Milliseconds after which a gone worker's jobs are taken over, and between two looks. */
  rescue?: { goneForMs: number; lookMs: number };
  /** Whether what `cron` and `daily` register runs by the clock. */
  timetable?: boolean;
}

/**
 * Writes a job in the caller's transaction, for code that has no `Jobs` at hand.
 * @param payload nothing secret: it is stored until the job has succeeded, or is given up
 */
export async function addJob(
  transaction: Transaction,
  task: string,
  payload: object,
  { at, key, attempts = ATTEMPTS, canWait = false }: JobTiming = {},
): Promise<void> {
  await jobStatements.add(transaction, {
    task,
    payload,
    at: at ?? null,
    key: key ?? null,
    attempts,
    priority: canWait ? LATE : 0,
  });
}

/** How the library works on jobs. Without a batch, a stop does not wait until the end of a job is stored, and another node repeats it. */
const RUNNER = {
  concurrency: 2,
  noHandleSignals: true,
  pollInterval: POLL_MS,
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
} as const;

/** Opens its own connections. */
export async function createJobs(
  url: string,
  log: Log,
  { connections, rescue = { goneForMs: GONE_FOR_MS, lookMs: LOOK_MS }, timetable = true }: JobsOptions,
): Promise<Jobs> {
  const pool = openPool(url, connections, log);
  const tasks: Record<string, Task> = {};
  const { cron, daily, crontab, repeated } = timetableOf(tasks, log);
  const workers = jobWorkers(pool);
  let runner: Runner | null = null;
  let utils: WorkerUtils | null = null;
  let starting: Promise<void> | null = null;
  let stopped = false;
  let looking: NodeJS.Timeout | undefined;
  const library = async () => {
    const loaded = await loadLibrary(pool, log, utils);
    utils = loaded.utils;
    return loaded;
  };
  const prepare = (): Promise<void> => jobStatements.addTasks(pool, Object.keys(tasks));
  const begin = async (): Promise<void> => {
    const { run, logger } = await library();
    await prepare();
    if (stopped) return;
    if (timetable) repeated.start();
    const crons = timetable ? crontab.join('\n') : '';
    runner = await run({ ...RUNNER, pgPool: pool, taskList: traced(tasks), crontab: crons, events: workers.events, logger });
    looking ??= setInterval(() => void unlockDead(workers, rescue.goneForMs, utils, log), rescue.lookMs).unref();
    // `stop` awaits the end; an end by itself, as after a long database outage, must stop neither the process nor the jobs.
    runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs are not worked on for now')).finally(beginAgain);
  };
  const beginAgain = (): void => {
    if (!stopped) setTimeout(() => begin().catch(beginAgain), RESTART_MS).unref();
  };
  // A given-up job holds its recipient, so it is deleted.
  daily('jobs-prune', async () => utils?.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] }));
  if (!(await server.hasTable(pool, 'graphile_worker.migrations'))) await library();
  return {
    ...{ cron, daily, every: repeated.every, prepare, add: addJob, remove: jobStatements.remove },
    register(task, work) {
      tasks[task] = work;
    },
    start() {
      starting ??= begin().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    async stop() {
      stopped = true;
      clearInterval(looking);
      await Promise.all([repeated.stop(), starting?.catch(() => undefined)]);
      await runner?.stop().catch(() => undefined);
      runner = null;
      await utils?.release();
      await pool.end();
    },
  };
}

/** Each run of a job begins a trace: what wrote it may be long gone. */
function traced(tasks: Record<string, Task>): Record<string, Task> {
  const runs = Object.entries(tasks).map(([name, work]): [string, Task] => [
    name,
    (payload, helpers) => inSpan(`job ${name}`, { kind: 'consumer', parent: null }, () => work(payload, helpers)),
  ]);
  return Object.fromEntries(runs);
}

function openPool(url: string, connections: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'beside jobs',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // A client that fails while checked out also reports it to its user.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Imported at first use: a start without migrations must not wait for it. */
async function loadLibrary(pool: pg.Pool, log: Log, known: WorkerUtils | null) {
  const { Logger, makeWorkerUtils, run } = await import('graphile-worker');
  const logger = new Logger(() => (level, message) => {
    // The library's log may quote a job's error, so failures are logged here by the task's name.
    if (level === 'error') log.warn({ jobs: message.slice(0, 200) }, 'a job failed');
  });
  const utils = known ?? (await makeWorkerUtils({ pgPool: pool, logger }));
  await utils.migrate();
  return { run, logger, utils };
}

/** Without this, the library takes a killed node's jobs over after four hours. */
async function unlockDead(
  workers: ReturnType<typeof jobWorkers>,
  goneForMs: number,
  utils: WorkerUtils | null,
  log: Log,
): Promise<void> {
  try {
    const dead = await workers.dead(goneForMs, performance.now());
    if (dead.length === 0) return;
    log.warn({ workers: dead.length }, 'jobs of a node that is gone are done by others');
    await utils?.forceUnlockWorkers(dead);
  } catch (error) {
    log.warn({ err: error }, 'jobs of nodes that are gone are not looked for');
  }
}

/** What runs by the clock, added to the other tasks. */
function timetableOf(tasks: Record<string, Task>, log: Log) {
  const crontab: string[] = [];
  const cron: Jobs['cron'] = (task, pattern, work, missed) => {
    tasks[task] = async (_payload, helpers) => {
      try {
        await work(helpers?.abortSignal);
      } catch (error) {
        log.warn({ err: error, task }, 'a job of the timetable failed; it is tried again');
        throw error;
      }
    };
    crontab.push(`${pattern} ${task}${missed ? ` ?fill=${missed}` : ''}`);
  };
  let nights = 0;
  return {
    crontab: crontab as readonly string[],
    repeated: intervals(log),
    cron,
    // A minute apart, so that they do not run at once.
    daily: (task: string, work: Parameters<Jobs['daily']>[1]) => cron(task, `${17 + nights++} 3 * * *`, work, '1d'),
  };
}
