import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, apiIfChanged } from './api.ts';

const answer = (status: number, body: string | null, type = 'application/json', statusText = '') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, statusText, headers: { 'content-type': type } }));

afterEach(() => vi.unstubAllGlobals());

const failing = () =>
  api('/api/x').then(
    () => null,
    (error: unknown) => error,
  );

describe('api', () => {
  it('returns the JSON, and null without content', async () => {
    answer(200, '{"success":true}');
    expect(await api('/api/x')).toEqual({ success: true });
    answer(204, null);
    expect(await api('/api/x')).toBeNull();
  });

  it("keeps the failure's code, message and field errors", async () => {
    answer(400, '{"success":false,"code":"validation_failed","message":"No","errors":{"description":["short",7]}}');
    expect(await failing()).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'No',
      errors: { description: ['short'] },
      passing: false,
    });
  });

  it('reports status and text of other refusals, and recognises passing ones', async () => {
    answer(502, 'upstream gone', 'text/plain');
    expect(await failing()).toMatchObject({ message: '502: upstream gone', passing: true });
    answer(500, '', 'text/plain', 'Internal Server Error');
    expect(await failing()).toMatchObject({ message: '500: Internal Server Error', passing: false });
  });

  it('rejects an HTML page', async () => {
    answer(200, '<!doctype html>', 'text/html');
    expect(await failing()).toMatchObject({ message: 'Server returned HTML instead of JSON - routing issue' });
  });

  it('reports an unreachable server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failing();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: 'network', passing: true });
  });
});

describe('apiIfChanged', () => {
  it('sends the given ETag, and returns null on 304', async () => {
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const tag = new Headers(init.headers).get('if-none-match');
      asked.push(tag);
      return tag === '"1"'
        ? new Response(null, { status: 304 })
        : new Response('{"success":true}', { headers: { 'content-type': 'application/json', etag: '"1"' } });
    });
    expect(await apiIfChanged('/api/x', null)).toEqual({ json: { success: true }, etag: '"1"' });
    expect(await apiIfChanged('/api/x', '"1"')).toBeNull();
    expect(asked).toEqual([null, '"1"']);
  });

  it('fails like every other call', async () => {
    answer(404, '{"success":false,"code":"not_found","message":"No"}');
    await expect(apiIfChanged('/api/x', '"1"')).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});
