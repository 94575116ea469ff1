import { expect, it } from 'vitest';
import { pagesOf, session } from './history.fixtures.ts';
import { addToPages, type HistoryPages, removeFromPages, sessionsOf } from './history.merge.ts';

const ids = (pages: HistoryPages) => pages.pages.map(({ sessions }) => sessions.map(({ id }) => id).join(' '));
const known = pagesOf(true, [session('d', 20), session('c', 15)], [session('b', 10), session('a', 5)]);

it.each([
  ['the newest comes first', 25, ['new d c', 'b a']],
  ['an older one comes into its page', 12, ['d c', 'new b a']],
  ['one that is older than all loaded ones waits for its page', 1, ['d c', 'b a']],
])('%s', (_, day, expected) => {
  expect(ids(addToPages(known, session('new', day)))).toEqual(expected);
});

it('the oldest of all comes last where every page is loaded', () => {
  expect(ids(addToPages(pagesOf(false, [session('b', 10)]), session('new', 1)))).toEqual(['b new']);
  expect(ids(addToPages(pagesOf(false, []), session('new', 1)))).toEqual(['new']);
});

it('a known session is not added again', () => {
  expect(addToPages(known, session('b', 25))).toBe(known);
});

it('a removed session leaves its page, and the cursors stay', () => {
  const after = removeFromPages(known, 'b');
  expect(ids(after)).toEqual(['d c', 'a']);
  expect(after.pages.map(({ nextCursor }) => nextCursor)).toEqual(known.pages.map(({ nextCursor }) => nextCursor));
  expect(removeFromPages(known, 'unknown')).toBe(known);
});

it('a session that two pages name is shown once', () => {
  const twice = pagesOf(false, [session('b', 10)], [session('b', 10), session('a', 5)]);
  expect(sessionsOf(twice).map(({ id }) => id)).toEqual(['b', 'a']);
});
