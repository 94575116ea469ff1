import { inTime } from '../lib/in-time.ts';
import type { Reason } from './offline-shell.ts';

/** Milliseconds after which a page opens from this device, if the network has not answered (design, the app). */
const PATIENCE_MS = 3_000;
/** Milliseconds more before the network is asked anew, where this device has nothing: a request that the browser has begun by itself may be lost. */
const AGAIN_MS = 10_000;
/** Milliseconds for the browser's storage, which may say nothing at all, before the network is asked as well. */
const STORAGE_MS = 3_000;

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
  const onDevice = (reason: Reason) => fallback(reason).catch(() => undefined);
  // A failed network, sooner or later, opens what this device has.
  const sure = network.catch(async (error) => (await onDevice('failed')) ?? Promise.reject(error));
  const first = await inTime(network, PATIENCE_MS).catch(() => sure);
  if (first) return first;
  const stored = onDevice('slow');
  const anew = inTime(stored, STORAGE_MS).then(async (page) => page ?? (await inTime(sure, AGAIN_MS)) ?? again());
  return Promise.any([sure, storedPage(stored), anew]).catch(() => network);
}

/** The page that this device has; rejects where it has none. */
const storedPage = async (stored: Promise<Response | undefined>): Promise<Response> =>
  (await stored) ?? Promise.reject(new Error('not stored'));

/** What this device has stored, or the network's answer. Storage that is slow is not waited for where the network has an answer. */
export async function deviceFirst(stored: Promise<Response | undefined>, network: () => Promise<Response>): Promise<Response> {
  const nothing = Symbol('nothing');
  const found = stored.then((page) => page ?? nothing).catch(() => nothing);
  const first = await inTime(found, STORAGE_MS);
  if (first instanceof Response) return first;
  if (first === nothing) return network();
  const asked = network();
  return Promise.any([asked, storedPage(stored)]).catch(() => asked);
}
