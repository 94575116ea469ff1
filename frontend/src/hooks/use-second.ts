import { useSyncExternalStore } from 'react';

const EVERY_MS = 1000;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
  for (const read of readers) read();
}

/** One timer serves every reader, and rests while the page is hidden. */
function schedule(): void {
  clearInterval(timer);
  timer = undefined;
  if (readers.size === 0 || document.hidden) return;
  tick();
  timer = setInterval(tick, EVERY_MS);
}

function follow(read: () => void): () => void {
  readers.add(read);
  if (readers.size === 1) {
    document.addEventListener('visibilitychange', schedule);
    schedule();
  }
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    document.removeEventListener('visibilitychange', schedule);
    schedule();
  };
}

/** The current time in milliseconds since 1970, each second. */
export function useSecond(): number {
  return useSyncExternalStore(follow, () => now);
}
