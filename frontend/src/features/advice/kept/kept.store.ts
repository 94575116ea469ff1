import { create } from 'zustand';
import { config } from '../../../lib/config.ts';
import { KEPT_DATABASE } from '../../../lib/kept-database.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
import { registration } from '../../../lib/worker-registration.ts';
import type { KeptCopies, NotKept } from './kept.database.ts';
import type { NewlyKept } from './kept.schema.ts';

/** What this device keeps to be read without a connection; null until it is known. */
export const useKept = create<{ kept: KeptCopies | null }>(() => ({ kept: null }));

/** The code that reads and writes loads when something needs it. */
const database = lazyCode(() => import('./kept.database.ts'));

/** Whether copies can be kept here: they open by the service worker alone. */
export const canKeep = (): boolean => config.pwa && typeof indexedDB !== 'undefined' && 'serviceWorker' in navigator;

/** Reads what is kept. A browser that forbids storage keeps nothing. */
export async function loadKept(): Promise<void> {
  const kept = await (await database()).readKept().catch(() => ({ items: [], isExpired: false }));
  useKept.setState({ kept });
}

/** Counts what was forgotten, so that what was being kept meanwhile goes as well. */
let forgotten = 0;

/** Keeps an advice; null, or why it is not kept. Rejects where its code cannot be loaded, or the browser fails. */
export async function keepAdvice(advice: NewlyKept, owner: string): Promise<NotKept | null> {
  const before = forgotten;
  // It opens by the service worker, which the page may not have started yet.
  void registration().catch(() => undefined);
  const { keep } = await database();
  if (before !== forgotten) return null;
  const failure = await keep(advice, owner);
  // Somebody has signed out, or left in a hurry.
  if (before !== forgotten) forgetKept();
  await loadKept();
  return failure;
}

/** Deletes some of what is kept on this device. Rejects where the browser fails. */
export async function deleteKeptAdvice(ids: readonly string[]): Promise<void> {
  await (await database()).removeKept(ids);
  await loadKept();
}

/** The advice itself is deleted, so its copy goes as well. */
export function dropCopyOf(id: string): void {
  if (typeof indexedDB !== 'undefined') void deleteKeptAdvice([id]).catch(() => undefined);
}

/** Deletes all that is kept on this device. */
export async function deleteAllKept(): Promise<void> {
  await (await database()).deleteKept();
  await loadKept();
}

/** The same at once, without other code, since the page may be leaving. A browser that forbids its storage has nothing to delete. */
export function forgetKept(): void {
  forgotten += 1;
  useKept.setState({ kept: { items: [], isExpired: false } });
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Nothing was kept.
  }
}
