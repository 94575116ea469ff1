import { once } from 'node:events';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { startRealtime } from '../testing/bare-realtime.ts';
import { Browser } from '../testing/test-browser.ts';

const session = vi.fn((_request: unknown, _response: unknown, next: () => void) => next());
const log = createLog('silent');
const logged = vi.spyOn(log, 'debug');
const { io, url, close } = await startRealtime({ session, log });
afterAll(close);
beforeEach(() => vi.clearAllMocks());

const browser = (): Browser => new Browser(url, '203.0.113.7');

it.each(['websocket', 'polling'] as const)('accepts its own pages alone, by %s', async (transport) => {
  const come = (Origin: string) => {
    const socket = connect(url, { transports: [transport], forceNew: true, reconnection: false, extraHeaders: { Origin } });
    return new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
    }).finally(() => socket.disconnect());
  };
  expect([await come(url), await come('https://evil.example'), await come(url)]).toEqual(['connected', 'refused', 'connected']);
  expect(logged.mock.calls.map(([fields]) => fields)).toEqual([{ code: 4 }]);
});

it('reads the session at the handshake, and not for later packets', async () => {
  const socket = connect(url, { transports: ['polling'], forceNew: true, reconnection: false });
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const there = io.sockets.sockets.get(socket.id ?? '');
  const polled = new Promise((resolve) => socket.once('account:changed', resolve));
  there?.emit('account:changed', { userId: 'clara' });
  await polled;
  expect(session).toHaveBeenCalledTimes(1);
  socket.disconnect();
});

it('refuses a socket whose session cannot be read', async () => {
  session.mockImplementationOnce((_request, _response, next: (error?: unknown) => void) => next(new Error('away')));
  await expect(browser().socket()).rejects.toThrow();
  expect((await browser().socket()).connected).toBe(true);
});

it('closes only the connection that sends too large a packet', async () => {
  const [large, other] = [await browser().socket(), await browser().socket()];
  const plain: { emit(event: string, ...payload: unknown[]): unknown } = large;
  const there = io.sockets.sockets.get(large.id ?? '');
  const received = new Promise((resolve) => there?.onAny((_event, payload: string) => resolve(payload.length)));
  plain.emit('any', 'a'.repeat(65_000));
  expect(await received).toBe(65_000);
  const closed = new Promise((resolve) => large.once('disconnect', resolve));
  plain.emit('any', 'a'.repeat(66_000));
  expect(await closed).toMatch(/transport/);
  expect(other.connected).toBe(true);
});

it('gives each connection an id that nobody can guess: a long poll shows nothing else', async () => {
  const open = async () => {
    const packet = await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text();
    return String(JSON.parse(packet.slice(1)).sid);
  };
  const ids = [await open(), await open()];
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(24);
  // One after the other has nothing in common with the one before.
  expect(ids[0]?.slice(-4)).not.toBe(ids[1]?.slice(-4));
});

it.each(['?EIO=4&transport=polling', '?EIO=4&transport=polling&sid=none', 'socket.io.js'])(
  'answers %s with the headers of data',
  async (path) => {
    const { headers } = await fetch(`${url}/socket.io/${path}`);
    const names = ['content-security-policy', 'x-content-type-options', 'cache-control', 'cross-origin-resource-policy'];
    expect(names.map((name) => headers.get(name))).toEqual([
      "default-src 'none'; frame-ancestors 'none'",
      'nosniff',
      'no-store',
      'same-origin',
    ]);
  },
);

it('serves no client script, and uses no compression', async () => {
  expect((await fetch(`${url}/socket.io/socket.io.js`)).status).toBe(400);
  const webSocket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await once(webSocket, 'open');
  expect(webSocket.extensions).toBe('');
  webSocket.close();
});
