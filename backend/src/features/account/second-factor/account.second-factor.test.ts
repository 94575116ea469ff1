import { generateSync } from 'otplib/functional';
import { afterAll, describe, expect, it } from 'vitest';
import { forgetProof, PASSWORD, signIn, signUp, statusOf, type TestUser } from '../../../testing/accounts.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useCluster } from '../../../testing/use-cluster.ts';

const mailbox = await startMailbox();
const { database, one, other } = await useCluster({
  ...{ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off', RATE_LIMIT_FACTOR: '1' },
});
afterAll(() => mailbox.close());

const WRONG = { code: 'code_wrong', message: 'These figures do not fit. They change every half minute.' };
let addresses = 0;
const address = () => `198.51.${100 + (addresses >> 8)}.${addresses++ & 255}`;
const step = (browser: Browser, call: string, body?: object) => browser.call('POST', `/api/auth/second-factor/${call}`, body);
const verify = (browser: Browser, code: string) => step(browser, 'verify', { code });

interface Secured extends TestUser {
  secret: string;
  recoveryCodes: string[];
}

/** A code that is right now; what was taken before counts no more. */
async function fresh({ id, secret }: Pick<Secured, 'id' | 'secret'>): Promise<string> {
  await database.query(`update second_factors set "lastStep" = null where "userId" = '${id}'`);
  return generateSync({ secret });
}

/** A user who has turned the second step on. */
async function secured(): Promise<Secured> {
  const user = await signUp(one, one.browser(address()));
  const { secret } = (await step(user.browser, 'begin')).body;
  const confirmed = await step(user.browser, 'confirm', { code: generateSync({ secret: String(secret) }) });
  expect(confirmed.status).toBe(200);
  return { ...user, secret: String(secret), recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

/** A browser in which the password was right, and the second step is awaited. */
async function halfway(email: string, browser = one.browser(address())): Promise<Browser> {
  const { status, body } = await signIn(browser, email);
  expect([status, body]).toEqual([200, { success: true, message: 'A code is needed as well', secondFactor: 'totp' }]);
  return browser;
}

describe('setting it up', () => {
  it('gives a key for a code app, and ten recovery codes once its code is right', async () => {
    const { browser, email, id } = await signUp(one, one.browser(address()));
    const page = await browser.socket();
    const told = new Promise((resolve) => page.once('security:changed', resolve));
    const { body } = await step(browser, 'begin');
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(String(body.uri));
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      body.secret,
      'Beside',
    ]);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect((await step(browser, 'confirm', { code: '000 000' })).body).toMatchObject(WRONG);
    // Until then signing in needs no code.
    expect((await signIn(one.browser(address()), email)).body).toHaveProperty('user');
    const code = generateSync({ secret: String(body.secret) });
    const answer = await step(browser, 'confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const codes = answer.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const each of codes) expect(each).toMatch(/^[2-9B-Y]{4}-[2-9B-Y]{4}$/);
    await told;
    expect((await browser.call('GET', '/api/auth/second-factor')).body).toEqual({
      success: true,
      secondFactor: { isOn: true, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), codesLeft: 10 },
    });
    const stored = JSON.stringify(
      await database.query(`select * from second_factors f join recovery_codes c using ("userId") where "userId" = '${id}'`),
    );
    for (const secret of [String(body.secret), ...codes]) expect(stored).not.toContain(secret);
    expect((await mailbox.to(email)).map(({ subject }) => subject)).not.toContain('A recovery code was used');
    await mailbox.see(email, 'The second step was turned on');
  });

  it('cannot be done over one that is on, nor without a recent proof', async () => {
    const user = await secured();
    expect((await step(user.browser, 'begin')).body).toMatchObject({ code: 'conflict' });
    await forgetProof(database, user);
    for (const call of ['begin', 'codes'])
      expect((await step(user.browser, call, { code: '1' })).body).toMatchObject({ code: 'proof_needed' });
    expect((await user.browser.call('DELETE', '/api/auth/second-factor', { code: await fresh(user) })).body).toMatchObject({
      code: 'proof_needed',
    });
  });
});

describe('signing in', () => {
  it('needs the code after the right password, and nothing is signed in before', async () => {
    const user = await secured();
    const browser = await halfway(user.email);
    expect([await statusOf(browser), (await browser.call('GET', '/api/auth/export')).status]).toEqual([401, 401]);
    expect((await verify(browser, '123456')).body).toMatchObject(WRONG);
    const answer = await verify(browser, await fresh(user));
    expect([answer.status, answer.body.user]).toEqual([200, expect.objectContaining({ id: user.id })]);
    expect(await statusOf(browser)).toBe(200);
    // A sign-in counts as a proof.
    expect((await browser.call('GET', '/api/auth/export')).body).toMatchObject({ secondFactor: [{ recoveryCodesLeft: 10 }] });
  });

  it('says the same of a wrong password with and without a second step', async () => {
    const [user, plain] = [await secured(), await signUp(one, one.browser(address()))];
    const [mine, theirs] = await Promise.all(
      [user, plain].map(({ email }) => signIn(one.browser(address()), email, 'not this one')),
    );
    expect([mine?.status, mine?.body]).toEqual([theirs?.status, theirs?.body]);
  });

  it('takes each code once, on two nodes at the same moment too', async () => {
    const user = await secured();
    const browsers = [await halfway(user.email), (await halfway(user.email)).at(other.url)];
    const code = await fresh(user);
    const answers = await Promise.all(browsers.map((browser) => verify(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'code_wrong',
      message: 'That code has been used.',
    });
  });

  it('takes a recovery code in place of it, once, and tells its user by mail', async () => {
    const user = await secured();
    const [code = ''] = user.recoveryCodes;
    const browsers = [await halfway(user.email), (await halfway(user.email)).at(other.url)];
    const answers = await Promise.all(browsers.map((browser) => verify(browser, ` ${code.toLowerCase().replace('-', ' ')}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await user.browser.call('GET', '/api/auth/second-factor')).body).toMatchObject({ secondFactor: { codesLeft: 9 } });
    await mailbox.see(user.email, 'A recovery code was used');
  });

  it('ends halfway after five minutes, with a new password, and for a browser that knows no password', async () => {
    const user = await secured();
    expect((await verify(one.browser(address()), await fresh(user))).status).toBe(401);
    const late = await halfway(user.email);
    await database.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{awaiting,until}', '1')::json where sess -> 'awaiting' is not null`,
    );
    expect((await verify(late.at(other.url), await fresh(user))).status).toBe(401);
    const browser = await halfway(user.email);
    const next = { currentPassword: PASSWORD, newPassword: 'a quite new one', confirmPassword: 'a quite new one' };
    expect((await user.browser.call('PUT', '/api/auth/change-password', next)).status).toBe(200);
    expect((await verify(browser, await fresh(user))).status).toBe(401);
  });

  it('evaluates few of a thousand guesses from as many addresses, and lets the owner in meanwhile', async () => {
    const user = await secured();
    // Its own browser is a known device.
    await user.browser.call('POST', '/api/auth/logout');
    const intruder = await halfway(user.email);
    const guesses = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => {
        const browser = one.browser(`203.0.${index >> 8}.${index & 255}`);
        browser.cookie = intruder.cookie.replace(/beside\.device=[^;]*(; )?/, '');
        return verify(browser, String(index).padStart(6, '0'));
      }),
    );
    const evaluated = guesses.filter(({ status }) => status === 400).length;
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThanOrEqual(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1000 - evaluated);
    await halfway(user.email, user.browser);
    expect((await verify(user.browser, await fresh(user))).status).toBe(200);
  });
});

it('a session from before counts as one that has passed it after a code', async () => {
  const user = await signUp(one, one.browser(address()));
  const older = other.browser(address());
  await signIn(older, user.email);
  const { secret } = (await step(user.browser, 'begin')).body;
  await step(user.browser, 'confirm', { code: generateSync({ secret: String(secret) }) });
  expect(await statusOf(older)).toBe(200);
  const passed = () =>
    database.query(`select 1 from sessions where sess ->> 'userId' = '${user.id}' and sess ->> 'secondFactor' = 'true'`);
  expect(await passed()).toHaveLength(1);
  expect((await verify(older, await fresh({ id: user.id, secret: String(secret) }))).status).toBe(200);
  expect(await passed()).toHaveLength(2);
});

describe('turning it off', () => {
  it('needs a code, and signing in needs none any more', async () => {
    const user = await secured();
    const off = (code: string) => user.browser.call('DELETE', '/api/auth/second-factor', { code });
    expect((await off('ABCD-EFGH')).body).toMatchObject({
      code: 'code_wrong',
      message: 'This recovery code does not fit, or has been used.',
    });
    expect((await off(await fresh(user))).status).toBe(200);
    expect((await off('123456')).body).toMatchObject({ code: 'conflict' });
    expect((await signIn(one.browser(address()), user.email)).body).toHaveProperty('user');
    expect(await database.query(`select 1 from recovery_codes where "userId" = '${user.id}'`)).toEqual([]);
    await mailbox.see(user.email, 'The second step was turned off');
  });

  it('a session that has passed it has not passed the next one', async () => {
    const user = await secured();
    const passed = () =>
      database.query(`select 1 from sessions where sess ->> 'userId' = '${user.id}' and sess ->> 'secondFactor' = 'true'`);
    expect(await passed()).toHaveLength(1);
    await user.browser.call('DELETE', '/api/auth/second-factor', { code: await fresh(user) });
    expect(await passed()).toHaveLength(0);
  });
});

describe('new recovery codes', () => {
  it('need a code, end the former ones, and are told by mail', async () => {
    const user = await secured();
    const [old = ''] = user.recoveryCodes;
    expect((await step(user.browser, 'codes', { code: '000000' })).body).toMatchObject(WRONG);
    const codes = (await step(user.browser, 'codes', { code: await fresh(user) })).body.recoveryCodes as string[];
    expect(codes).toHaveLength(10);
    const browser = await halfway(user.email);
    expect((await verify(browser, old)).body).toMatchObject({ code: 'code_wrong' });
    expect((await verify(browser, codes[3] ?? '')).status).toBe(200);
    await mailbox.see(user.email, 'New recovery codes were made');
  });

  it('are ten, from two tabs at once too', async () => {
    const user = await secured();
    const [one = '', two = ''] = user.recoveryCodes;
    const answers = await Promise.all([one, two].map((code) => step(user.browser, 'codes', { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await database.query(`select 1 from recovery_codes where "userId" = '${user.id}'`)).toHaveLength(10);
  });
});

it('stands before a mailed reset, whose link stays until the code is right', async () => {
  const user = await secured();
  await database.query(
    `update second_factors set "confirmedAt" = now() - interval '7 days 1 minute' where "userId" = '${user.id}'`,
  );
  await one.browser(address()).call('POST', '/api/auth/forgot-password', { email: user.email });
  const token = await mailbox.nextToken(user.email, '/reset-password');
  const reset = (code?: string) =>
    one
      .browser(address())
      .call('POST', '/api/auth/reset-password', { token, password: 'a quite new one', ...(code ? { code } : {}) });
  expect((await reset()).body).toMatchObject({ code: 'second_factor_needed' });
  expect((await reset('000000')).body).toMatchObject(WRONG);
  expect((await reset(await fresh(user))).status).toBe(200);
  expect(await statusOf(user.browser)).toBe(401);
});

it('a mailed reset takes away one that was turned on within seven days: somebody else may have done it', async () => {
  const user = await secured();
  await one.browser(address()).call('POST', '/api/auth/forgot-password', { email: user.email });
  const token = await mailbox.nextToken(user.email, '/reset-password');
  const reset = await one.browser(address()).call('POST', '/api/auth/reset-password', { token, password: 'a quite new one' });
  expect(reset.status).toBe(200);
  expect(await statusOf(user.browser)).toBe(401);
  expect((await signIn(one.browser(address()), user.email, 'a quite new one')).body).toHaveProperty('user');
  await mailbox.see(user.email, 'The second step was turned off');
});

it('a node that has cached the browser’s session finds the awaited step', async () => {
  const user = await secured();
  const browser = one.browser(address());
  await browser.call('POST', '/api/visitor');
  const there = () => browser.at(other.url);
  for (let call = 0; call < 2; call++) await there().call('GET', '/api/usage/anonymous');
  await halfway(user.email, browser);
  expect((await verify(there(), await fresh(user))).status).toBe(200);
});

it('ends with the account', async () => {
  const user = await secured();
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  for (const table of ['second_factors', 'recovery_codes'])
    expect(await database.query(`select 1 from ${table} where "userId" = '${user.id}'`)).toEqual([]);
});
