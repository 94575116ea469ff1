import { afterAll, expect, it } from 'vitest';
import { PASSWORD, signIn, signUp } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { startMailbox, tokenOf } from '../../testing/mailbox.ts';
import { makeToken } from '../../testing/tokens.ts';
import { useApp } from '../../testing/use-app.ts';

const mailbox = await startMailbox();
const { app, database } = await useApp({
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'no-reply@beside.example',
  EMAIL_VERIFICATION: 'off',
});
afterAll(() => mailbox.close());
const owner = await signUpOwner(app, database);
const admin = await signUpAs(app, database, 'admin');

it('tells the old address that an admin has changed it, voids what was mailed there, and tells of a deletion', async () => {
  const user = await signUp(app);
  await database.query(`update users set "isEmailVerified" = 1, "pendingEmail" = 'asked@example.com' where id = '${user.id}'`);
  await app.browser().call('POST', '/api/auth/forgot-password', { email: user.email });
  const token = tokenOf(await mailbox.next(user.email), '/reset-password');
  const email = `new-${user.email}`;
  const edited = await admin.browser.call('PUT', `/api/admin/edit-user/${user.id}`, {
    ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email },
  });
  expect(edited.status).toBe(200);
  expect((await mailbox.next(user.email, 1)).subject).toBe('Your email address was changed');
  const reset = { token, password: 'a stolen account', confirmPassword: 'a stolen account' };
  expect((await app.browser().call('POST', '/api/auth/reset-password', reset)).body).toMatchObject({ code: 'link_invalid' });
  // The session goes on; the address is as verified as it was.
  expect((await user.browser.call('GET', '/api/auth/user')).body).toMatchObject({
    user: { email, isEmailVerified: true, pendingEmail: null },
  });
  expect((await signIn(app.browser(), email)).status).toBe(200);
  await admin.browser.call('DELETE', `/api/admin/delete-user/${user.id}`, { password: ADMIN_PASSWORD });
  expect((await mailbox.next(email)).subject).toBe('Your account is deleted');
});

it('tells a user of a token that an owner has made for them, and every owner of another admin password', async () => {
  const [user, second] = [await signUp(app), await signUpAs(app, database, 'owner')];
  await makeToken(owner, user.id, ['advice:history']);
  expect((await mailbox.next(user.email)).subject).toBe('An API token was made for your account');
  const own = { password: 'another secret', adminPassword: PASSWORD };
  expect((await second.browser.call('POST', '/api/admin/create-password', own)).status).toBe(200);
  for (const { email } of [owner, second]) expect((await mailbox.next(email)).subject).toBe('The admin password was changed');
});
