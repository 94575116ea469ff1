import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../../lib/logger.ts';
import { PASSWORD, signIn, signUp } from '../../../testing/accounts.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { useApp } from '../../../testing/use-app.ts';

const AT_ONCE = 250;
const mailbox = await startMailbox();
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const env = {
  RATE_LIMIT_FACTOR: '1',
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'no-reply@beside.example',
  EMAIL_VERIFICATION: 'off',
};
const { app } = await useApp(env, { log });
afterAll(() => mailbox.close());

it('checks few of a thousand guesses from as many addresses, and lets the owner in meanwhile', async () => {
  const owner = await signUp(app, app.browser('198.51.100.7'));
  const guesses: Awaited<ReturnType<typeof signIn>>[] = [];
  // Many at once, but no more than a slow machine connects within a client's patience.
  for (let first = 0; first < 1000; first += AT_ONCE)
    guesses.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, each) =>
          signIn(app.browser(`203.0.${(first + each) >> 8}.${(first + each) & 255}`), owner.email, `guess ${first + each}`),
        ),
      )),
    );
  const looked = guesses.filter(({ status }) => status === 401).length;
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThanOrEqual(20);
  const refused = guesses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1000 - looked);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);

  // From a known address in an unknown browser, and the other way round.
  expect((await signIn(app.browser('198.51.100.7'), owner.email)).status).toBe(200);
  const travelling = app.browser('192.0.2.99');
  travelling.cookie = `beside.device=${owner.browser.cookieNamed('beside.device')}`;
  expect((await signIn(travelling, owner.email)).status).toBe(200);
  expect((await signIn(app.browser('192.0.2.100'), owner.email)).status).toBe(429);
});

it('counts guesses at an address without an account in the same way', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await signIn(app.browser(`203.1.0.${guess}`), 'nobody@example.com', 'a guess')).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

it('leaves each attempt in the log, with who succeeded, and without addresses and passwords', async () => {
  lines.length = 0;
  const user = await signUp(app, app.browser('198.51.100.20'));
  const [first, second] = ['a first guess', 'a second guess'];
  for (const guess of [first, second]) await signIn(user.browser, user.email, guess);
  await signIn(user.browser, user.email);
  const change = (currentPassword: string) =>
    user.browser.call('PUT', '/api/auth/change-password', {
      ...{ currentPassword, newPassword: 'a new password', confirmPassword: 'a new password' },
    });
  await change(first);
  await change(PASSWORD);
  await user.browser.call('POST', '/api/auth/logout');
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ msg, userId }) => [msg, userId])).toEqual([
    ['a user signed in', user.id],
    ['a sign-in failed', undefined],
    ['a sign-in failed', undefined],
    ['a user signed in', user.id],
    ['a wrong current password was given', user.id],
    ['a password was changed', user.id],
    ['a user signed out', user.id],
  ]);
  expect(logged[1].address).toMatch(/^[\w-]{12}$/);
  expect(logged[2].address).toBe(logged[1].address);
  for (const secret of [user.email, PASSWORD, first, second, 'a new password', '198.51.100.20'])
    expect(lines.join('')).not.toContain(secret);
});

it('does not accept another browser’s device cookie', async () => {
  const [owner, stranger] = [await signUp(app, app.browser('198.51.100.8')), await signUp(app, app.browser('198.51.100.9'))];
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) statuses.push((await signIn(stranger.browser, owner.email, `guess ${guess}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

it('limits guesses at the current password by somebody at an open page', async () => {
  const { browser } = await signUp(app, app.browser('198.51.100.10'));
  const change = (currentPassword: string) =>
    browser.call('PUT', '/api/auth/change-password', {
      currentPassword,
      newPassword: 'a new password',
      confirmPassword: 'a new password',
    });
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) statuses.push((await change(`guess ${guess}`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect((await change(PASSWORD)).status).toBe(429);
});

it('sends few mails to one address, with or without an account, from all callers together', async () => {
  const { email } = await signUp(app, app.browser('198.51.100.11'));
  for (const address of [email, 'stranger@example.com']) {
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++) {
      const browser = app.browser(`203.${address.length}.0.${call}`);
      statuses.push((await browser.call('POST', '/api/auth/forgot-password', { email: address })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  }
});
