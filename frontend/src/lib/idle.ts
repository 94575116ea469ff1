/** Runs a task when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
  // Safari lacks requestIdleCallback.
  else setTimeout(run, 500);
}

/** Waits for the next task, so that the browser can answer a tap between two pieces of work. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
