import { afterAll, describe, expect, it } from 'vitest';
import { PASSWORD, signIn, signUp } from '../../../testing/accounts.ts';
import { startMailbox, tokenOf } from '../../../testing/mailbox.ts';
import type { Answer } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const NEW = 'a quite different one';
const mailbox = await startMailbox();
const { app } = await useApp({ SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off' });
afterAll(() => mailbox.close());

const change = (more: object = {}): object => ({ currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...more });
const forgot = (email: string): Promise<Answer> => app.browser().call('POST', '/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW): Promise<Answer> =>
  app.browser().call('POST', '/api/auth/reset-password', { token, password });
const resetToken = async (email: string, seen = 0): Promise<string> => {
  await forgot(email);
  return tokenOf(await mailbox.next(email, seen), '/reset-password');
};

describe('changing the password', () => {
  it.each([
    ['currentPassword', '', 'Current password is required'],
    ['currentPassword', 'not mine', 'Current password is incorrect'],
    ['newPassword', '1234567', 'New password must be at least 8 characters long'],
    ['confirmPassword', '', 'Please confirm your new password'],
    ['confirmPassword', 'another one', "Passwords don't match"],
  ])('refuses %s %j', async (field, value, message) => {
    const { browser, email } = await signUp(app);
    const more = field === 'newPassword' ? { newPassword: value, confirmPassword: value } : { [field]: value };
    const { status, body } = await browser.call('PUT', '/api/auth/change-password', change(more));
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    expect((await signIn(app.browser(), email)).status).toBe(200);
  });

  it('holds at once, and a mail notifies its owner', async () => {
    const { browser, email } = await signUp(app);
    expect((await browser.call('PUT', '/api/auth/change-password', change())).body).toMatchObject({ success: true });
    expect((await signIn(app.browser(), email)).status).toBe(401);
    expect((await signIn(app.browser(), email, NEW)).status).toBe(200);
    expect((await mailbox.next(email)).links.some((link) => link.includes('token='))).toBe(false);
  });

  it('of two changes at once, one holds', async () => {
    const { browser, email } = await signUp(app);
    const answers = await Promise.all(
      ['first new one', 'other new one'].map((one) =>
        browser.call('PUT', '/api/auth/change-password', change({ newPassword: one, confirmPassword: one })),
      ),
    );
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    const entered = await Promise.all(['first new one', 'other new one'].map((one) => signIn(app.browser(), email, one)));
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  it('gets the same answer for any address, and a mail where there is an account', async () => {
    const { email } = await signUp(app);
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailbox.next(email);
    expect(await mailbox.to('nobody@example.com')).toEqual([]);
    expect((await forgot(' ')).body).toMatchObject({ errors: { email: ['Email is required'] } });
    expect((await forgot('nowhere')).body).toMatchObject({ errors: { email: ['Please enter a valid email address'] } });
  });

  it('is reset by the link once, of twenty attempts at once', async () => {
    const { email } = await signUp(app);
    const token = await resetToken(email);
    expect((await reset(token, '1234567')).body).toMatchObject({
      errors: { password: ['Password must be at least 8 characters long'] },
    });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `${NEW} ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'link_invalid')).toHaveLength(19);
    expect((await signIn(app.browser(), email, `${NEW} ${answers.findIndex(({ status }) => status === 200)}`)).status).toBe(200);
    expect((await reset(token)).body).toMatchObject({ code: 'link_invalid' });
  });

  it('is not reset by a link that is an hour old, of another kind, or voided by a change', async () => {
    const { browser, email } = await signUp(app);
    const expired = await resetToken(email);
    const { rows } = await app.db.pool.query(
      `select "expiresAt" - "createdAt" = interval '1 hour' as exact from auth_tokens where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ exact: true }]);
    await app.db.pool.query(`update auth_tokens set "expiresAt" = now() where email = $1`, [email]);
    expect((await reset(expired)).body).toMatchObject({ code: 'link_invalid' });
    const verifying = await resetToken(email, 1);
    await app.db.pool.query(`update auth_tokens set "tokenType" = 'verify' where email = $1`, [email]);
    expect((await reset(verifying)).body).toMatchObject({ code: 'link_invalid' });
    const open = await resetToken(email, 2);
    await browser.call('PUT', '/api/auth/change-password', change());
    expect((await reset(open, 'of whoever reads old mail')).body).toMatchObject({ code: 'link_invalid' });
    for (const token of ['', 'rubbish', 'x'.repeat(5000)]) expect((await reset(token)).status).toBe(400);
  });

  it('leads to PUBLIC_URL with any Host header', async () => {
    const { email } = await signUp(app);
    await app
      .browser()
      .call('POST', '/api/auth/forgot-password', { email }, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
    const { links } = await mailbox.next(email);
    expect(links.filter((link) => !link.startsWith('http://localhost:3000/'))).toEqual([]);
  });
});
