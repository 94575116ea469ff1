import { expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { signUpOwner } from '../testing/admins.ts';
import type { TestSocket } from '../testing/test-browser.ts';
import { makeToken } from '../testing/tokens.ts';
import { useApp } from '../testing/use-app.ts';

/** A tenth of each limit: five sockets. */
const { app, database } = await useApp({ RATE_LIMIT_FACTOR: '0.1', SHARED_NETWORKS: '203.0.113.0/24' });
const owner = await signUpOwner(app, database);

const refusal = (error: unknown): unknown => Object(error).data;
/** As many sockets as are let in, up to a number, and what the first refused one is told. */
async function connectAll(open: () => Promise<TestSocket>, most: number): Promise<{ sockets: TestSocket[]; refused: unknown }> {
  const sockets: TestSocket[] = [];
  while (sockets.length < most) {
    const opened = await open().catch(refusal);
    if (!(opened instanceof Object && 'disconnect' in opened)) return { sockets, refused: opened };
    sockets.push(opened as TestSocket);
  }
  return { sockets, refused: null };
}
const close = (sockets: TestSocket[]): void => sockets.forEach((socket) => void socket.disconnect());
const TOO_MANY = { code: 'too_many_requests', success: false };

it('a visitor’s address holds so many, is told of any further one, and gets one again once one has closed', async () => {
  const browser = app.browser();
  const open = () => browser.socket();
  const { sockets, refused } = await connectAll(open, 10);
  expect([sockets.length, refused]).toEqual([5, expect.objectContaining(TOO_MANY)]);
  const elsewhere = await app.browser().socket();
  sockets.pop()?.disconnect();
  await expect.poll(async () => (await connectAll(open, 1)).refused).toBeNull();
  close([...sockets, elsewhere]);
});

it('visitors keep no user out of an address, and its users together hold some more', async () => {
  const at = { 'X-Forwarded-For': '198.51.100.200' };
  const { sockets } = await connectAll(() => app.browser().socket(at), 10);
  expect(sockets).toHaveLength(5);
  const user = await signUp(app);
  const own = await connectAll(() => user.browser.socket(at), 10);
  expect(own.sockets).toHaveLength(5);
  close([...sockets, ...own.sockets]);
});

it('a user holds so many, from whatever addresses', async () => {
  const user = await signUp(app);
  let n = 0;
  const open = () => user.browser.socket({ 'X-Forwarded-For': `198.51.100.${++n}` });
  const { sockets, refused } = await connectAll(open, 10);
  expect([sockets.length, refused]).toEqual([5, expect.objectContaining(TOO_MANY)]);
  close(sockets);
});

it('a token holds so many', async () => {
  const user = await signUp(app);
  const { value } = await makeToken(owner, user.id, ['*']);
  const { sockets, refused } = await connectAll(() => app.browser().socket({}, { token: value }), 10);
  expect([sockets.length, refused]).toEqual([5, expect.objectContaining(TOO_MANY)]);
  close(sockets);
});

it('an address that many people share holds many times as many', async () => {
  const { sockets, refused } = await connectAll(() => app.browser().socket({ 'X-Forwarded-For': '203.0.113.7' }), 12);
  expect([sockets.length, refused]).toEqual([12, null]);
  close(sockets);
});
