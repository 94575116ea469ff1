import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { useApp } from '../testing/use-app.ts';
import { WAIT } from '../testing/wait.ts';

const { app } = await useApp();
const SLOW = 100;
const { hostname, port } = new URL(app.url);

/** A request without an end: each `dribble` sends one more byte. */
function slowRequest(number: number): { socket: Socket; dribble(): void } {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = `Host: ${hostname}\r\nX-Forwarded-For: 10.200.0.${number}\r\n`;
  socket.write(
    number % 2 === 0
      ? `GET /api/auth/user HTTP/1.1\r\n${head}X-Slow: `
      : `POST /api/auth/login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":"`,
  );
  return { socket, dribble: () => void (socket.writable && socket.write('a')) };
}

it('answers others during a hundred unfinished requests, and closes those in the end', async () => {
  // The test waits for the heads below; a whole request has half a minute.
  expect(app.http.requestTimeout).toBeGreaterThan(0);
  expect(app.http.requestTimeout).toBeLessThanOrEqual(30_000);
  const slow = Array.from({ length: SLOW }, (_, number) => slowRequest(number));
  await vi.waitFor(async () => {
    const open = await new Promise<number>((resolve, reject) =>
      app.http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
    expect(open).toBeGreaterThanOrEqual(SLOW);
  }, WAIT);
  for (let round = 0; round < 5; round++) {
    for (const { dribble } of slow) dribble();
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.browser().call('GET', '/api/usage/anonymous')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const socket = await app.browser().socket();
    expect(socket.connected).toBe(true);
  }
  const closing = slow.map(({ socket }) => (socket.destroyed ? null : new Promise((resolve) => socket.once('close', resolve))));
  for (const { socket } of slow) socket.resume();
  // The server itself closes unfinished heads.
  await Promise.all(closing.filter((_, number) => number % 2 === 0));
  app.http.closeAllConnections();
  await Promise.all(closing);
});

it.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
  ['a length beside chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks of another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a header with a space before its colon', 'Content-Length : 2\r\n\r\n{}'],
])('refuses a request with %s, in which a proxy could see two', async (_what, rest) => {
  const socket = connect(Number(port), hostname);
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n${rest}`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('answers 413 to a too large body, and goes on', async () => {
  const huge = JSON.stringify({ email: 'a'.repeat(10 * 1024 * 1024) });
  // The server may close before it has read everything.
  const answer = await app
    .browser()
    .call('POST', '/api/auth/login', huge)
    .catch(() => null);
  expect(answer?.status ?? 413).toBe(413);
  const deep = `{"email":${'['.repeat(15_000)}${']'.repeat(15_000)}}`;
  expect((await app.browser().call('POST', '/api/auth/login', deep)).status).toBe(400);
  const socket = await app.browser().socket();
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  socket.emit('advice:watch', { requestId: 'a'.repeat(1024 * 1024) }, () => undefined);
  expect(await closed).toMatch(/transport/);
  expect((await app.browser().call('GET', '/api/usage/anonymous')).status).toBe(200);
});

it('watches the unread answers of Socket.IO’s polls as well: Socket.IO takes the listeners before it off its own requests', () => {
  const [first] = app.http.listeners('request');
  const socket = { writableLength: 1, setTimeout: vi.fn() };
  const response = new EventEmitter();
  first?.call(app.http, { socket, url: '/socket.io/?EIO=4&transport=polling' }, response);
  response.emit('prefinish');
  expect(socket.setTimeout).toHaveBeenCalledTimes(1);
});

it('keeps an idle connection for longer than proxies do, so that no request meets a closing one', async () => {
  const NGINX_KEEPS_S = 60;
  expect(app.http.keepAliveTimeout).toBeGreaterThan(NGINX_KEEPS_S * 1000);
  const answer = await fetch(`${app.url}/healthz`);
  await answer.arrayBuffer();
  const seconds = Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(NGINX_KEEPS_S);
});
