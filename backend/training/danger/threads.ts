import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Each takes some 700 MB. */
const THREADS_MAX = 4;

/** Runs a module once for each of some data, in threads of their own, as many at once as there are processors. What it answers depends on nothing else. */
export async function inThreads<T>(module: URL, data: readonly unknown[]): Promise<T[]> {
  const answers: T[] = [];
  const left = [...data.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, workerData] = next;
      answers[at] = await new Promise<T>((resolve, reject) => {
        const worker = new Worker(module, { workerData });
        worker.once('message', resolve).once('error', reject);
        worker.once('exit', () => reject(new Error('A thread ended without its answer')));
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(THREADS_MAX, availableParallelism()) }, work));
  return answers;
}
