import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { adviceRequest, generate } from '../../testing/advice-requests.ts';
import { useApp } from '../../testing/use-app.ts';

const { app } = await useApp();

const sessions = async (): Promise<number> => (await app.db.pool.query('select 1 from sessions')).rowCount ?? 0;

it('answers a visitor that nobody is signed in, and reading sets no cookie', async () => {
  const browser = app.browser();
  const before = await sessions();
  const { status, body, headers } = await browser.call('GET', '/api/auth/user');
  expect([status, body.code, headers.get('set-cookie')]).toEqual([401, 'not_signed_in', null]);
  expect((await browser.call('GET', '/api/usage/anonymous')).headers.get('set-cookie')).toBeNull();
  expect(await sessions()).toBe(before);
});

it('gives a browser one session when it asks, and the same when it asks again', async () => {
  const browser = app.browser();
  const before = await sessions();
  const first = await browser.call('POST', '/api/visitor');
  expect([first.status, first.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/HttpOnly; SameSite=Lax$/)]);
  const { cookie } = browser;
  expect((await browser.call('POST', '/api/visitor')).headers.get('set-cookie')).toBeNull();
  expect(browser.cookie).toBe(cookie);
  expect(await sessions()).toBe(before + 1);
});

it('ignores a planted session id', async () => {
  const browser = app.browser();
  browser.cookie = 'beside.sid=s%3Aplanted.notasignature';
  await browser.call('POST', '/api/visitor');
  expect(browser.cookie).not.toContain('planted');
});

it('does not write the session on every request', async () => {
  const browser = app.browser();
  await browser.call('POST', '/api/visitor');
  const version = async (): Promise<unknown> => (await app.db.pool.query('select xmin, sid from sessions order by sid')).rows;
  const before = await version();
  for (let call = 0; call < 3; call++) await browser.call('GET', '/api/usage/anonymous');
  expect(await version()).toEqual(before);
});

it('knows the browser on its long-polling socket too', async () => {
  const browser = app.browser();
  const request = adviceRequest();
  await generate(browser, request);
  const socket = io(app.url, { transports: ['polling'], forceNew: true, extraHeaders: { Cookie: browser.cookie } });
  expect(await socket.emitWithAck('advice:watch', { requestId: request.requestId })).toMatchObject({
    success: true,
    step: 'preparing',
  });
  socket.disconnect();
});
