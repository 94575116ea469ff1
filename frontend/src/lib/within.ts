/** A signal that aborts with another one, or after `ms`. Some supported browsers lack `AbortSignal.any`. */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  setTimeout(() => {
    signal.removeEventListener('abort', abort);
    controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  }, ms);
  return controller.signal;
}
