import type { NewPasskeyOptions, UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import { afterAll, expect } from 'vitest';
import { signUp, type TestUser } from './accounts.ts';
import { startMailbox } from './mailbox.ts';
import { type Deviations, TestPasskey } from './passkey.ts';
import type { Answer, Browser, TestSocket } from './test-browser.ts';
import { useCluster } from './use-cluster.ts';

export const ORIGIN = 'http://beside.example';
export const CHROME = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
};
export const WRONG = { code: 'invalid_credentials', message: 'The passkey did not answer as it should' };
export const TODAY = new Date().toISOString().slice(0, 10);

interface WithPasskey extends TestUser {
  passkey: TestPasskey;
  passkeyId: string;
}

export const pushed = (socket: TestSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('security:changed', resolve));
export const idOf = ({ body }: Answer): string => String(Object(body.passkey).id);
export const listed = async (browser: Browser): Promise<Record<string, unknown>[]> =>
  (await browser.call('GET', '/api/auth/passkeys')).body.passkeys as Record<string, unknown>[];

export const newOptions = async (browser: Browser): Promise<NewPasskeyOptions> =>
  (await browser.call('POST', '/api/auth/passkeys/options')).body.options as NewPasskeyOptions;
export const signInOptions = async (browser: Browser): Promise<UsePasskeyOptions> =>
  (await browser.call('POST', '/api/auth/passkey-sign-in/options')).body.options as UsePasskeyOptions;

/** Adds a passkey to the account of a browser. */
export async function add(browser: Browser, passkey = new TestPasskey(ORIGIN), deviations: Deviations = {}): Promise<Answer> {
  const response = passkey.make(await newOptions(browser), deviations);
  return browser.call('POST', '/api/auth/passkeys', { response }, CHROME);
}

/** Signs a browser in by a passkey. */
export async function use(browser: Browser, passkey: TestPasskey, deviations: Deviations = {}): Promise<Answer> {
  const response = passkey.use(await signInOptions(browser), deviations);
  return browser.call('POST', '/api/auth/passkey-sign-in', { response });
}

/**
 * The fixture of the tests of passkeys: two nodes with the real limits, and what they mail.
 * @param network the first half of the browsers' addresses, one for each file: the limits count in the Redis that all files share
 */
export async function usePasskeys(network: string) {
  const mailbox = await startMailbox();
  const { database, one, other } = await useCluster({
    ...{ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off', RATE_LIMIT_FACTOR: '1' },
    PUBLIC_URL: ORIGIN,
  });
  afterAll(() => mailbox.close());
  let addresses = 0;
  const newBrowser = (app = one): Browser => app.browser(`${network}.${addresses >> 8}.${addresses++ & 255}`);
  return {
    ...{ mailbox, database, one, other, newBrowser },
    async withPasskey(): Promise<WithPasskey> {
      const user = await signUp(one, newBrowser());
      const passkey = new TestPasskey(ORIGIN);
      const added = await add(user.browser, passkey);
      expect(added.status).toBe(201);
      return { ...user, passkey, passkeyId: idOf(added) };
    },
  };
}
