import type { UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import { describe, expect, it } from 'vitest';
import { signIn, statusOf } from '../../../testing/accounts.ts';
import { type Deviations, TestPasskey } from '../../../testing/passkey.ts';
import { listed, ORIGIN, signInOptions, TODAY, use, usePasskeys, WRONG } from '../../../testing/use-passkeys.ts';

const { mailbox, database, one, other, newBrowser, withPasskey } = await usePasskeys('198.52');

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
    await mailbox.see(user.email, 'A new sign-in to your account');
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
