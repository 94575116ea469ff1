import { inTime } from './in-time.ts';
import type { Reason } from './offline-shell.ts';

/** Milliseconds after which a page opens from this device, if the network has not answered (design, the app). */
const PATIENCE_MS = 3_000;
/** Milliseconds more before the network is asked anew, where this device has nothing: a request that the browser has begun by itself may be lost. */
const AGAIN_MS = 10_000;

/**
 * The network's answer; without one in time what this device has, and without that whatever the network says in the end. Neither can hold the page up:
 * the first that is there opens.
 * @param network the request that is under way
 * @param fallback what this device has; undefined where it has nothing
 * @param again asks the network anew
 */
export async function networkFirst(
  network: Promise<Response>,
  fallback: (reason: Reason) => Promise<Response | undefined>,
  again: () => Promise<Response>,
): Promise<Response> {
  const first = await inTime(network, PATIENCE_MS).catch(() => 'failed' as const);
  if (first instanceof Response) return first;
  const stored = fallback(first ?? 'slow')
    .catch(() => undefined)
    .then(async (page) => page ?? (await inTime(network, AGAIN_MS)) ?? again());
  return Promise.any([network, stored]).catch(() => network);
}
