import { create } from 'zustand';
import { config } from '../../../lib/config.ts';
import { KEPT_DATABASE } from '../../../lib/kept-database.ts';
import { lazyCode } from '../../../lib/lazy-code.ts';
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

/** Keeps an advice; null, or why it is not kept. Rejects where its code cannot be loaded. */
export async function keepAdvice(advice: NewlyKept, owner: string): Promise<NotKept | null> {
  const failure = await (await database()).keep(advice, owner);
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
  if (canKeep()) void deleteKeptAdvice([id]).catch(() => undefined);
}

/** Deletes all that is kept on this device. It needs no other code, since the page may be leaving. */
export function forgetKept(): void {
  useKept.setState({ kept: { items: [], isExpired: false } });
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(KEPT_DATABASE);
}
