import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from './app-error.ts';

/** Hashing threads: one core stays free for other work. Each thread takes 19 MiB. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** The minimum of OWASP's Password Storage Cheat Sheet for Argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Milliseconds after its last task, after which a thread ends: with its memory for hashing it takes some 25 MiB. */
const IDLE_MS = 10_000;
/** Tasks that may wait, and for how many milliseconds. */
const WAITING_MAX = 1000;
const WAIT_MS = 30_000;

// The hashing library's allocator reads this when a thread loads it: a hash's memory goes back to the system at once, or it might stay for good.
process.env.MIMALLOC_PURGE_DELAY ??= '0';

/** What a hash costs: KiB of memory, passes over it, and lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Hashes and checks passwords, a bounded number at a time. */
export interface Passwords {
  /** @throws AppError 503 when too many wait */
  hash(password: string): Promise<string>;
  /**
   * @param stored null for a missing user: verifying takes as long, and is false
   * @throws AppError 503 when too many wait
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

interface Task {
  question: { password: string; stored: string | null };
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Threads start when they are needed, end when they have nothing to do, and do not keep the process alive. A thread that dies fails only its task. */
function hashingThreads(cost: HashCost, idleMs: number): (question: Task['question']) => Promise<unknown> {
  const waiting = new Set<Task>();
  /** With the timers that end them. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Map<Worker, Task>();

  /** Gives the longest-waiting task to a free thread, or to a new one if another may start. */
  const serve = (): void => {
    const [task] = waiting;
    const [free] = idle.keys();
    if (!task || (!free && busy.size >= AT_ONCE)) return;
    waiting.delete(task);
    if (free) leaveIdle(free);
    const thread = free ?? start();
    busy.set(thread, task);
    thread.postMessage(task.question);
  };
  const leaveIdle = (thread: Worker): void => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  };
  const start = (): Worker => {
    const thread = new Worker(new URL(`./passwords.worker${extname(import.meta.url)}`, import.meta.url), { workerData: cost });
    thread.unref();
    const gone = (error: unknown): void => {
      leaveIdle(thread);
      busy.get(thread)?.reject(error);
      busy.delete(thread);
      serve();
    };
    thread.on('error', gone);
    thread.once('exit', () => gone(new Error('A thread that hashes passwords has ended')));
    thread.on('message', (answer: unknown) => {
      busy.get(thread)?.resolve(answer);
      busy.delete(thread);
      idle.set(thread, setTimeout(() => void end(thread), idleMs).unref());
      serve();
    });
    return thread;
  };

  const end = (thread: Worker): Promise<unknown> => {
    leaveIdle(thread);
    return thread.terminate();
  };

  const ask = (question: Task['question']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= WAITING_MAX) {
        reject(tooBusy());
        return;
      }
      const task = timed({ question, resolve, reject }, () => waiting.delete(task));
      waiting.add(task);
      serve();
    });
  return ask;
}

/** A task that fails unless a thread has taken it in time. @param leave takes it out of those that wait; false: it waits no more */
function timed({ question, resolve, reject }: Task, leave: () => boolean): Task {
  const timer = setTimeout(() => leave() && reject(tooBusy()), WAIT_MS);
  return {
    question,
    resolve(answer) {
      clearTimeout(timer);
      resolve(answer);
    },
    reject(error) {
      clearTimeout(timer);
      reject(error);
    },
  };
}

/**
 * Hashes and verifies passwords, in threads.
 * @param cost less only where nothing is to be protected, as in tests
 * @param idleMs milliseconds that a thread waits for another task
 */
export function createPasswords(cost: HashCost = COST, idleMs: number = IDLE_MS): Passwords {
  const ask = hashingThreads(cost, idleMs);
  let nobody: Promise<string> | null = null;
  const hash = async (password: string): Promise<string> =>
    String(await ask({ password: password.normalize('NFKC'), stored: null }));

  return {
    hash,
    async verify(stored, password) {
      nobody ??= hash('nobody has this password').catch((error: unknown) => {
        nobody = null;
        throw error;
      });
      const against = stored ?? (await nobody);
      return (await ask({ password: password.normalize('NFKC'), stored: against })) === true && stored !== null;
    },
  };
}

const tooBusy = (): AppError =>
  new AppError('unavailable', 'Too many people are signing in at this moment. Please try again in a moment.', {
    retryAfter: 5,
  });
