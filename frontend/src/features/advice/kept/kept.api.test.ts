import { afterEach, expect, it, vi } from 'vitest';
import { postKept } from './kept.api.ts';

afterEach(() => vi.unstubAllGlobals());

const serve = (json: object) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(String(body))]);
    return Response.json(json);
  });
  return sent;
};

it('asks for all copies at once, and reads which of them are gone', async () => {
  const sent = serve({ success: true, gone: ['b'] });
  expect(await postKept(['a', 'b'])).toEqual(['b']);
  expect(sent).toEqual([['POST', '/api/advice/kept', { ids: ['a', 'b'] }]]);
});

it('takes no other answer for one that deletes copies', async () => {
  serve({ success: true, gone: 'all' });
  await expect(postKept(['a'])).rejects.toThrow();
});
