import { describe, expect, it, vi } from 'vitest';
import { PASSWORD, signIn, signUp } from '../../../testing/accounts.ts';
import type { Browser, TestSocket } from '../../../testing/test-browser.ts';
import { LOSE_NOTIFICATIONS } from '../../../testing/test-database.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT } from '../../../testing/wait.ts';

const { database, one, other } = await useCluster();
const NEW = 'a quite different one';

const who = async (browser: Browser): Promise<unknown> => {
  const { status, body } = await browser.call('GET', '/api/auth/user');
  return status === 200 ? Reflect.get(Object(body.user), 'id') : status;
};
/** The same user in a second browser, on the other node. */
const elsewhere = async (email: string): Promise<Browser> => {
  const browser = other.browser();
  await signIn(browser, email);
  return browser;
};
const closed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));
const changePassword = (browser: Browser) =>
  browser.call('PUT', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW });

describe('a session', () => {
  it('has a new id after sign-in: a planted one is worthless', async () => {
    const { email } = await signUp(one);
    const victim = one.browser();
    await victim.call('POST', '/api/visitor');
    const attacker = victim.at(one.url);
    await signIn(victim, email);
    expect(victim.cookieNamed('beside.sid')).not.toBe(attacker.cookieNamed('beside.sid'));
    expect(await who(attacker)).toBe(401);
  });

  it('is known to every node at once, and is not written by every request', async () => {
    const { browser, id } = await signUp(one);
    expect(await who(browser.at(other.url))).toBe(id);
    const rows = (): Promise<unknown[]> => database.query('select xmin, sid from sessions order by sid');
    const before = await rows();
    for (let call = 0; call < 5; call++) await who(browser);
    expect(await rows()).toEqual(before);
  });

  it('ends on every node when its user signs out, with the sockets of all its pages', async () => {
    const { browser } = await signUp(one);
    const pages = [await browser.socket(), await browser.at(other.url).socket()];
    const stolen = browser.at(other.url);
    expect(await who(stolen)).not.toBe(401);
    const gone = pages.map(closed);
    expect((await browser.call('POST', '/api/auth/logout')).body).toMatchObject({ success: true });
    await Promise.all(gone);
    expect(browser.cookieNamed('beside.sid')).toBe('');
    expect(await who(browser)).toBe(401);
    await vi.waitFor(async () => expect(await who(stolen)).toBe(401), WAIT);
  });

  it('alone survives when its user changes the password', async () => {
    const { browser, id, email } = await signUp(one);
    const away = await elsewhere(email);
    const [here, there] = [await browser.socket(), await away.socket()];
    const old = browser.at(one.url);
    const gone = closed(there);
    // Its own pages reconnect with the new cookie, once they hold it.
    const renewed = closed(here);
    expect((await changePassword(browser)).status).toBe(200);
    await Promise.all([gone, renewed]);
    expect(await who(browser)).toBe(id);
    expect(browser.cookieNamed('beside.sid')).not.toBe(old.cookieNamed('beside.sid'));
    await vi.waitFor(async () => expect([await who(old), await who(away)]).toEqual([401, 401]), WAIT);
    expect(await database.query(`select 1 from sessions where sess ->> 'userId' = '${id}'`)).toHaveLength(1);
  });

  it('cannot be brought back by a request that ends after it', async () => {
    const { browser, id } = await signUp(one);
    const [row] = (await database.query(`select sid, sess::text as sess from sessions where sess ->> 'userId' = '${id}'`)) as [
      { sid: string; sess: string },
    ];
    const old = browser.at(one.url);
    await changePassword(browser);
    await database.query(
      `insert into sessions (sid, sess, expire) values ('${row.sid}', '${row.sess}', now() + interval '1 day') on conflict (sid) do update set sess = excluded.sess`,
    );
    await vi.waitFor(async () => expect(await who(old)).toBe(401), WAIT);
  });

  it('ends with the account', async () => {
    const { browser, email } = await signUp(one);
    const away = await elsewhere(email);
    const gone = closed(await away.socket());
    expect((await browser.call('DELETE', '/api/auth/delete-account')).body).toMatchObject({ success: true });
    await gone;
    expect(await who(browser)).toBe(401);
    await vi.waitFor(async () => expect(await who(away)).toBe(401), WAIT);
    expect((await signIn(one.browser(), email)).body).toMatchObject({ code: 'invalid_credentials' });
  });

  it('that ended while a node missed notifications is found when they return', async () => {
    const { browser, id } = await signUp(one);
    const [socket, spared] = [await browser.at(other.url).socket(), await (await signUp(one)).browser.at(other.url).socket()];
    const gone = closed(socket);
    await database.query(`
      update users set "sessionEpoch" = "sessionEpoch" + 1 where id = '${id}';
      ${LOSE_NOTIFICATIONS}`);
    await gone;
    expect(await who(browser)).toBe(401);
    expect(spared.connected).toBe(true);
  });

  it('of one user is not affected by another’s', async () => {
    const [user, another] = [await signUp(one), await signUp(one)];
    const socket = await another.browser.socket();
    const received: unknown[] = [];
    socket.onAny((...args) => received.push(args));
    socket.once('disconnect', (reason) => received.push(reason));
    await changePassword(user.browser);
    await user.browser.call('POST', '/api/auth/logout');
    expect(await who(another.browser)).toBe(another.id);
    expect(received).toEqual([]);
  });
});

