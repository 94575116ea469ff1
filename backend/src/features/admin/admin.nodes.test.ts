import { expect, it } from 'vitest';
import { signUp, type TestUser } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { admitted, type TestSocket } from '../../testing/test-browser.ts';
import { useCluster } from '../../testing/use-cluster.ts';

const { one, other, database } = await useCluster();
const owner = await signUpOwner(one, database);

const closed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
/** The same user's browser at the other node. */
const away = (user: TestUser) => {
  const browser = other.browser();
  browser.cookie = user.browser.cookie;
  return browser;
};
const asOwner = (call: string, body: object) => owner.browser.call('POST', `/api/admin/${call}`, body);

it('a made, and a demoted admin has the new rights on every node, and sockets that come back with them', async () => {
  const user = await signUp(one);
  const browser = away(user);
  const sockets = [await user.browser.socket(), await browser.socket()];
  await Promise.all(sockets.map(admitted));
  const ends = Promise.all(sockets.map(closed));
  expect((await browser.call('GET', '/api/admin/users')).status).toBe(403);
  expect((await asOwner('make-admin', { userId: user.id, password: ADMIN_PASSWORD })).status).toBe(200);
  await ends;
  // Closed with the notification that has the other node read the rights anew.
  expect((await browser.call('GET', '/api/admin/users')).status).toBe(200);
  const panel = await browser.socket();
  expect(await panel.emitWithAck('admin:watch', { connected: false })).toMatchObject({ success: true });
  const seen = new Promise((resolve) => panel.once('admin:changed', resolve));
  const end = closed(panel);
  expect(
    (await asOwner('set-user-status', { userId: user.id, isAdmin: 0, isOwner: 0, adminPassword: ADMIN_PASSWORD })).status,
  ).toBe(200);
  await Promise.race([end, seen]);
  await end;
  expect((await browser.call('GET', '/api/admin/users')).status).toBe(403);
  const back = await browser.socket();
  expect(await back.emitWithAck('admin:watch', { connected: false })).toMatchObject({ success: false, code: 'not_allowed' });
  expect((await browser.call('GET', '/api/auth/user')).body).toMatchObject({ user: { id: user.id, isAdmin: false } });
});

it('a deleted user is gone from every node', async () => {
  const user = await signUp(one);
  const browser = away(user);
  const sockets = [await user.browser.socket(), await browser.socket()];
  await Promise.all(sockets.map(admitted));
  const ends = sockets.map(closed);
  await browser.call('GET', '/api/auth/user');
  const admin = await signUpAs(one, database, 'admin');
  const removed = await admin.browser.call('DELETE', `/api/admin/delete-user/${user.id}`, { password: ADMIN_PASSWORD });
  expect(removed.status).toBe(200);
  await Promise.all(ends);
  expect((await browser.call('GET', '/api/auth/user')).status).toBe(401);
});
