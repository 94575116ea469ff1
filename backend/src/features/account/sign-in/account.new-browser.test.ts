import { afterAll, expect, it } from 'vitest';
import { PASSWORD, registration, signIn, signUp } from '../../../testing/accounts.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { useApp } from '../../../testing/use-app.ts';

const mailbox = await startMailbox();
const MAIL = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', RATE_LIMIT_FACTOR: '1' };
const { app } = await useApp({ ...MAIL, EMAIL_VERIFICATION: 'off' });
const { app: strict } = await useApp({ ...MAIL, EMAIL_VERIFICATION: 'required' });
afterAll(() => mailbox.close());

const SUBJECT = 'A new sign-in to your account';
const FIREFOX = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const subjects = async (email: string): Promise<string[]> => (await mailbox.to(email)).map(({ subject }) => subject);
/** A mail that comes after all those that were asked for before. */
async function laterMail(email: string, seen: number, from = app): Promise<void> {
  await from.browser('192.0.2.200').call('POST', '/api/auth/forgot-password', { email });
  await mailbox.next(email, seen);
}

it('a user is told by mail of a sign-in in a browser that is new to the account, also at a known address', async () => {
  const user = await signUp(app, app.browser('198.51.100.1'));
  const stranger = app.browser('198.51.100.1');
  await stranger.call('POST', '/api/auth/login', { email: user.email, password: PASSWORD }, FIREFOX);
  const { subject, text, links } = await mailbox.next(user.email);
  expect(subject).toBe(SUBJECT);
  expect(text).toMatch(/It was on \w+ \d+, \d{4} at \d+:\d\d.[AP]M UTC: Firefox \(Windows\)\./);
  expect(text).not.toContain('198.51.100');
  expect(links.map((link) => new URL(link).pathname)).toEqual(['/forgot-password', '/account/signing-in']);
});

it('a browser that the account knows causes no mail, nor does a wrong password', async () => {
  const user = await signUp(app, app.browser('198.51.100.2'));
  await user.browser.call('POST', '/api/auth/logout');
  expect((await signIn(user.browser, user.email)).status).toBe(200);
  const travelling = app.browser('192.0.2.2');
  travelling.cookie = `beside.device=${user.browser.cookieNamed('beside.device')}`;
  expect((await signIn(travelling, user.email)).status).toBe(200);
  expect((await signIn(app.browser('192.0.2.3'), user.email, 'not this one')).status).toBe(401);
  await laterMail(user.email, 0);
  expect(await subjects(user.email)).toEqual(['Choose a new password']);
});

it('a user’s first sign-in causes no mail', async () => {
  const body = registration();
  await strict.browser('198.51.100.3').call('POST', '/api/auth/register', body);
  const token = await mailbox.nextToken(body.email, '/verify-email');
  const other = strict.browser('198.51.100.4');
  await other.call('POST', `/api/auth/verify-email/${token}`, { password: PASSWORD });
  expect((await signIn(other, body.email)).status).toBe(200);
  await laterMail(body.email, 1, strict);
  expect(await subjects(body.email)).not.toContain(SUBJECT);
});

it('a known browser at ever new addresses uses up none of the mails', async () => {
  const user = await signUp(app, app.browser('198.51.100.6'));
  for (let call = 0; call < 8; call++) {
    const moved = app.browser(`203.0.114.${call}`);
    moved.cookie = `beside.device=${user.browser.cookieNamed('beside.device')}`;
    await signIn(moved, user.email);
  }
  await signIn(app.browser('203.0.114.99'), user.email);
  expect((await mailbox.next(user.email)).subject).toBe(SUBJECT);
});

it('a program that signs in again and again floods nobody’s mailbox', async () => {
  const user = await signUp(app, app.browser('198.51.100.5'));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => signIn(app.browser(`203.0.113.${index}`), user.email)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await mailbox.next(user.email, 5);
  await laterMail(user.email, 6);
  expect((await subjects(user.email)).filter((subject) => subject === SUBJECT)).toHaveLength(6);
});
