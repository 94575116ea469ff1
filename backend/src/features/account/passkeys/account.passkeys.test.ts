import type { NewPasskeyOptions, UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, signIn, signUp, type TestUser } from '../../../testing/accounts.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { type Deviations, TestPasskey } from '../../../testing/passkey.ts';
import type { Answer, Browser, TestSocket } from '../../../testing/test-browser.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT } from '../../../testing/wait.ts';

const ORIGIN = 'http://beside.example';
const mailbox = await startMailbox();
const { database, one, other } = await useCluster({
  ...{ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off', RATE_LIMIT_FACTOR: '1' },
  PUBLIC_URL: ORIGIN,
});
afterAll(() => mailbox.close());

const CHROME = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36' };
const WRONG = { code: 'invalid_credentials', message: 'The passkey did not answer as it should' };
const TODAY = new Date().toISOString().slice(0, 10);
let addresses = 0;
const newBrowser = (app = one): Browser => app.browser(`198.51.${100 + (addresses >> 8)}.${addresses++ & 255}`);
const statusOf = async (browser: Browser): Promise<number> => (await browser.call('GET', '/api/auth/user')).status;
const seeMail = (email: string, wanted: string) =>
  vi.waitFor(async () => expect((await mailbox.to(email)).map(({ subject }) => subject)).toContain(wanted), WAIT);
const pushed = (socket: TestSocket): Promise<unknown> => new Promise((resolve) => socket.once('security:changed', resolve));

const newOptions = async (browser: Browser): Promise<NewPasskeyOptions> =>
  (await browser.call('POST', '/api/auth/passkeys/options')).body.options as NewPasskeyOptions;
const signInOptions = async (browser: Browser): Promise<UsePasskeyOptions> =>
  (await browser.call('POST', '/api/auth/passkey-sign-in/options')).body.options as UsePasskeyOptions;

async function add(browser: Browser, passkey = new TestPasskey(ORIGIN), deviations: Deviations = {}): Promise<Answer> {
  const response = passkey.make(await newOptions(browser), deviations);
  return browser.call('POST', '/api/auth/passkeys', { response }, CHROME);
}

const idOf = ({ body }: Answer): string => String(Object(body.passkey).id);

interface WithPasskey extends TestUser {
  passkey: TestPasskey;
  passkeyId: string;
}

async function withPasskey(): Promise<WithPasskey> {
  const user = await signUp(one, newBrowser());
  const passkey = new TestPasskey(ORIGIN);
  const added = await add(user.browser, passkey);
  expect(added.status).toBe(201);
  return { ...user, passkey, passkeyId: idOf(added) };
}

async function use(browser: Browser, passkey: TestPasskey, deviations: Deviations = {}): Promise<Answer> {
  const response = passkey.use(await signInOptions(browser), deviations);
  return browser.call('POST', '/api/auth/passkey-sign-in', { response });
}

const listed = async (browser: Browser): Promise<Record<string, unknown>[]> =>
  (await browser.call('GET', '/api/auth/passkeys')).body.passkeys as Record<string, unknown>[];

/** Lets the sign-in, as a proof, become too old. */
async function forgetProof({ id, browser, email }: TestUser): Promise<void> {
  await database.query(`update sessions set sess = (sess::jsonb - 'provenAt')::json where sess ->> 'userId' = '${id}'`);
  await browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email });
}

