import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query.ts';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
vi.stubGlobal('window', { localStorage, sessionStorage: localStorage });

const { bookmarksQuery, setBookmarked } = await import('./bookmarks.ts');
const { forgetAdvice } = await import('../forget.ts');

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const [A, B, C] = [id('a'), id('b'), id('c')];
/** The server's bookmarks of the one who is signed in, and the calls that it got. */
let stored: string[];
let calls: string[];
let answered: Promise<void>;

vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
  calls.push(`${method} ${path}${typeof body === 'string' ? ` ${body}` : ''}`);
  if (method === 'PUT' && typeof body === 'string') {
    const { ids }: { ids: string[] } = JSON.parse(body);
    stored = [...new Set([...ids, ...stored])];
  }
  const answer = Response.json({ success: true, ids: stored });
  await answered;
  return answer;
});

const copy = () => JSON.parse(kept.get('bookmarkedSessions') ?? 'null');
const ask = (user: string) => queryClient.fetchQuery({ ...bookmarksQuery(user), staleTime: 0 });

beforeEach(() => {
  queryClient.clear();
  kept.clear();
  stored = [C];
  calls = [];
  answered = Promise.resolve();
});

describe('at a sign-in', () => {
  it('what this browser had bookmarked is merged, once', async () => {
    kept.set('bookmarkedSessions', JSON.stringify([A, B]));
    expect((await ask('clara')).ids).toEqual([A, B, C]);
    expect(copy()).toEqual([A, B, C]);
    await ask('clara');
    expect(calls).toEqual([`PUT /api/advice/bookmarks {"ids":["${A}","${B}"]}`, 'GET /api/advice/bookmarks']);
  });

  it('without bookmarks here, the server’s are fetched', async () => {
    await ask('clara');
    expect(calls).toEqual(['GET /api/advice/bookmarks']);
    expect(copy()).toEqual([C]);
  });

  it('another user’s copy is replaced, and given to nobody', async () => {
    kept.set('bookmarkedSessions', JSON.stringify([A])).set('beside.bookmarks.owner', 'tom');
    expect((await ask('clara')).ids).toEqual([C]);
    expect(calls).toEqual(['GET /api/advice/bookmarks']);
  });

  it.each(['{', '{"a":1}', '[1,null]', '["no id"]', `["${A}x"]`])('the broken copy %s counts as empty', async (broken) => {
    kept.set('bookmarkedSessions', broken);
    await ask('clara');
    expect(calls).toEqual(['GET /api/advice/bookmarks']);
  });

  it('more than one call’s worth is merged in several', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
    kept.set('bookmarkedSessions', JSON.stringify(many));
    expect((await ask('clara')).ids).toHaveLength(1_002);
    expect(calls).toHaveLength(3);
  });
});

it('a bookmark changes the copy as well', async () => {
  await ask('clara');
  setBookmarked(A, true);
  setBookmarked(A, true);
  expect(copy()).toEqual([A, C]);
  setBookmarked(C, false);
  expect(copy()).toEqual([A]);
});

it('a sign-out clears the copy, also while an answer is on its way', async () => {
  await ask('clara');
  forgetAdvice();
  expect(kept.has('bookmarkedSessions') || kept.has('beside.bookmarks.owner')).toBe(false);

  const late = Promise.withResolvers<void>();
  answered = late.promise;
  const asked = ask('clara');
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 30_000 });
  queryClient.removeQueries();
  forgetAdvice();
  late.resolve();
  await expect(asked).rejects.toThrow();
  expect(kept.has('bookmarkedSessions')).toBe(false);
  setBookmarked(A, true);
  expect(kept.has('bookmarkedSessions')).toBe(false);
});
