import { isFields } from './parse.ts';
import { forTab } from './storage.ts';

/** Keeps the entries' random keys instead of addresses, which may be secret. */
const KEY = 'beside.scroll';
/** Number of kept entries; the oldest is dropped first. */
const KEPT = 50;

/** Set by a quick exit: scrolling and leaving write nothing any more. */
let over = false;

const positions = new Map<string, number>(Object.entries(read()));

function read(): Record<string, number> {
  const kept = forTab.json(KEY);
  if (!isFields(kept)) return {};
  return Object.fromEntries(Object.entries(kept).flatMap(([entry, top]) => (typeof top === 'number' ? [[entry, top]] : [])));
}

/** A history entry's scroll position in pixels; undefined if unknown. */
export const scrollPosition = (entry: string): number | undefined => positions.get(entry);

/** Records a history entry's scroll position. */
export function recordScroll(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  const oldest = positions.keys().next();
  if (positions.size > KEPT && !oldest.done) positions.delete(oldest.value);
}

/** Stores all positions for a reload. */
export function storeScroll(): void {
  if (!over) forTab.set(KEY, JSON.stringify(Object.fromEntries(positions)));
}

/** Clears all positions. */
export function forgetScroll(): void {
  positions.clear();
  forTab.remove(KEY);
}

/** Clears all positions, and keeps none until the page is loaded anew. */
export function endScroll(): void {
  forgetScroll();
  over = true;
}