describe('adding', () => {
  it('asks for one that names its user and checks who uses it, and tells of it', async () => {
    const { browser, id, email } = await signUp(one, newBrowser());
    const page = await browser.socket();
    const told = pushed(page);
    const options = await newOptions(browser);
    expect(options).toMatchObject({
      rp: { id: 'beside.example', name: 'Beside' },
      user: { name: email, displayName: '', id: expect.stringMatching(/^[\w-]{43}$/) },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(options)).not.toContain(id);
    const passkey = new TestPasskey(ORIGIN);
    const answer = await browser.call(
      'POST',
      '/api/auth/passkeys',
      { response: passkey.make(options), name: ' My phone ' },
      CHROME,
    );
    const shown = {
      id: expect.any(String),
      name: 'My phone',
      provider: 'Google Password Manager',
      isSynced: true,
      since: TODAY,
      lastUsed: null,
      browser: 'chrome',
      system: 'android',
      inQuestion: false,
    };
    expect([answer.status, answer.body]).toEqual([201, { success: true, passkey: shown }]);
    expect(await listed(browser)).toEqual([shown]);
    await told;
    await seeMail(email, 'A passkey was added to your account');
    // The next one names it, so that the same authenticator makes no second.
    expect((await newOptions(browser)).excludeCredentials).toEqual([
      { id: passkey.credentialId, type: 'public-key', transports: ['hybrid', 'internal'] },
    ]);
  });

  it.each<[string, Deviations]>([
    ['of another site', { origin: 'http://beside.example.evil' }],
    ['over another scheme', { origin: 'https://beside.example' }],
    ['for another RP id', { rpId: 'evil.example' }],
    ['that has not checked who uses it', { isUnverified: true }],
    ['for a challenge of its own', { challenge: Buffer.from('mine').toString('base64url') }],
    ['that was a use', { type: 'webauthn.get' }],
  ])('refuses one %s', async (_, deviations) => {
    const { browser } = await signUp(one, newBrowser());
    const answer = await add(browser, undefined, deviations);
    expect([answer.status, answer.body]).toEqual([401, { success: false, ...WRONG }]);
    expect(await listed(browser)).toEqual([]);
  });

  it('takes each challenge once, from the session that asked for it, in time', async () => {
    const [mine, theirs] = [await signUp(one, newBrowser()), await signUp(one, newBrowser())];
    const options = await newOptions(mine.browser);
    const post = (browser: Browser, passkey = new TestPasskey(ORIGIN)) =>
      browser.call('POST', '/api/auth/passkeys', { response: passkey.make(options) });
    expect((await post(theirs.browser)).body).toMatchObject(WRONG);
    expect((await post(mine.browser)).status).toBe(201);
    expect((await post(mine.browser)).body).toMatchObject({ code: 'conflict' });
    const late = await newOptions(mine.browser);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    try {
      // The proof is older as well by then.
      await mine.browser.call('POST', '/api/auth/proof', { password: PASSWORD });
      const response = new TestPasskey(ORIGIN).make(late);
      expect((await mine.browser.call('POST', '/api/auth/passkeys', { response })).body).toMatchObject({ code: 'conflict' });
    } finally {
      vi.useRealTimers();
    }
    expect(await listed(mine.browser)).toHaveLength(1);
  });

  it('refuses a passkey twice, and an eleventh, also where they come at once', async () => {
    const user = await withPasskey();
    const again = await add(user.browser, user.passkey);
    expect([again.status, again.body]).toMatchObject([409, { code: 'passkey_exists' }]);
    const ways = await Promise.all(Array.from({ length: 12 }, () => newOptions(user.browser)));
    const nodes = [user.browser, user.browser.at(other.url)];
    const answers = await Promise.all(
      ways.map(async (options, at) => {
        const response = new TestPasskey(ORIGIN).make(options);
        const answer = await nodes[at % 2]?.call('POST', '/api/auth/passkeys', { response });
        return `${answer?.status} ${answer?.body.code ?? 'added'}`;
      }),
    );
    const added = answers.filter((answer) => answer === '201 added').length;
    expect(added).toBeLessThanOrEqual(9);
    // On a busy machine one that waits for long is refused for that.
    for (const answer of answers) expect(answer).toBeOneOf(['201 added', '409 full', '503 unavailable']);
    for (let more = added; more < 9; more++) expect((await add(user.browser)).status).toBe(201);
    expect(await listed(user.browser)).toHaveLength(10);
    expect((await user.browser.call('POST', '/api/auth/passkeys/options')).body).toMatchObject({ code: 'full' });
  });

  it('and removing need a recent proof; renaming does not', async () => {
    const user = await withPasskey();
    await forgetProof(user);
    const path = `/api/auth/passkeys/${user.passkeyId}`;
    for (const [method, at, body] of [
      ['POST', '/api/auth/passkeys/options', undefined],
      ['POST', '/api/auth/passkeys', { response: user.passkey.use(await signInOptions(user.browser)) }],
      ['DELETE', path, { endSessions: true }],
    ] as const)
      expect((await user.browser.call(method, at, body)).body).toMatchObject({ code: 'proof_needed' });
    expect((await user.browser.call('PATCH', path, { name: 'The small key' })).body).toMatchObject({
      passkey: { name: 'The small key' },
    });
  });

  it('refuses what is no answer of an authenticator, however large or deep', async () => {
    const { browser } = await signUp(one, newBrowser());
    const good = new TestPasskey(ORIGIN).make(await newOptions(browser));
    const deep = Buffer.alloc(5_000, 0x81).toString('base64url');
    for (const response of [
      ...[null, 7, 'x', [], {}, { ...good, id: 'another' }, { ...good, type: 'password' }, { ...good, response: null }],
      { ...good, response: { ...good.response, attestationObject: 'A'.repeat(9_000) } },
      { ...good, response: { ...good.response, transports: ['x'.repeat(21)] } },
    ])
      expect([response, (await browser.call('POST', '/api/auth/passkeys', { response })).body.code]).toEqual([
        response,
        'validation_failed',
      ]);
    const odd = new TestPasskey(ORIGIN);
    const named = odd.make(await newOptions(browser));
    for (const id of ['AA', 'x'.repeat(1_400), new TestPasskey(ORIGIN).credentialId])
      expect((await browser.call('POST', '/api/auth/passkeys', { response: { ...named, id, rawId: id } })).body).toMatchObject(
        WRONG,
      );
    for (const transports of [['\u0000'], ['\ud800'], ['carrier-pigeon', 'usb']]) {
      const response = new TestPasskey(ORIGIN).make(await newOptions(browser));
      const answer = await browser.call('POST', '/api/auth/passkeys', {
        response: { ...response, response: { ...response.response, transports } },
      });
      expect(answer.status).toBe(201);
    }
    expect((await newOptions(browser)).excludeCredentials.map(({ transports }) => transports)).toEqual([[], [], ['usb']]);
    for (const attestationObject of [deep, 'AAAA', good.response.clientDataJSON]) {
      const response = { ...good, response: { ...good.response, attestationObject } };
      expect((await browser.call('POST', '/api/auth/passkeys', { response })).body).toMatchObject(WRONG);
    }
    for (const name of ['', ' ', '\u200b', 'My \u202ephone', 'x'.repeat(61), 7])
      expect((await browser.call('POST', '/api/auth/passkeys', { response: good, name })).body.code).toBe('validation_failed');
  });
});

describe('signing in', () => {
  it('needs neither an address nor a password, and is a session like any other', async () => {
    const user = await withPasskey();
    const away = newBrowser(other);
    const options = await signInOptions(away);
    expect(options).toEqual({
      challenge: expect.any(String),
      rpId: 'beside.example',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
    const answer = await away.call('POST', '/api/auth/passkey-sign-in', { response: user.passkey.use(options) });
    expect([answer.status, answer.body]).toMatchObject([200, { success: true, user: { id: user.id, email: user.email } }]);
    expect((await away.call('GET', '/api/auth/sessions')).body.sessions).toMatchObject([
      { current: true, how: 'passkey' },
      { current: false, how: 'password' },
    ]);
    expect((await listed(away))[0]).toMatchObject({ lastUsed: TODAY });
    // It counts as a recent proof.
    expect((await away.call('GET', '/api/auth/export')).status).toBe(200);
    await seeMail(user.email, 'A new sign-in to your account');
  });

  it('counts as both steps', async () => {
    const user = await withPasskey();
    await database.query(`insert into second_factors ("userId", secret, "confirmedAt") values ('${user.id}', 'sealed', now())`);
    expect((await signIn(newBrowser(), user.email)).body).toMatchObject({ secondFactor: 'totp' });
    const away = newBrowser();
    expect((await use(away, user.passkey)).body).toMatchObject({ user: { id: user.id } });
  });

  it.each<[string, Deviations]>([
    ['of another site', { origin: 'http://beside.example.evil' }],
    ['for another RP id', { rpId: 'evil.example' }],
    ['that has not checked who uses it', { isUnverified: true }],
    ['of another user', { userHandle: 'AAAA' }],
    ['that names no user', { userHandle: '' }],
    ['for a challenge of its own', { challenge: Buffer.from('a.b.c').toString('base64url') }],
    ['that was a making', { type: 'webauthn.create' }],
  ])('refuses a use %s', async (_, deviations) => {
    const { passkey } = await withPasskey();
    const away = newBrowser();
    const answer = await use(away, passkey, deviations);
    expect([answer.status, answer.body]).toEqual([401, { success: false, ...WRONG }]);
    expect(await statusOf(away)).toBe(401);
  });

  it('refuses another’s signature, one that was changed, and one for another purpose', async () => {
    const [user, another] = [await withPasskey(), await withPasskey()];
    const away = newBrowser();
    const good = user.passkey.use(await signInOptions(away));
    const theirs = another.passkey.use(await signInOptions(away));
    const { options } = (await user.browser.call('POST', '/api/auth/proof/options')).body;
    for (const response of [
      { ...good, response: { ...good.response, signature: theirs.response.signature } },
      { ...good, response: { ...theirs.response, userHandle: good.response.userHandle } },
      { ...good, response: { ...good.response, authenticatorData: theirs.response.authenticatorData.slice(0, 40) } },
      user.passkey.use(options as UsePasskeyOptions),
    ])
      expect((await away.call('POST', '/api/auth/passkey-sign-in', { response })).body).toMatchObject(WRONG);
    expect((await away.call('POST', '/api/auth/passkey-sign-in', { response: good })).status).toBe(200);
  });

  it('takes each answer once, of a thousandfold replay on all nodes at once', async () => {
    const { passkey } = await withPasskey();
    const asking = newBrowser();
    const response = passkey.use(await signInOptions(asking));
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        newBrowser(at % 2 === 0 ? one : other).call('POST', '/api/auth/passkey-sign-in', { response }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(new Set(['conflict']));
  });

  it('refuses a counter that does not rise, as a copied key shows', async () => {
    const { passkey } = await withPasskey();
    expect((await use(newBrowser(), passkey, { counter: 5 })).status).toBe(200);
    expect((await use(newBrowser(), passkey, { counter: 5 })).body).toMatchObject(WRONG);
    expect((await use(newBrowser(), passkey, { counter: 6 })).status).toBe(200);
  });

  it('does not know a passkey that was removed, or never added', async () => {
    const user = await withPasskey();
    const unknown = { code: 'passkey_unknown', message: 'This passkey is not known here. It may have been removed.' };
    expect((await use(newBrowser(), new TestPasskey(ORIGIN))).body).toMatchObject(unknown);
    await user.browser.call('DELETE', `/api/auth/passkeys/${user.passkeyId}`, { endSessions: false });
    const answer = await use(newBrowser(other), user.passkey);
    expect([answer.status, answer.body]).toMatchObject([401, unknown]);
  });

  it('ends with the passkey where that is removed in the middle of it', async () => {
    const user = await withPasskey();
    await database.query(`create function remove_passkey() returns trigger language plpgsql as $$
      begin delete from passkeys where id::text = new.sess ->> 'passkeyId'; return new; end $$`);
    await database.query('create trigger in_the_middle after insert on sessions for each row execute function remove_passkey()');
    const away = newBrowser();
    const answer = await use(away, user.passkey);
    await database.query('drop function remove_passkey cascade');
    expect([answer.status, answer.body.code]).toEqual([401, 'passkey_unknown']);
    expect(await statusOf(away)).toBe(401);
    expect((await user.browser.call('GET', '/api/auth/sessions')).body).toMatchObject({ sessions: { length: 1 } });
  });

  it('has thirty tries in a quarter of an hour from one address', async () => {
    const { passkey } = await withPasskey();
    const away = newBrowser();
    const response = passkey.use(await signInOptions(away), { isUnverified: true });
    for (let time = 0; time < 30; time += 1)
      expect((await away.call('POST', '/api/auth/passkey-sign-in', { response })).status).toBe(401);
    const answer = await away.call('POST', '/api/auth/passkey-sign-in', { response });
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
  });
});

describe('a user’s passkeys', () => {
  it('are renamed and removed by their user alone, on all nodes at once', async () => {
    const [user, stranger] = [await withPasskey(), await withPasskey()];
    const path = `/api/auth/passkeys/${user.passkeyId}`;
    const missing = [404, 'not_found'];
    for (const browser of [stranger.browser])
      for (const [method, body] of [
        ['PATCH', { name: 'Mine now' }],
        ['DELETE', { endSessions: true }],
      ] as const) {
        const answer = await browser.call(method, path, body);
        expect([answer.status, answer.body.code]).toEqual(missing);
        const none = await browser.call(method, '/api/auth/passkeys/none', body);
        expect([none.status, none.body]).toEqual([answer.status, answer.body]);
      }
    for (const [method, at] of [
      ['GET', '/api/auth/passkeys'],
      ['POST', '/api/auth/proof/options'],
    ] as const)
      expect((await newBrowser().call(method, at)).status).toBe(401);
    const page = await user.browser.at(other.url).socket();
    const told = pushed(page);
    const removed = await user.browser.call('DELETE', path, { endSessions: true });
    expect(removed.body).toMatchObject({ credentialId: user.passkey.credentialId });
    await told;
    expect(await listed(user.browser.at(other.url))).toEqual([]);
    await seeMail(user.email, 'A passkey was removed from your account');
  });

  it('sign out where they were used when they are removed, unless that is not wanted', async () => {
    const user = await withPasskey();
    const second = new TestPasskey(ORIGIN);
    const secondId = idOf(await add(user.browser, second));
    const [by, bySecond, thief] = [newBrowser(other), newBrowser(), newBrowser(other)];
    await use(by, user.passkey);
    await use(bySecond, second);
    await use(thief, user.passkey);
    const page = await thief.socket();
    const gone = new Promise((resolve) => page.once('disconnect', resolve));
    // One who removes the passkey by which they came stays.
    expect((await by.call('DELETE', `/api/auth/passkeys/${user.passkeyId}`, { endSessions: true })).status).toBe(200);
    await gone;
    await vi.waitFor(async () => expect(await statusOf(thief)).toBe(401), WAIT);
    expect([await statusOf(by), await statusOf(bySecond), await statusOf(user.browser)]).toEqual([200, 200, 200]);
    expect((await user.browser.call('DELETE', `/api/auth/passkeys/${secondId}`, { endSessions: false })).status).toBe(200);
    expect(await statusOf(bySecond)).toBe(200);
  });

  it('are exported without keys, and erased with the account', async () => {
    const user = await withPasskey();
    const { text } = await user.browser.call('GET', '/api/auth/export');
    expect(JSON.parse(text).passkeys).toEqual([
      {
        ...{ name: null, provider: 'Google Password Manager', browser: 'chrome', system: 'android' },
        ...{ isSynced: true, since: TODAY, lastUsed: null },
      },
    ]);
    const [stored] = await database.query(`select * from passkeys where "userId" = '${user.id}'`);
    const { publicKey, credentialId, aaguid } = Object(stored);
    expect(credentialId).toBe(user.passkey.credentialId);
    for (const secret of [publicKey, credentialId, aaguid]) expect(text).not.toContain(secret);
    await user.browser.call('DELETE', '/api/auth/delete-account');
    await vi.waitFor(
      async () => expect(await database.query(`select 1 from passkeys where "userId" = '${user.id}'`)).toEqual([]),
      WAIT,
    );
    expect((await use(newBrowser(), user.passkey)).body).toMatchObject({ code: 'passkey_unknown' });
  });
});

describe('the second step', () => {
  const turnOn = (id: string) =>
    database.query(`insert into second_factors ("userId", secret, "confirmedAt") values ('${id}', 'sealed', now())`);

  it('is not led past by somebody who knows the password alone, and has a session from before', async () => {
    const user = await withPasskey();
    const options = await newOptions(user.browser);
    await turnOn(user.id);
    const needed = { code: 'second_factor_needed' };
    expect((await user.browser.call('POST', '/api/auth/passkeys/options')).body).toMatchObject(needed);
    const response = new TestPasskey(ORIGIN).make(options);
    expect((await user.browser.call('POST', '/api/auth/passkeys', { response })).body).toMatchObject(needed);
    // A session that came by a passkey has passed it.
    const away = newBrowser();
    await use(away, user.passkey);
    expect((await add(away)).status).toBe(201);
  });
});

describe('a recent proof', () => {
  it('may be a passkey of one’s own', async () => {
    const [user, another] = [await withPasskey(), await withPasskey()];
    await forgetProof(user);
    const { options } = (await user.browser.call('POST', '/api/auth/proof/options')).body;
    expect(options).toMatchObject({ allowCredentials: [{ id: user.passkey.credentialId }] });
    const prove = (response: object) => user.browser.call('POST', '/api/auth/proof', { response });
    const asked = options as UsePasskeyOptions;
    expect((await prove(another.passkey.use(asked))).body).toMatchObject({ code: 'passkey_unknown' });
    expect((await prove(user.passkey.use(asked, { isUnverified: true }))).body).toMatchObject(WRONG);
    expect((await prove(user.passkey.use(await signInOptions(user.browser)))).body).toMatchObject(WRONG);
    expect((await user.browser.call('GET', '/api/auth/export')).status).toBe(403);
    const good = user.passkey.use(asked);
    expect((await prove(good)).body).toEqual({ success: true, until: expect.stringMatching(/^20.*Z$/) });
    expect((await user.browser.call('GET', '/api/auth/export')).status).toBe(200);
    expect((await prove(good)).body).toMatchObject({ code: 'conflict' });
    // What it has proved counts no more once it is removed, also where nobody is signed out.
    const away = newBrowser();
    await signIn(away, user.email);
    await away.call('DELETE', `/api/auth/passkeys/${user.passkeyId}`, { endSessions: false });
    await vi.waitFor(async () => expect((await user.browser.call('GET', '/api/auth/export')).status).toBe(403), WAIT);
    expect((await user.browser.call('POST', '/api/auth/proof', {})).body).toMatchObject({ code: 'validation_failed' });
  });
});

describe('after a mailed reset', () => {
  it('an intruder’s passkey is listed, its sessions end, and removing it refuses it', async () => {
    const user = await withPasskey();
    const intruder = new TestPasskey(ORIGIN);
    await add(user.browser, intruder);
    const theirs = newBrowser(other);
    await use(theirs, intruder);
    await user.browser.call('POST', '/api/auth/forgot-password', { email: user.email });
    await seeMail(user.email, 'Choose a new password');
    const mail = (await mailbox.to(user.email)).findLast(({ subject }) => subject === 'Choose a new password');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = await newBrowser().call('POST', '/api/auth/reset-password', {
      token,
      password: 'another garden 8',
      confirmPassword: 'another garden 8',
    });
    expect(reset.body).toMatchObject({ message: 'Password reset successfully', passkeys: 2 });
    await vi.waitFor(async () => expect(await statusOf(theirs)).toBe(401), WAIT);
    // It may still sign in, but it proves nothing, and does not answer for itself.
    const back = newBrowser(other);
    expect((await use(back, intruder)).body).toMatchObject({ passkeysInQuestion: 2 });
    const unanswered = await listed(back);
    for (const [method, path, body] of [
      ['PATCH', `/api/auth/passkeys/${unanswered[1]?.id}`, { kept: true }],
      ['DELETE', `/api/auth/passkeys/${unanswered[0]?.id}`, { endSessions: true }],
      ['POST', '/api/auth/passkeys/options', undefined],
      ['GET', '/api/auth/export', undefined],
    ] as const)
      expect((await back.call(method, path, body)).body).toMatchObject({ code: 'proof_needed' });
    const { options } = (await back.call('POST', '/api/auth/proof/options')).body;
    const response = intruder.use(options as UsePasskeyOptions);
    expect((await back.call('POST', '/api/auth/proof', { response })).body).toMatchObject({ code: 'invalid_credentials' });
    const home = newBrowser();
    expect((await signIn(home, user.email, 'another garden 8')).body).toMatchObject({ passkeysInQuestion: 2 });
    const [mine, unknown] = await listed(home);
    expect([mine?.inQuestion, unknown?.inQuestion]).toEqual([true, true]);
    await home.call('PATCH', `/api/auth/passkeys/${mine?.id}`, { kept: true });
    expect((await listed(home)).map(({ inQuestion }) => inQuestion)).toEqual([false, true]);
    await home.call('DELETE', `/api/auth/passkeys/${unknown?.id}`, { endSessions: true });
    expect((await use(newBrowser(other), intruder)).body).toMatchObject({ code: 'passkey_unknown' });
    expect((await use(newBrowser(), user.passkey)).status).toBe(200);
  });
});
