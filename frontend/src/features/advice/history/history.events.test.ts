import { beforeEach, expect, it, vi } from 'vitest';
import { ParseError } from '../../../lib/parse.ts';
import { queryClient } from '../../../lib/query.ts';
import type { LiveSocket } from '../../../lib/socket.ts';
import { type BookmarkChange, bookmarkChange, setBookmarked } from './bookmarks.ts';
import { historyKeys } from './history.cache.ts';
import { bindHistoryEvents } from './history.events.ts';
import { pagesOf, session } from './history.fixtures.ts';
import { type HistoryPages, sessionsOf } from './history.merge.ts';

vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } });

const bookmarks = ['advice', 'bookmarks'];
const ids = (category: 'all' | 'bookmarked') => {
  const pages = queryClient.getQueryData<HistoryPages>(historyKeys.list(category));
  return pages && sessionsOf(pages).map(({ id }) => id);
};

/** A socket that knows its handlers alone. */
function bind(connected: boolean) {
  const handlers = new Map<string, (push?: unknown) => void>();
  const socket = { connected, on: (event: string, handler: () => void) => void handlers.set(event, handler) };
  Reflect.apply(bindHistoryEvents, undefined, [socket satisfies Pick<LiveSocket, 'connected'>]);
  return (event: string, push?: unknown) => handlers.get(event)?.(push);
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(historyKeys.list('all'), pagesOf(false, [session('old', 1)]));
  queryClient.setQueryData(historyKeys.list('bookmarked'), pagesOf(false, []));
  queryClient.setQueryData(bookmarks, { owner: 'clara', ids: [] });
});

it('pushes change the lists and the bookmarks', () => {
  const receive = bind(true);
  receive('advice:stored', { session: session('new', 2) });
  expect(ids('all')).toEqual(['new', 'old']);
  receive('advice:bookmarked', { id: 'new', bookmarked: true });
  expect([ids('bookmarked'), queryClient.getQueryData(bookmarks)]).toEqual([['new'], { owner: 'clara', ids: ['new'] }]);
  receive('advice:deleted', { id: 'new' });
  expect([ids('all'), ids('bookmarked'), queryClient.getQueryData(bookmarks)]).toEqual([
    ['old'],
    [],
    { owner: 'clara', ids: [] },
  ]);
});

it.each(['advice:stored', 'advice:deleted', 'advice:bookmarked'])('an unreadable %s changes nothing', (event) => {
  const receive = bind(true);
  expect(() => receive(event, { id: 7, session: { id: 'new' } })).toThrow(ParseError);
  expect(ids('all')).toEqual(['old']);
});

it.each([
  ['the first connection asks for nothing', false, 1, false],
  ['the next one asks for what was missed', false, 2, true],
  ['so does the first one after the page was opened with a connection', true, 1, true],
])('%s', (_, connected, times, asks) => {
  const receive = bind(connected);
  for (let time = 0; time < times; time += 1) receive('connect');
  expect(queryClient.getQueryState(historyKeys.list('all'))?.isInvalidated).toBe(asks);
  expect(queryClient.getQueryState(bookmarks)?.isInvalidated).toBe(asks);
});

it('an echo of a first tap does not undo a second one that is on its way', async () => {
  const receive = bind(true);
  const shown = () => queryClient.getQueryData(bookmarks);
  let stored: (value?: unknown) => void = () => undefined;
  const mutation = queryClient.getMutationCache().build<unknown, Error, BookmarkChange, unknown>(queryClient, {
    mutationKey: bookmarkChange,
    mutationFn: () => new Promise((resolve) => (stored = resolve)),
    networkMode: 'always',
  });
  setBookmarked('old', false);
  const sent = mutation.execute({ id: 'old', bookmarked: false });
  await vi.waitFor(() => expect(mutation.state.status).toBe('pending'), { timeout: 30_000 });
  receive('advice:bookmarked', { id: 'old', bookmarked: true });
  expect(shown()).toEqual({ owner: 'clara', ids: [] });
  // Those of other sessions are heard.
  receive('advice:bookmarked', { id: 'new', bookmarked: true });
  expect(shown()).toEqual({ owner: 'clara', ids: ['new'] });
  stored();
  await sent;
  receive('advice:bookmarked', { id: 'old', bookmarked: true });
  expect(shown()).toEqual({ owner: 'clara', ids: ['old', 'new'] });
});
