import { expect, it, vi } from 'vitest';
import { signIn, signUp, statusOf } from '../../../testing/accounts.ts';
import type { Browser, TestSocket } from '../../../testing/test-browser.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT } from '../../../testing/wait.ts';

const { database, one, other } = await useCluster();
const PHONE = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36' };
const TODAY = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

interface Listed {
  id: string;
  current: boolean;
}

const listed = async (browser: Browser): Promise<Listed[]> => {
  const { body } = await browser.call('GET', '/api/auth/sessions');
  return body.sessions as Listed[];
};
const isSignedOut = (browser: Browser) => vi.waitFor(async () => expect(await statusOf(browser)).toBe(401), WAIT);
const closed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
const pushed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('sessions:changed', resolve));
/** A user in a browser of the first node, and the same in one of the second. */
async function inTwo() {
  const user = await signUp(one);
  const away = other.browser();
  await away.call('POST', '/api/auth/login', { email: user.email, password: 'correct horse battery' }, PHONE);
  const [, elsewhere] = await listed(user.browser);
  return { ...user, away, idThere: elsewhere?.id ?? '' };
}

it('a user sees where they are signed in, and neither places nor hours', async () => {
  const { browser, away } = await inTwo();
  const { body } = await browser.call('GET', '/api/auth/sessions');
  const both = { id: expect.stringMatching(/^[\w-]{43}$/), since: TODAY, lastUsed: TODAY, how: 'password' };
  expect(body).toEqual({
    success: true,
    hasMore: false,
    sessions: [
      { ...both, current: true, browser: null, system: null },
      { ...both, current: false, browser: 'chrome', system: 'android' },
    ],
  });
  const [theirs, mine] = await listed(away);
  expect([theirs?.current, mine?.current]).toEqual([true, false]);
});

it('signing out elsewhere ends that session alone, with its pages on every node', async () => {
  const { browser, away, idThere } = await inTwo();
  const [here, there] = [await browser.socket(), await away.socket()];
  const [gone, told] = [closed(there), pushed(here)];
  expect((await browser.call('DELETE', `/api/auth/sessions/${idThere}`)).status).toBe(200);
  await Promise.all([gone, told]);
  await isSignedOut(away);
  expect([await statusOf(browser), (await listed(browser)).length, here.connected]).toEqual([200, 1, true]);
  expect((await browser.call('DELETE', `/api/auth/sessions/${idThere}`)).status).toBe(404);
});

it('signing out everywhere else leaves the browser that asks', async () => {
  const { browser, email, away } = await inTwo();
  const third = one.browser();
  await signIn(third, email);
  const [here, there] = [await browser.socket(), await away.socket()];
  const gone = closed(there);
  expect((await browser.call('POST', '/api/auth/sessions/end-others')).status).toBe(200);
  await gone;
  await Promise.all([isSignedOut(away), isSignedOut(third)]);
  expect([await statusOf(browser), (await listed(browser)).length, here.connected]).toEqual([200, 1, true]);
});

it('a page whose session has ended before its socket came is told to ask who it is', async () => {
  const { browser, away, idThere } = await inTwo();
  await browser.call('DELETE', `/api/auth/sessions/${idThere}`);
  const late = await away.socket();
  late.disconnect();
  const told = new Promise((resolve) => late.once('account:changed', resolve));
  late.connect();
  await told;
  // Who is signed in, and a visitor, are told nothing.
  const others = [await browser.socket(), await one.browser().socket()];
  const heard: unknown[] = [];
  for (const socket of others) {
    socket.disconnect();
    socket.once('account:changed', (change) => heard.push(change));
    socket.connect();
  }
  await Promise.all(others.map((socket) => socket.timeout(WAIT.timeout).emitWithAck('translation:language', { language: 'nl' })));
  expect(heard).toEqual([]);
});

it('nobody ends another user’s session, or learns that it exists; one’s own is ended by signing out', async () => {
  const [mine, theirs] = [await inTwo(), await signUp(one)];
  const [own] = await listed(mine.browser);
  const refusal = (await theirs.browser.call('DELETE', `/api/auth/sessions/${own?.id}`)).body;
  expect(refusal).toEqual((await theirs.browser.call('DELETE', '/api/auth/sessions/none')).body);
  expect(refusal).toMatchObject({ code: 'not_found' });
  await theirs.browser.call('POST', '/api/auth/sessions/end-others');
  expect([await statusOf(mine.browser), await statusOf(mine.away)]).toEqual([200, 200]);
  expect((await mine.browser.call('DELETE', `/api/auth/sessions/${own?.id}`)).body).toMatchObject({ code: 'conflict' });
});

it('a sign-in and a sign-out are shown on the user’s other pages', async () => {
  const { browser, email } = await signUp(one);
  const page = await browser.socket();
  const away = other.browser();
  const signedIn = pushed(page);
  await signIn(away, email);
  await signedIn;
  const signedOut = pushed(page);
  await away.call('POST', '/api/auth/logout');
  await signedOut;
});

it('a session of an earlier release is listed, and named at its next renewal', async () => {
  const { browser, id } = await signUp(one);
  await database.query(`
    update sessions set sess = (sess::jsonb - '{device,since,how,provenAt}'::text[] || '{"renewedAt": 1790000000000}')::json
    where sess ->> 'userId' = '${id}'`);
  await vi.waitFor(async () => {
    expect((await browser.call('GET', '/api/auth/sessions', undefined, PHONE)).body).toMatchObject({
      sessions: [{ current: true, browser: 'chrome', system: 'android', since: null, lastUsed: TODAY, how: 'password' }],
    });
  }, WAIT);
});

it('lists at most a hundred, and says that there are more', async () => {
  const { browser, id } = await signUp(one);
  await database.query(`
    insert into sessions (sid, sess, expire)
    select 'made-' || n, (sess::jsonb || '{"renewedAt": 1}')::json, expire from sessions, generate_series(1, 100) n
    where sess ->> 'userId' = '${id}'`);
  const { body } = await browser.call('GET', '/api/auth/sessions');
  expect(body).toMatchObject({ hasMore: true, sessions: { length: 100 } });
  await browser.call('POST', '/api/auth/sessions/end-others');
  expect((await browser.call('GET', '/api/auth/sessions')).body).toMatchObject({ hasMore: false, sessions: { length: 1 } });
});
