import { request } from 'node:http';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, registration, signIn, signUp } from '../../testing/accounts.ts';
import { startMailbox, tokenOf } from '../../testing/mailbox.ts';
import type { Answer } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';
import { WAIT } from '../../testing/wait.ts';

const NEW = 'a quite different one';
const mailbox = await startMailbox();
const mail = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example' };
// One app verifies addresses after registration, one before; each with production's limits where they matter.
const { app, database } = await useApp({ ...mail, EMAIL_VERIFICATION: 'off' });
const { app: strict, database: strictData } = await useApp({ ...mail, RATE_LIMIT_FACTOR: '1' });
afterAll(() => mailbox.close());

const verify = (token: string): Promise<Answer> =>
  strict.browser().call('POST', `/api/auth/verify-email/${token}`, { password: PASSWORD });
/** A signed-in user with a verified address. */
async function verified(ip: string) {
  const browser = strict.browser(ip);
  const body = registration();
  await browser.call('POST', '/api/auth/register', body);
  await verify(tokenOf(await mailbox.next(body.email), '/verify-email'));
  await signIn(browser, body.email);
  return { browser, email: body.email };
}

/** A WebSocket to the live channel, with a cookie and no packet sent yet. */
async function rawConnection(url: string, cookie: string) {
  const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const connection = Reflect.construct(WebSocket, [address, { headers: { Cookie: cookie } }]);
  const said: string[] = [];
  const closed = new Promise((resolve) => connection.addEventListener('close', resolve));
  await new Promise<void>((resolve) =>
    connection.addEventListener('message', ({ data }: { data: unknown }) => {
      said.push(String(data));
      resolve();
    }),
  );
  return { connection, said, closed };
}

