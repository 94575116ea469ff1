/** Runs something once the browser has nothing better to do, in two seconds at the latest. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
  // Safari has no such call: half a second after the first paint is as good.
  else setTimeout(run, 500);
}
