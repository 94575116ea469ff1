import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from './app-error.ts';

/** How many are worked on at once, each on a thread of its own: one core is left to whoever wants no password checked. Each takes 19 MiB. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** How many may wait, and for how many milliseconds. */
const WAITING_MAX = 1000;
const WAIT_MS = 30_000;

/** Hashes and checks passwords, a bounded number at a time. */
export interface Passwords {
  /** @throws AppError 503 when more wait than could be served in time */
  hash(password: string): Promise<string>;
  /**
   * @param stored null for someone who does not exist: it takes as long, and is false
   * @throws AppError 503 when more wait than could be served in time
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

type Take = (thread: Worker) => void;

/** The threads are started when they are first needed, and do not keep the process alive. */
export function createPasswords(): Passwords {
  const waiting = new Set<Take>();
  const idle: Worker[] = [];
  let threads = 0;
  let nobody: Promise<string> | null = null;

  const start = (): Worker => {
    threads += 1;
    const thread = new Worker(new URL(`./passwords.worker${extname(import.meta.url)}`, import.meta.url));
    thread.unref();
    thread.once('exit', () => {
      threads -= 1;
    });
    return thread;
  };
  /** Whoever has waited longest; null when nobody waits. */
  const next = (): Take | null => {
    const [first] = waiting;
    if (!first) return null;
    waiting.delete(first);
    return first;
  };
  const giveOn = (thread: Worker): void => {
    const take = next();
    if (take) take(thread);
    else idle.push(thread);
  };
  const free = (): Promise<Worker> =>
    new Promise((resolve, refuse) => {
      const thread = idle.pop() ?? (threads < AT_ONCE ? start() : null);
      if (thread) return resolve(thread);
      if (waiting.size >= WAITING_MAX) return refuse(tooBusy());
      const take: Take = (given) => {
        clearTimeout(timer);
        resolve(given);
      };
      const timer = setTimeout(() => {
        waiting.delete(take);
        refuse(tooBusy());
      }, WAIT_MS);
      waiting.add(take);
    });

  const ask = async (question: { password: string; stored: string | null }): Promise<unknown> => {
    const thread = await free();
    try {
      thread.postMessage(question);
      const [answer]: unknown[] = await once(thread, 'message');
      giveOn(thread);
      return answer;
    } catch (error) {
      // It has failed, and ends: the next in turn gets another.
      next()?.(start());
      throw error;
    }
  };
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
  new AppError('unavailable', 503, 'Too many people are signing in at this moment. Please try again in a moment.', {
    retryAfter: 5,
  });