describe('an intruder who was signed out', () => {
  it('does not come back by a connection that is older than its socket', async () => {
    const { browser, id } = await signUp(app);
    // As Socket.IO speaks it: the connection is made with the valid session, and asks for its socket only later.
    const { connection, said, closed } = await rawConnection(app.url, browser.cookie);
    await browser.call('PUT', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW });
    connection.send('40');
    connection.send('421["advice:watch",{"requestId":"00000000-0000-4000-8000-000000000000"}]');
    await closed;
    await browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email: `${id}@example.com` });
    expect(said.filter((packet) => packet.startsWith('42'))).toEqual([]);
    expect(said.filter((packet) => packet.startsWith('43')).every((packet) => packet.includes('not_signed_in'))).toBe(true);
  });

  it('does not stay connected when the caller who changed the password disconnects before the answer', async () => {
    const { browser, id } = await signUp(app);
    const old = await browser.socket();
    const closed = new Promise((resolve) => old.once('disconnect', resolve));
    const body = JSON.stringify({ currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW });
    const changed = async (): Promise<boolean> =>
      (await database.query(`select 1 from users where id = '${id}' and "sessionEpoch" > 0`)).length > 0;
    const call = request(`${app.url}/api/auth/change-password`, {
      method: 'PUT',
      headers: { Cookie: browser.cookie, 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    call.on('error', () => undefined);
    // The whole request has been sent, and the caller does not wait for the answer, which takes two hashes.
    await new Promise<void>((resolve) => call.end(body, resolve));
    call.destroy();
    await vi.waitFor(async () => expect(await changed()).toBe(true), WAIT);
    await closed;
  });

  it('does not keep an address that they had asked for', async () => {
    const { browser, email } = await verified('198.51.100.1');
    const theirs = `thief-${email}`;
    const body = { firstName: 'A', lastName: 'B', email: theirs };
    expect((await browser.call('PUT', '/api/auth/user', body)).body).toMatchObject({ user: { email, pendingEmail: theirs } });
    const link = tokenOf(await mailbox.next(theirs), '/verify-email');
    await browser.call('POST', '/api/auth/forgot-password', { email });
    const token = tokenOf(await mailbox.next(email, 1), '/reset-password');
    await browser.call('POST', '/api/auth/reset-password', { token, password: NEW });
    expect((await verify(link)).body).toMatchObject({ code: 'link_invalid' });
    expect(await strictData.query(`select "pendingEmail" from users where email = '${email}'`)).toEqual([{ pendingEmail: null }]);
    // A mail that was still queued changes nothing.
    await strictData.query(
      `select graphile_worker.add_job('account-mail', json_build_object('about', 'verify_change', 'email', '${theirs}', 'userId', (select id from users where email = '${email}')))`,
    );
    await browser.call('POST', '/api/auth/forgot-password', { email });
    await mailbox.next(email, 3);
    expect(await mailbox.to(theirs)).toHaveLength(1);
  });
});

describe('many requests at once', () => {
  it('registrations of one address, or changes to one, send few mails', async () => {
    const body = registration();
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++)
      statuses.push((await strict.browser(`203.0.113.${call}`).call('POST', '/api/auth/register', body)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);

    const { browser } = await verified('198.51.100.2');
    const target = `target-${body.email}`;
    const change = async (email: string): Promise<number> =>
      (await browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email })).status;
    const changes: number[] = [];
    for (let call = 0; call < 6; call++) changes.push(await change(call % 2 ? `other-${call}-${body.email}` : target));
    expect(changes.every((status) => status === 200)).toBe(true);
    for (let call = 0; call < 3; call++) {
      await change(`again-${call}-${body.email}`);
      changes.push(await change(target));
    }
    expect(changes.at(-1)).toBe(429);
  });

  it('new accounts give their address no new allowance', async () => {
    const browser = strict.browser('198.51.100.3');
    const statuses: number[] = [];
    for (let call = 0; call < 22; call++)
      statuses.push((await browser.call('POST', '/api/auth/register', registration())).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('links of one address, opened at once, make one account', async () => {
    for (let round = 0; round < 4; round++) {
      const body = registration();
      const links: string[] = [];
      for (let call = 0; call < 3; call++) {
        await strict.browser(`192.0.2.${10 * round + call}`).call('POST', '/api/auth/register', body);
        links.push(tokenOf(await mailbox.next(body.email, call), '/verify-email'));
      }
      const answers = await Promise.all(links.map(verify));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    }
  });

  it('links, changes and resets at once wait for each other without a deadlock', async () => {
    const { browser, email } = await signUp(app);
    for (let round = 0; round < 5; round++) {
      for (let call = 0; call < 2; call++) await app.browser().call('POST', '/api/auth/forgot-password', { email });
      const tokens = await Promise.all([0, 1].map((call) => mailbox.nextToken(email, '/reset-password', round * 2 + call)));
      const password = `${NEW} ${round}`;
      const answers = await Promise.all([
        ...tokens.map((token) => app.browser().call('POST', '/api/auth/reset-password', { token, password })),
        browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await signIn(browser, email, password);
    }
  });
});

describe('the last owner', () => {
  it('cannot be deleted, also when two owners delete themselves at once', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    await database.query(`update users set "isOwner" = 1 where id in ('${one.id}', '${other.id}')`);
    const leave = (user: typeof one) => user.browser.call('DELETE', '/api/auth/delete-account');
    const answers = await Promise.all([leave(one), leave(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'last_owner' });
    expect(await database.query('select 1 from users where "isOwner" = 1')).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it('is answered in words, and never as a server error', async () => {
    expect((await signIn(app.browser(), 'a\0b@example.com')).status).toBe(401);
    const odd = registration({ password: 'pass\0word', confirmPassword: 'pass\0word' });
    expect((await app.browser().call('POST', '/api/auth/register', odd)).status).toBe(201);
    expect((await signIn(app.browser(), odd.email, 'pass\0word')).status).toBe(200);
    for (const path of ['/api/auth/user', '/api/auth/change-password'])
      expect((await app.browser().call('PUT', path, '{"not json')).status).toBe(401);
  });

  it('an address that was changed is no longer verified', async () => {
    const { browser, id, email } = await signUp(app);
    await database.query(`update users set "isEmailVerified" = 1 where id = '${id}'`);
    const put = (address: string) => browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email: address });
    expect((await put(email)).body).toMatchObject({ user: { isEmailVerified: true } });
    expect((await put(`new-${email}`)).body).toMatchObject({ user: { isEmailVerified: false } });
  });
});
