import { InfiniteQueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query.ts';
import { adviceKeys } from '../advice.cache.ts';
import { historyKeys, removeStored, upsertBookmarked, upsertStored } from './history.cache.ts';
import { pagesOf, session } from './history.fixtures.ts';
import { type HistoryPages, sessionsOf } from './history.merge.ts';
import type { HistoryView } from './history-view.ts';

const old = session('old', 1);
const shown = (category: HistoryView['category'], q = '') => {
  const pages = queryClient.getQueryData<HistoryPages>(historyKeys.of({ category, q }));
  return pages && sessionsOf(pages).map(({ id }) => id);
};

beforeEach(() => {
  queryClient.clear();
  for (const category of ['all', 'family', 'work', 'bookmarked'] as const)
    queryClient.setQueryData(historyKeys.list(category), pagesOf(false, [old]));
  queryClient.setQueryData(historyKeys.of({ category: 'all', q: 'day' }), pagesOf(false, [old]));
});

describe('a new advice', () => {
  it('comes into the lists that it fits, and nowhere else', () => {
    upsertStored(session('new', 2, 'work'));
    expect(shown('all')).toEqual(['new', 'old']);
    expect(shown('work')).toEqual(['new', 'old']);
    expect(shown('family')).toEqual(['old']);
    expect(shown('bookmarked')).toEqual(['old']);
    expect(shown('health')).toBeUndefined();
  });

  it('makes the searches ask again', () => {
    upsertStored(session('new', 2));
    expect(shown('all', 'day')).toEqual(['old']);
    expect(queryClient.getQueryState(historyKeys.of({ category: 'all', q: 'day' }))?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(historyKeys.list('all'))?.isInvalidated).toBe(false);
  });

  it('that is pushed twice is there once', () => {
    upsertStored(session('new', 2));
    upsertStored(session('new', 2));
    expect(shown('all')).toEqual(['new', 'old']);
  });
});

it('a deleted advice leaves every list, also those of a search', () => {
  queryClient.setQueryData(adviceKeys.session('old'), old);
  removeStored('old');
  for (const category of ['all', 'family', 'work', 'bookmarked'] as const) expect(shown(category)).toEqual([]);
  expect(shown('all', 'day')).toEqual([]);
  expect(queryClient.getQueryData(adviceKeys.session('old'))).toBeUndefined();
});

describe('a bookmark', () => {
  it('brings a known session into the bookmarked ones, and takes it away again', () => {
    upsertStored(session('new', 2));
    upsertBookmarked('new', true);
    expect(shown('bookmarked')).toEqual(['new', 'old']);
    upsertBookmarked('new', false);
    expect(shown('bookmarked')).toEqual(['old']);
    expect(shown('all')).toEqual(['new', 'old']);
  });

  it('of a session that no list names makes the bookmarked ones ask again', () => {
    upsertBookmarked('unknown', true);
    expect(queryClient.getQueryState(historyKeys.list('bookmarked'))?.isInvalidated).toBe(true);
  });
});

it('a change during a fetch outlives an answer that is older than it', async () => {
  const next = Promise.withResolvers<HistoryPages['pages'][number]>();
  const initialPageParam: string | null = null;
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: historyKeys.list('all'),
    queryFn: () => next.promise,
    initialPageParam,
    getNextPageParam: () => 'next',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  const fetched = observer.fetchNextPage();
  upsertStored(session('new', 2));
  removeStored('old');
  expect(shown('all')).toEqual(['new']);
  next.resolve({ sessions: [session('oldest', 0)], nextCursor: null });
  await fetched;
  unsubscribe();
  expect(shown('all')).toEqual(['new', 'oldest']);
});
