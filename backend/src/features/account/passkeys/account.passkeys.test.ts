import type { UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import { describe, expect, it, vi } from 'vitest';
import { forgetProof, signIn, statusOf } from '../../../testing/accounts.ts';
import { TestPasskey } from '../../../testing/passkey.ts';
import {
  add,
  idOf,
  listed,
  newOptions,
  ORIGIN,
  pushed,
  signInOptions,
  TODAY,
  use,
  usePasskeys,
  WRONG,
} from '../../../testing/use-passkeys.ts';
import { WAIT } from '../../../testing/wait.ts';

const { mailbox, database, other, newBrowser, withPasskey } = await usePasskeys('198.53');

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
    const hasChanged = pushed(page);
    const removed = await user.browser.call('DELETE', path, { endSessions: true });
    expect(removed.body).toMatchObject({ credentialId: user.passkey.credentialId });
    await hasChanged;
    expect(await listed(user.browser.at(other.url))).toEqual([]);
    await mailbox.see(user.email, 'A passkey was removed from your account');
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
    await forgetProof(database, user);
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
    await mailbox.see(user.email, 'Choose a new password');
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
