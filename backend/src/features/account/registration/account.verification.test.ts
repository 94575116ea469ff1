import { afterAll, describe, expect, it } from 'vitest';
import { PASSWORD, registration, signIn } from '../../../testing/accounts.ts';
import { startMailbox, tokenOf } from '../../../testing/mailbox.ts';
import type { Answer, Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';
import { WAIT } from '../../../testing/wait.ts';

const mailbox = await startMailbox();
const { app } = await useApp({
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'Beside <no-reply@beside.example>',
  PUBLIC_URL: 'https://beside.example',
});
afterAll(() => mailbox.close());

const verify = (token: string, browser: Browser = app.browser()): Promise<Answer> =>
  browser.call('GET', `/api/auth/verify-email/${token}`);
const verifyWith = (token: string, password: unknown = PASSWORD, browser: Browser = app.browser()): Promise<Answer> =>
  browser.call('POST', `/api/auth/verify-email/${token}`, { password });
const answerOf = ({ status, body }: Answer): unknown => [status, body];
/** Cookies are secure here, so this browser does not send them over plain http. The sign-in's answer suffices. */
const enters = async (email: string, password = PASSWORD): Promise<unknown> => {
  const { status, body } = await signIn(app.browser(), email, password);
  return status === 200 ? 200 : body.code;
};

describe('registering', () => {
  it('mails the link first, and allows a sign-in only after it', async () => {
    const body = registration({ language: 'de' });
    const browser = app.browser();
    const answer = await browser.call('POST', '/api/auth/register', body, { Host: 'evil.example' });
    expect(answerOf(answer)).toEqual([
      201,
      { success: true, message: 'Please check your email to verify your account.', requiresVerification: true },
    ]);
    expect(await enters(body.email)).toBe('email_not_verified');
    expect(await enters(body.email, 'a wrong password')).toBe('invalid_credentials');

    const mail = await mailbox.next(body.email);
    expect(mail.html).toContain('lang="de"');
    expect(mail.links.filter((link) => !link.startsWith('https://beside.example/'))).toEqual([]);
    const token = tokenOf(mail, '/verify-email');
    const stored = await app.db.pool.query('select * from auth_tokens where email = $1', [body.email]);
    expect(JSON.stringify(stored.rows)).not.toContain(token);

    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: reply }) => reply.code === 'link_invalid')).toHaveLength(19);
    expect(await enters(body.email)).toBe(200);
  });

  it('answers the same for an address that has an account, and mails a notice to its owner', async () => {
    const body = registration();
    const first = await app.browser().call('POST', '/api/auth/register', body);
    await verifyWith(tokenOf(await mailbox.next(body.email), '/verify-email'));
    const second = await app
      .browser()
      .call('POST', '/api/auth/register', { ...body, password: 'of a stranger', confirmPassword: 'of a stranger' });
    expect(answerOf(second)).toEqual(answerOf(first));
    const mail = await mailbox.next(body.email, 1);
    expect(mail.links.some((link) => link.includes('token='))).toBe(false);
    // A stranger who has registered the address gets the same answer as without an account: see below.
    expect([await enters(body.email), await enters(body.email, 'of a stranger')]).toEqual([200, 'email_not_verified']);
  });

  it('a later sign-in does not reveal whether the address has an account', async () => {
    const [known, unknown] = [registration(), registration()];
    await app.browser().call('POST', '/api/auth/register', known);
    await verifyWith(tokenOf(await mailbox.next(known.email), '/verify-email'));
    const strange = { password: 'of a stranger', confirmPassword: 'of a stranger' };
    for (const body of [known, unknown]) {
      const asked = app.browser();
      expect(answerOf(await asked.call('POST', '/api/auth/register', { ...body, ...strange }))).toMatchObject([
        201,
        { requiresVerification: true },
      ]);
      expect(answerOf(await signIn(asked, body.email, 'of a stranger'))).toMatchObject([403, { code: 'email_not_verified' }]);
      expect(answerOf(await signIn(asked, body.email, 'neither'))).toMatchObject([401, { code: 'invalid_credentials' }]);
    }
  });

  it('makes an account of exactly the registration whose link is opened, despite a stranger’s before or after', async () => {
    const strange = { password: 'of a stranger', confirmPassword: 'of a stranger' };
    const body = registration();
    await app.browser().call('POST', '/api/auth/register', { ...body, ...strange });
    const before = tokenOf(await mailbox.next(body.email), '/verify-email');
    await app.browser().call('POST', '/api/auth/register', body);
    const token = tokenOf(await mailbox.next(body.email, 1), '/verify-email');
    await app.browser().call('POST', '/api/auth/register', { ...body, ...strange });
    const after = tokenOf(await mailbox.next(body.email, 2), '/verify-email');
    expect((await verifyWith(token)).status).toBe(200);
    for (const link of [before, after]) expect((await verify(link)).body).toMatchObject({ code: 'link_invalid' });
    expect([await enters(body.email), await enters(body.email, 'of a stranger')]).toEqual([200, 'invalid_credentials']);
  });

  it('asks a caller from another network to verify, though a stranger has registered the address since', async () => {
    const strange = { password: 'of a stranger', confirmPassword: 'of a stranger' };
    const body = registration();
    await app.browser().call('POST', '/api/auth/register', body);
    await mailbox.next(body.email);
    await app.browser().call('POST', '/api/auth/register', { ...body, ...strange });
    await mailbox.next(body.email, 1);
    // The newest of all is the stranger's.
    expect([await enters(body.email), await enters(body.email, 'neither')]).toEqual([
      'email_not_verified',
      'invalid_credentials',
    ]);
    await app.browser().call('POST', '/api/auth/resend-verification', { email: body.email });
    const links = [
      tokenOf(await mailbox.next(body.email, 2), '/verify-email'),
      tokenOf(await mailbox.next(body.email, 3), '/verify-email'),
    ];
    const opened = await Promise.all(links.map((link) => verifyWith(link)));
    // The stranger's link has another password, or is over when the other one was faster.
    expect(opened.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([400, 401])]);
    expect([await enters(body.email), await enters(body.email, 'of a stranger')]).toEqual([200, 'invalid_credentials']);
  });

  it('sends the link of a browser’s own registration alone, from any network', async () => {
    const body = registration();
    const browser = app.browser();
    await browser.call('POST', '/api/auth/register', body);
    await app
      .browser()
      .call('POST', '/api/auth/register', { ...body, password: 'of a stranger', confirmPassword: 'of a stranger' });
    await mailbox.next(body.email, 1);
    await browser.call('POST', '/api/auth/resend-verification', { email: body.email }, { 'X-Forwarded-For': '192.0.2.77' });
    const link = tokenOf(await mailbox.next(body.email, 2), '/verify-email');
    await expect.poll(async () => (await app.db.pool.query('select 1 from graphile_worker.jobs')).rowCount, WAIT).toBe(0);
    expect(await mailbox.to(body.email)).toHaveLength(3);
    expect((await verify(link, browser)).status).toBe(200);
  });

  it('refuses a link after a day, and rubbish', async () => {
    const body = registration();
    await app.browser().call('POST', '/api/auth/register', body);
    const token = tokenOf(await mailbox.next(body.email), '/verify-email');
    const { rows } = await app.db.pool.query(
      `select "expiresAt" - "createdAt" = interval '24 hours' as exact from auth_tokens where email = $1`,
      [body.email],
    );
    expect(rows).toEqual([{ exact: true }]);
    await app.db.pool.query(`update auth_tokens set "expiresAt" = now() - interval '1 second' where email = $1`, [body.email]);
    for (const one of [token, 'rubbish', 'x'.repeat(5000), '%00'])
      expect((await verify(one)).body).toMatchObject({ success: false, code: 'link_invalid' });
  });
});

