/** Runs a task when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
  // Safari lacks requestIdleCallback.
  else setTimeout(run, 500);
}

/** Milliseconds after which a page that was opened is settled: it is read by then, and little is loaded any more. */
const SETTLED_MS = 6_000;

/** Runs a task that nobody waits for: when the page has been there for some seconds, and the browser is idle. */
export function whenSettled(run: () => void): void {
  const wait = () => setTimeout(() => whenIdle(run), SETTLED_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Waits for the next task, so that the browser can answer a tap between two pieces of work. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