describe('signing in', () => {
  it('takes the address in any spelling, and does not reveal what was wrong', async () => {
    const { email, id } = await signUp(one);
    const browser = one.browser();
    const { status, body } = await signIn(browser, ` ${email.toUpperCase()} `);
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String), user: expect.objectContaining({ id }) }]);
    const wrong = await signIn(one.browser(), email, 'not this one');
    const unknown = await signIn(one.browser(), 'nobody@example.com', 'not this one');
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { success: false, code: 'invalid_credentials', message: expect.any(String) },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each([
    [{ email: 'clara', password: PASSWORD }, { email: ['Please enter a valid email address'] }],
    [{ email: 'a@example.com', password: '12345' }, { password: ['Password must be at least 6 characters'] }],
    [
      { email: ['a@example.com'], password: { length: 9 } },
      { email: [expect.any(String)], password: [expect.any(String)] },
    ],
  ])('refuses %j', async (body, errors) => {
    expect((await one.browser().call('POST', '/api/auth/login', body)).body).toMatchObject({ code: 'validation_failed', errors });
  });

  it('as another user in the same browser leaves nothing of the first', async () => {
    const [first, second] = [await signUp(one), await signUp(one)];
    const browser = first.browser;
    const socket = await browser.socket();
    const gone = closed(socket);
    await signIn(browser, second.email);
    await gone;
    expect(await who(browser)).toBe(second.id);
  });
});

it('a form of another site changes nothing', async () => {
  const { browser, id } = await signUp(one);
  const foreign = { Origin: 'https://evil.example' };
  for (const [method, path] of [
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/auth/delete-account'],
    ['PUT', '/api/auth/change-password'],
    ['PUT', '/api/auth/user'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/register'],
    ['POST', '/api/auth/forgot-password'],
    ['POST', '/api/auth/reset-password'],
    ['POST', '/api/auth/resend-verification'],
    ['POST', '/api/visitor'],
  ] as const)
    expect((await browser.call(method, path, method === 'DELETE' ? undefined : {}, foreign)).status).toBe(403);
  const plain = { 'Content-Type': 'text/plain' };
  expect((await browser.call('PUT', '/api/auth/user', '{"firstName":"X","lastName":"Y","email":"x@y.zz"}', plain)).status).toBe(
    400,
  );
  expect(await who(browser)).toBe(id);
});