describe('sending the link again', () => {
  it('answers the same for any address, and mails where an address is unverified', async () => {
    const body = registration();
    await app.browser().call('POST', '/api/auth/register', body);
    await mailbox.next(body.email);
    const resend = (email: string): Promise<Answer> => app.browser().call('POST', '/api/auth/resend-verification', { email });
    const known = await resend(body.email);
    expect(answerOf(await resend('nobody@example.com'))).toEqual(answerOf(known));
    expect((await verifyWith(tokenOf(await mailbox.next(body.email, 1), '/verify-email'))).status).toBe(200);
    expect(answerOf(await resend(body.email))).toEqual(answerOf(known));
    expect(await mailbox.to('nobody@example.com')).toEqual([]);
  });
});

it('writes in the page’s language, else the browser’s, else English', async () => {
  const languages: unknown[] = [];
  for (const [language, accepted] of [
    ['zh', 'fr'],
    [undefined, 'xx, nl;q=0.8'],
    [undefined, 'xx'],
  ] as const) {
    const body = registration({ language });
    await app.browser().call('POST', '/api/auth/register', body, { 'Accept-Language': accepted });
    languages.push(/lang="(\w+)"/.exec((await mailbox.next(body.email)).html)?.[1]);
  }
  expect(languages).toEqual(['zh', 'nl', 'en']);
});
