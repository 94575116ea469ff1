import { RELEASE_HEADER } from '@beside/common/release';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';

const TOO_OLD = { success: false, code: 'client_too_old', message: 'Load again' };
/** What the opened page knows of a newer release. */
const known = async () => (await import('./update.store.ts')).useUpdate.getState().update;
const handshake = (socket: { auth(give: (data: object) => void): void }) =>
  new Promise((resolve) => {
    socket.auth(resolve);
  });

afterEach(() => void vi.useRealTimers());

describe('a page of a release', () => {
  it('names it with each call and each handshake', async () => {
    const { calls, socket } = await openApp('/', { release: 'index-C0ff_ee-1' });
    expect(await handshake(await socket())).toEqual({ language: 'en', release: 'index-C0ff_ee-1' });
    const ours = calls.filter(({ path }) => path.startsWith('/api/'));
    expect(ours.length).toBeGreaterThan(0);
    expect(new Set(ours.map(({ release }) => release))).toEqual(new Set(['index-C0ff_ee-1']));
  });

  it('names nothing in development', async () => {
    const { calls, socket } = await openApp('/');
    expect(await handshake(await socket())).toEqual({ language: 'en' });
    expect(calls.filter(({ release }) => release !== undefined)).toEqual([]);
  });

  it('leaves out the first call of what the document has asked for, whose answer WebKit gives to the same headers alone', async () => {
    vi.resetModules();
    const head = document.createElement('template');
    head.innerHTML = '<link rel="preload" as="fetch" href="/api/advice/1"><meta name="beside-release" content="index-1">';
    vi.spyOn(document, 'head', 'get').mockReturnValue(Object(head.content));
    const { releaseHeader } = await import('./release.ts');
    const named = { [RELEASE_HEADER]: 'index-1' };
    expect(releaseHeader('/api/advice/2')).toEqual(named);
    expect(releaseHeader('/api/advice/1')).toEqual({});
    expect(releaseHeader('/api/advice/1')).toEqual(named);
  });
});

describe('a page that must be loaded again', () => {
  it('learns it from a call', async () => {
    const { answer } = await openApp('/');
    const { api } = await import('./api.ts');
    answer({ 'GET /api/x': failure('not_found') });
    await expect(api('/api/x')).rejects.toMatchObject({ status: 404 });
    expect(await known()).toBe('none');
    answer({ 'GET /api/x': failure('client_too_old') });
    await expect(api('/api/x')).rejects.toMatchObject({ status: 426, code: 'client_too_old', passing: false });
    expect(await known()).toBe('needed');
  });

  it('learns it from a refused handshake, and asks for no connection again', async () => {
    const socket = await (await openApp('/')).socket();
    const { reconnect } = await import('./socket.ts');
    vi.useFakeTimers();
    const before = socket.attempts;
    socket.refuse(TOO_OLD);
    expect(await known()).toBe('needed');
    window.dispatchEvent(new Event('online'));
    await reconnect();
    vi.advanceTimersByTime(120_000);
    expect([socket.attempts, socket.connected]).toEqual([before, false]);
  });

  it('keeps the socket that it has, and opens no other when that one closes', async () => {
    const { answer, socket: opened } = await openApp('/');
    const socket = await opened();
    const { api } = await import('./api.ts');
    answer({ 'GET /api/x': failure('client_too_old') });
    await expect(api('/api/x')).rejects.toThrow();
    expect(socket.connected).toBe(true);
    const [before, ends] = [socket.attempts, vi.spyOn(socket, 'disconnect')];
    socket.disconnect();
    // Once more by the page: so the client itself does not try again.
    expect(ends).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    expect(socket.attempts).toBe(before);
  });

  it('is no page that is refused for anything else: that one tries again after half a minute', async () => {
    const socket = await (await openApp('/')).socket();
    vi.useFakeTimers();
    const before = socket.attempts;
    for (const refusal of [{ success: false, code: 'too_many_requests' }, 'client_too_old']) {
      socket.refuse(Object(refusal));
      expect(await known()).toBe('none');
    }
    vi.advanceTimersByTime(30_000);
    expect(socket.attempts).toBe(before + 2);
  });
});
