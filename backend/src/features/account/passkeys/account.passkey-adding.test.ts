import { describe, expect, it, vi } from 'vitest';
import { forgetProof, PASSWORD, signUp } from '../../../testing/accounts.ts';
import { type Deviations, TestPasskey } from '../../../testing/passkey.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import {
  add,
  CHROME,
  listed,
  newOptions,
  ORIGIN,
  pushed,
  signInOptions,
  TODAY,
  usePasskeys,
  WRONG,
} from '../../../testing/use-passkeys.ts';

const { mailbox, database, one, other, newBrowser, withPasskey } = await usePasskeys('198.51');

describe('adding', () => {
  it('asks for one that names its user and checks who uses it, and tells of it', async () => {
    const { browser, id, email } = await signUp(one, newBrowser());
    const page = await browser.socket();
    const hasChanged = pushed(page);
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
    await hasChanged;
    await mailbox.see(email, 'A passkey was added to your account');
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
    await forgetProof(database, user);
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
