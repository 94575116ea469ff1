import type { TokenPermission } from '@beside/common/tokens/tokens.constants';
import { expect, it } from 'vitest';
import { signUp, type TestUser } from '../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../testing/admins.ts';
import { adviceRequest, generate, nextEvent } from '../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import type { TestApp } from '../testing/test-app.ts';
import { admitted, type TestSocket } from '../testing/test-browser.ts';
import { LOSE_NOTIFICATIONS } from '../testing/test-database.ts';
import { makeToken } from '../testing/tokens.ts';
import { useCluster } from '../testing/use-cluster.ts';

const { database, model, one, other } = await useCluster();
const owner = await signUpOwner(one, database);

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const closed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
/** Resolves once the server has checked the socket's token. */
const answered = (socket: TestSocket) => socket.emitWithAck('advice:watch', { requestId: 'none' });

/** A user's token, with a socket on each node, and what the other nodes answer it. */
async function program(user: TestUser, permissions: TokenPermission[], more: object = {}) {
  const { id, value } = await makeToken(owner, user.id, permissions, more);
  const connect = (node: TestApp) => node.browser().socket({}, { token: value });
  const sockets = [await connect(one), await connect(other)];
  await Promise.all(sockets.map(answered));
  return {
    ...{ id, value, sockets },
    ended: Promise.all(sockets.map(closed)),
    statuses: () =>
      Promise.all(
        [one, other].map(
          async (node) => (await node.browser().call('GET', '/api/admin/status', undefined, bearer(value))).status,
        ),
      ),
    /** What a new handshake is refused with, on each node. */
    refused: () =>
      Promise.all(
        [one, other].map((node) =>
          connect(node).then(
            () => null,
            (error: unknown) => Object(error).data?.code,
          ),
        ),
      ),
  };
}

const write = (method: string, path: string, body: object) =>
  owner.browser.call(method, path, { adminPassword: ADMIN_PASSWORD, ...body });

const ENDS: [string, (id: number, user: TestUser) => Promise<unknown>][] = [
  ['revoked', (id) => write('PATCH', `/api/admin/api-tokens/${id}/toggle`, { isActive: 0 })],
  ['deleted', (id) => write('DELETE', `/api/admin/api-tokens/${id}`, {})],
  ['of a deleted user', (_id, { browser }) => browser.call('DELETE', '/api/auth/delete-account')],
];

it.each(ENDS)('a token that is %s is refused on every node, and its sockets are closed', async (what, end) => {
  const user = await signUp(one);
  const { id, ended, statuses, refused } = await program(user, ['*']);
  const session = await user.browser.socket();
  await admitted(session);
  expect(await statuses()).toEqual([200, 200]);
  await end(id, user);
  expect(await statuses()).toEqual([401, 401]);
  await ended;
  expect(await refused()).toEqual(['not_signed_in', 'not_signed_in']);
  expect(session.connected).toBe(what !== 'of a deleted user');
});

it('a token that expires is refused, and its sockets are closed at that time', async () => {
  const user = await signUp(one);
  const { id, value } = await makeToken(owner, user.id, ['*']);
  await database.query(`update api_tokens set "expiresAt" = now() + interval '500 milliseconds' where id = ${id}`);
  const socket = await other.browser().socket({}, { token: value });
  await closed(socket);
  await expect
    .poll(async () => (await one.browser().call('GET', '/api/admin/status', undefined, bearer(value))).status)
    .toBe(401);
});

it("a demoted admin's token may read nothing of the panel, and its sockets are closed", async () => {
  const admin = await signUpAs(one, database, 'admin');
  const { sockets, ended, value, refused } = await program(admin, ['admin:read']);
  const watch = (socket: TestSocket) => socket.emitWithAck('admin:watch', { connected: false });
  for (const socket of sockets) expect(await watch(socket)).toMatchObject({ success: true });
  await database.query(`update users set "isAdmin" = 0 where id = '${admin.id}'`);
  await ended;
  expect(await refused()).toEqual([null, null]);
  expect(await watch(await other.browser().socket({}, { token: value }))).toMatchObject({ code: 'not_allowed' });
});

it('a check that was missed is made up for after a gap in the notifications', async () => {
  const user = await signUp(one);
  const { id, ended } = await program(user, ['*']);
  await database.query(`update api_tokens set "isActive" = 0 where id = ${id};
    ${LOSE_NOTIFICATIONS}`);
  await ended;
});

it('a handshake with anything but a token that holds is refused, whatever its cookie', async () => {
  const { browser } = await signUp(one);
  for (const token of ['beside_none', '', 7, { value: 'x' }, false]) {
    const refusal = await browser.socket({}, { token }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ data: { success: false, code: 'not_signed_in', message: expect.any(String) } });
  }
});

it('a program follows an advice live on another node, and receives nothing that its permissions do not cover', async () => {
  const user = await signUp(one);
  const { value, sockets } = await program(user, ['advice:generate']);
  const [, socket] = sockets;
  if (!socket) throw new Error('No socket');
  const seen: string[] = [];
  socket.onAny((event: string) => seen.push(event));
  const page = await user.browser.socket();
  await admitted(page);
  const account = new Promise((resolve) => page.once('usage:changed', resolve));
  const body = adviceRequest();
  const ready = nextEvent<{ requestId: string }>(socket, 'advice:ready');
  const watched = socket.emitWithAck('advice:watch', { requestId: body.requestId });
  // An advice that has ended is in the acknowledgement, and is not pushed again.
  model.play(async (request) => {
    await watched;
    request.answer(JSON.stringify(GOOD_ADVICE));
  });
  const sessions = async () => Object((await database.query('select count(*)::int as n from sessions'))[0]).n;
  const before = await sessions();
  const asked = await one.browser().call('POST', '/api/advice/generate', body, bearer(value));
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []]);
  expect(await watched).toMatchObject({ success: true });
  expect(await ready).toMatchObject({ requestId: body.requestId });
  await account;
  expect(seen.every((event) => event.startsWith('advice:p') || event === 'advice:ready')).toBe(true);
  expect(await sessions()).toBe(before);
  // The user's, whose own page reads it.
  const { id } = Object(asked.body.session);
  expect((await user.browser.call('GET', `/api/advice/${id}`)).status).toBe(200);
  expect((await generate(user.browser, body)).body).toMatchObject({ session: { id } });
  expect(await socket.emitWithAck('chat:open', { sessionId: id })).toMatchObject({ code: 'not_allowed' });
});
