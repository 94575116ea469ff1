import { isFields } from './parse.ts';
import { forTab } from './storage.ts';

/** No addresses are kept here, only the history entries' random keys: an address may be a secret. */
const KEY = 'beside.scroll';
/** Entries that are kept; the oldest goes first. */
const KEPT = 50;

const positions = new Map<string, number>(Object.entries(read()));

function read(): Record<string, number> {
  const kept = forTab.json(KEY);
  if (!isFields(kept)) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([entry, top]) => (typeof top === 'number' ? [[entry, top]] : [])));
}

/** Where a history entry, by its key, was scrolled to in pixels; undefined when it was not seen before. */
export const scrollPosition = (entry: string): number | undefined => positions.get(entry);

/** Notes where a history entry is scrolled to. */
export function recordScroll(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  const oldest = positions.keys().next();
  if (positions.size > KEPT && !oldest.done) positions.delete(oldest.value);
}

/** Keeps all positions over a reload. */
export function storeScroll(): void {
  forTab.set(KEY, JSON.stringify(Object.fromEntries(positions)));
}

/** Forgets all positions. */
export function forgetScroll(): void {
  positions.clear();
  forTab.remove(KEY);
}
