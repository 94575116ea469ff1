import { HISTORY_FILTERS, type HistoryFilter, SEARCH_MAX, SEARCH_MIN } from '@beside/common/advice/advice.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';

/** What the history shows: a filter, and within it a search; an empty `q` is none. */
export interface HistoryView {
  category: HistoryFilter;
  q: string;
}

/** The text to search for, or nothing while it is too short. */
export function searchable(typed: string): string {
  const words = typed.trim().slice(0, SEARCH_MAX);
  return words.length >= SEARCH_MIN ? words : '';
}

/** Reads the view from the address; what it does not know counts as absent. */
export function readHistoryView(params: URLSearchParams): HistoryView {
  const category = HISTORY_FILTERS.find((filter) => filter === params.get('category')) ?? 'all';
  return { category, q: searchable(params.get('q') ?? '') };
}

/** Writes the view into an address, beside its other parameters. */
export function writeHistoryView(params: URLSearchParams, { category, q }: HistoryView): URLSearchParams {
  const next = new URLSearchParams(params);
  if (category === 'all') next.delete('category');
  else next.set('category', category);
  if (q) next.set('q', q);
  else next.delete('q');
  return next;
}

/** Whether a new session belongs into the list of a filter. Nobody has bookmarked it yet. */
export const fits = (category: HistoryFilter, session: AdviceSessionView): boolean =>
  category === 'all' || category === session.category;
