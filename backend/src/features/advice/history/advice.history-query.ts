import {
  HISTORY_FILTERS,
  HISTORY_PAGE,
  type HistoryFilter,
  SEARCH_MAX,
  SEARCH_MIN,
} from '@beside/common/advice/advice.constants';
import { invalidQuery, type QueryOf, queryField, textOf } from '../../../http/query.ts';
import { searchWords } from '../../../lib/search-text.ts';
import { NEWEST, readCursor } from './advice.cursor.ts';

/** Sessions that one page may have. */
const LIMIT_MAX = 50;

/** What a page of the history is asked for with. */
export type HistoryQuery = QueryOf<typeof HISTORY_QUERY>;

/** The parameters of `GET /api/advice/history`. What is empty counts as absent; a value that nobody can mean is refused with 400. */
export const HISTORY_QUERY = {
  category: queryField('A life area, or a group of them', { type: 'string', enum: HISTORY_FILTERS }, (raw, name) =>
    filterOf(textOf(raw, name)),
  ),
  cursor: queryField('`nextCursor` of the page before', { type: 'string' }, (raw, name) => {
    const cursor = textOf(raw, name);
    return cursor === null ? NEWEST : readCursor(cursor);
  }),
  limit: queryField('Sessions of a page', { type: 'integer', minimum: 1, maximum: LIMIT_MAX }, (raw, name) =>
    limitOf(textOf(raw, name)),
  ),
  q: queryField('Words to search for', { type: 'string', minLength: SEARCH_MIN, maxLength: SEARCH_MAX }, (raw, name) =>
    searchOf(textOf(raw, name)),
  ),
};

function filterOf(category: string | null): HistoryFilter {
  if (category === null) return 'all';
  const filter = HISTORY_FILTERS.find((known) => known === category);
  if (!filter) throw invalidQuery('category', `category must be one of ${HISTORY_FILTERS.join(', ')}`);
  return filter;
}

function limitOf(limit: string | null): number {
  if (limit === null) return HISTORY_PAGE;
  const most = /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (most < 1 || most > LIMIT_MAX) throw invalidQuery('limit', `limit must be a number from 1 to ${LIMIT_MAX}`);
  return most;
}

/** What is searched for; null for a page without a search. */
function searchOf(q: string | null): string | null {
  const search = q?.trim() ?? '';
  if (search === '') return null;
  if (search.length < SEARCH_MIN || search.length > SEARCH_MAX)
    throw invalidQuery('q', `q must have ${SEARCH_MIN} to ${SEARCH_MAX} characters`);
  if (searchWords(search).length === 0) throw invalidQuery('q', 'q has nothing to search for');
  return search;
}
