import { afterEach, expect, it, vi } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { signUpAs } from '../testing/admins.ts';
import type { Browser, TestSocket } from '../testing/test-browser.ts';
import { LOSE_NOTIFICATIONS } from '../testing/test-database.ts';
import { useApp } from '../testing/use-app.ts';

const { app, database } = await useApp();
const { pool } = app.db;
afterEach(() => vi.restoreAllMocks());

const closed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
const serverSide = ({ id }: TestSocket) => app.io.sockets.sockets.get(id ?? '');
/** An event that is refused after the socket is authenticated. */
const watch = (socket: TestSocket) => socket.emitWithAck('advice:watch', { requestId: 'none' });

/** Has the check whether sessions hold fail so many times. */
function failChecks(times: number): { failed(): number } {
  const query = pool.query.bind(pool);
  let failed = 0;
  vi.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    const { text } = Object(args[0]);
    if (!String(text).startsWith('select s.sid') || failed >= times) return Reflect.apply(query, pool, args);
    failed += 1;
    return Promise.reject(new Error('away'));
  });
  return { failed: () => failed };
}

/** Ends a session without a notification. */
const endSilently = async (browser: Browser): Promise<void> => {
  const sid = decodeURIComponent(browser.cookieNamed('beside.sid')).slice(2).split('.')[0];
  await database.query(`delete from sessions where sid = '${sid}'`);
};

const loseNotifications = () => database.query(LOSE_NOTIFICATIONS);

it.each([
  ['has ended without a notification', endSilently],
  ['cannot be checked', async () => void failChecks(1)],
])('a socket whose session %s is closed, and none of its events is handled', async (_what, end) => {
  const { browser, id } = await signUp(app);
  await browser.call('GET', '/api/auth/user');
  await end(browser);
  const socket = await browser.socket();
  const taken = vi.fn();
  void watch(socket).then(taken, () => undefined);
  await expect.poll(() => [socket.connected, serverSide(socket)]).toEqual([false, undefined]);
  for (const [answer] of taken.mock.calls) expect(answer).toMatchObject({ success: false, code: 'not_signed_in' });
  expect(app.io.sockets.adapter.rooms.get(`user:${id}`)).toBeUndefined();
});

it('a socket without a session, or of a visitor, needs no check', async () => {
  const [stranger, visitor] = [app.browser(), app.browser()];
  await visitor.call('POST', '/api/visitor');
  const sockets = [await stranger.socket(), await visitor.socket()];
  for (const socket of sockets) expect(await watch(socket)).toMatchObject({ success: false, code: 'validation_failed' });
  const rooms = sockets.map((socket) => [...(serverSide(socket)?.rooms ?? [])].filter((room) => room !== socket.id));
  expect(rooms).toEqual([[], [expect.stringMatching(/^session:[\w-]{43}$/)]]);
});

it('finds ends that a node missed when its notifications return, although its database fails at first', async () => {
  const people = await Promise.all([1, 2, 3].map(() => signUp(app)));
  const visitor = app.browser();
  await visitor.call('POST', '/api/visitor');
  const [ended, other, held] = await Promise.all(people.map(({ browser }) => browser.socket()));
  const spared = [other, held, await visitor.socket(), await app.browser().socket()];
  if (!ended) throw new Error('the socket is not there');
  for (const socket of [ended, ...spared]) if (socket) await watch(socket);
  const question = failChecks(1);
  const gone = closed(ended);
  const me = async () => (await people[0]?.browser.call('GET', '/api/auth/user'))?.status;
  // Cached on the node from now on.
  expect(await me()).toBe(200);
  if (people[0]) await endSilently(people[0].browser);
  await loseNotifications();
  await gone;
  expect(await me()).toBe(401);
  expect(question.failed()).toBe(1);
  expect(spared.map((socket) => socket?.connected)).toEqual([true, true, true, true]);
});

it('a demoted admin’s connection is closed, also where the notification is missing, or the socket is just coming', async () => {
  const demote = (id: string) =>
    database.query(`alter table users disable trigger person_changed; update users set "isAdmin" = 0 where id = '${id}';
      alter table users enable trigger person_changed`);
  const [one, other] = [await signUpAs(app, database, 'admin'), await signUpAs(app, database, 'admin')];
  const [panel, spared] = [await one.browser.socket(), await other.browser.socket()];
  for (const socket of [panel, spared]) await watch(socket);
  const gone = closed(panel);
  await demote(one.id);
  await loseNotifications();
  await gone;
  expect(await watch(spared)).toMatchObject({ success: false, code: 'validation_failed' });
  // The node has the session cached, with the rights from before.
  await other.browser.call('GET', '/api/auth/user');
  await demote(other.id);
  const late = await other.browser.socket();
  await expect.poll(() => late.connected).toBe(false);
});

it('a change of a user is shown on their own pages alone, and read anew', async () => {
  const [user, another] = [await signUp(app), await signUp(app)];
  const pages = [await user.browser.socket(), await user.browser.at(app.url).socket(), await another.browser.socket()];
  for (const page of pages) await watch(page);
  const received = pages.map(() => vi.fn());
  for (const [number, page] of pages.entries()) page.on('account:changed', (push) => void received[number]?.(push));
  const both = pages.slice(0, 2).map((page) => new Promise((resolve) => page.once('account:changed', resolve)));
  const body = { firstName: 'Ines', lastName: 'Almeida', email: user.email };
  await user.browser.call('PUT', '/api/auth/user', body);
  await Promise.all(both);
  expect((await user.browser.call('GET', '/api/auth/user')).body.user).toMatchObject({ firstName: 'Ines' });
  expect(received.map(({ mock }) => mock.calls)).toEqual([[[{ userId: user.id }]], [[{ userId: user.id }]], []]);
  expect(pages.every(({ connected }) => connected)).toBe(true);
});
