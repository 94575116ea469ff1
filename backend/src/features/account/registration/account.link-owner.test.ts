import { afterAll, describe, expect, it } from 'vitest';
import { PASSWORD, registration, signIn } from '../../../testing/accounts.ts';
import { startMailbox, tokenOf } from '../../../testing/mailbox.ts';
import type { Answer, Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const mailbox = await startMailbox();
const { app, database } = await useApp({
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'Beside <no-reply@beside.example>',
  RATE_LIMIT_FACTOR: '1',
});
afterAll(() => mailbox.close());

const open = (browser: Browser, token: string): Promise<Answer> => browser.call('GET', `/api/auth/verify-email/${token}`);
const openWith = (browser: Browser, token: string, password: unknown): Promise<Answer> =>
  browser.call('POST', `/api/auth/verify-email/${token}`, { password });
const answerOf = ({ status, body }: Answer): unknown => [status, body.code ?? body.success];

/** Registers in a browser; returns the token of the mailed link. */
async function register(browser: Browser, body: ReturnType<typeof registration>, seen = 0): Promise<string> {
  expect((await browser.call('POST', '/api/auth/register', body)).status).toBe(201);
  return tokenOf(await mailbox.next(body.email, seen), '/verify-email');
}

/** A signed-in user with a verified address. */
async function verified(): Promise<{ browser: Browser; email: string }> {
  const [browser, body] = [app.browser(), registration()];
  await open(browser, await register(browser, body));
  expect((await signIn(browser, body.email)).status).toBe(200);
  return { browser, email: body.email };
}

describe('the link of a registration', () => {
  it('verifies at once in the browser that registered, also after its address changed', async () => {
    const [browser, body] = [app.browser(), registration()];
    const token = await register(browser, body);
    const onTheTrain = app.browser();
    onTheTrain.cookie = browser.cookie;
    expect(answerOf(await open(onTheTrain, token))).toEqual([200, true]);
    expect((await signIn(browser, body.email)).status).toBe(200);
  });

  it('needs the password in any other browser, and a refusal does not use it up', async () => {
    const body = registration();
    const token = await register(app.browser(), body);
    const other = app.browser();
    await other.call('POST', '/api/visitor');
    for (const browser of [app.browser(), other]) expect(answerOf(await open(browser, token))).toEqual([403, 'password_needed']);
    expect(answerOf(await openWith(other, token, 'not this one'))).toEqual([401, 'invalid_credentials']);
    expect(answerOf(await signIn(app.browser(), body.email))).toEqual([403, 'email_not_verified']);
    expect(answerOf(await openWith(other, token, PASSWORD))).toEqual([200, true]);
    expect(answerOf(await openWith(other, token, PASSWORD))).toEqual([400, 'link_invalid']);
    expect((await signIn(other, body.email)).status).toBe(200);
  });

  it('of a stranger’s registration gives the stranger nothing when the owner of the address opens it', async () => {
    const body = registration();
    const strange = { password: 'of a stranger', confirmPassword: 'of a stranger' };
    const theirs = await register(app.browser(), { ...body, ...strange });
    const mine = app.browser();
    const own = await register(mine, body, 1);
    // This browser has registered as well, with another password than the stranger's.
    expect(answerOf(await open(mine, theirs))).toEqual([403, 'password_needed']);
    expect(answerOf(await openWith(mine, theirs, PASSWORD))).toEqual([401, 'invalid_credentials']);
    expect(answerOf(await open(mine, own))).toEqual([200, true]);
    expect(answerOf(await signIn(app.browser(), body.email, 'of a stranger'))).toEqual([401, 'invalid_credentials']);
    expect((await signIn(app.browser(), body.email)).status).toBe(200);
  });

  it("takes ten passwords in a quarter of an hour from all addresses together; strangers use up no other link's", async () => {
    const body = registration();
    const home = app.browser();
    const token = await register(home, body);
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, guess) => openWith(app.browser(), token, `guess ${guess}`)));
    const statuses = guesses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 4 }, () => 429)]);
    expect((await openWith(app.browser(), token, PASSWORD)).status).toBe(429);
    // The browser that registered needs no password.
    expect(answerOf(await open(home, token))).toEqual([200, true]);
  });

  it.each([undefined, '', 'short', 7, { $ne: '' }, 'x'.repeat(257)])(
    'refuses %j as a password before counting a try',
    async (password) => {
      const { status, body } = await openWith(app.browser(), 'rubbish', password);
      expect([status, Object.keys(Object(body.errors))]).toEqual([400, ['password']]);
    },
  );

  it('is not valid when it was never made, with or without a password', async () => {
    expect(answerOf(await open(app.browser(), 'rubbish'))).toEqual([400, 'link_invalid']);
    expect(answerOf(await openWith(app.browser(), 'rubbish', PASSWORD))).toEqual([400, 'link_invalid']);
  });

  it('needs the password when its registration stored no browser', async () => {
    const [browser, body] = [app.browser(), registration()];
    const token = await register(browser, body);
    await database.query(`update pending_registrations set device = null where email = '${body.email}'`);
    for (const one of [browser, app.browser()]) expect(answerOf(await open(one, token))).toEqual([403, 'password_needed']);
  });
});

describe('the link of a changed address', () => {
  const change = async (browser: Browser, email: string): Promise<string> => {
    await browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email });
    return tokenOf(await mailbox.next(email), '/verify-email');
  };
  const addressOf = async (browser: Browser): Promise<unknown> =>
    Reflect.get(Object((await browser.call('GET', '/api/auth/user')).body.user), 'email');

  it('verifies at once where its owner is signed in', async () => {
    const { browser, email } = await verified();
    const token = await change(browser, `new-${email}`);
    expect(answerOf(await open(browser, token))).toEqual([200, true]);
    expect(await addressOf(browser)).toBe(`new-${email}`);
  });

  it('needs the password anywhere else, so that a mistaken click gives no address to a stranger', async () => {
    const { browser, email } = await verified();
    const token = await change(browser, `new-${email}`);
    const someoneElse = (await verified()).browser;
    for (const other of [app.browser(), someoneElse])
      expect(answerOf(await open(other, token))).toEqual([403, 'password_needed']);
    expect(answerOf(await openWith(someoneElse, token, 'not this one'))).toEqual([401, 'invalid_credentials']);
    expect(await addressOf(browser)).toBe(email);
    expect(answerOf(await openWith(app.browser(), token, PASSWORD))).toEqual([200, true]);
    // Another browser has changed it; the notification reaches this one's node a moment later.
    await expect.poll(() => addressOf(browser)).toBe(`new-${email}`);
  });
});
