import type { Log } from '../lib/logger.ts';

type Work = (signal?: AbortSignal) => Promise<void>;

/** Work that every node repeats by itself, more often than a timetable can. */
export function intervals(log: Log) {
  const all: { task: string; everyMs: number; work: Work }[] = [];
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timers: NodeJS.Timeout[] | null = null;

  const run = (task: string, work: Work): void => {
    // One that takes longer is not run beside itself.
    if (running.has(task)) return;
    const run = work(stopping.signal)
      .catch((error: unknown) => log.warn({ err: error, task }, 'what is done again and again failed; it is tried again'))
      .finally(() => running.delete(task));
    running.set(task, run);
  };

  return {
    every: (task: string, everyMs: number, work: Work): void => void all.push({ task, everyMs, work }),
    start(): void {
      timers ??= all.map(({ task, everyMs, work }) => setInterval(() => run(task, work), everyMs).unref());
    },
    async stop(): Promise<void> {
      stopping.abort();
      for (const timer of timers ?? []) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
