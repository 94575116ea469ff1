import {
  HISTORY_FILTERS,
  HISTORY_PAGE,
  type HistoryFilter,
  SEARCH_MAX,
  SEARCH_MIN,
} from '@beside/common/advice/advice.constants';
import { searchWords } from '../../lib/search-text.ts';
import { invalid, NEWEST, type Place, readCursor } from './advice.cursor.ts';

/** Sessions that one page may have. */
const LIMIT_MAX = 50;

/** What a page of the history is asked for with. */
export interface HistoryQuery {
  filter: HistoryFilter;
  after: Place;
  limit: number;
  /** What is searched for; null for a page without a search. */
  search: string | null;
}

/**
 * Reads the query of `GET /api/advice/history`. What is empty counts as absent.
 * @throws AppError 400 for a value that nobody can mean
 */
export function readHistoryQuery(query: Record<string, unknown>): HistoryQuery {
  const given = (name: string): string | null => {
    const value = query[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw invalid(name, `${name} must be given once`);
    return value;
  };
  const cursor = given('cursor');
  return {
    filter: filterOf(given('category')),
    after: cursor === null ? NEWEST : readCursor(cursor),
    limit: limitOf(given('limit')),
    search: searchOf(given('q')),
  };
}

function filterOf(category: string | null): HistoryFilter {
  if (category === null) return 'all';
  const filter = HISTORY_FILTERS.find((known) => known === category);
  if (!filter) throw invalid('category', `category must be one of ${HISTORY_FILTERS.join(', ')}`);
  return filter;
}

function limitOf(limit: string | null): number {
  if (limit === null) return HISTORY_PAGE;
  const most = /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (most < 1 || most > LIMIT_MAX) throw invalid('limit', `limit must be a number from 1 to ${LIMIT_MAX}`);
  return most;
}

function searchOf(q: string | null): string | null {
  const search = q?.trim() ?? '';
  if (search === '') return null;
  if (search.length < SEARCH_MIN || search.length > SEARCH_MAX)
    throw invalid('q', `q must have ${SEARCH_MIN} to ${SEARCH_MAX} characters`);
  if (searchWords(search).length === 0) throw invalid('q', 'q has nothing to search for');
  return search;
}
