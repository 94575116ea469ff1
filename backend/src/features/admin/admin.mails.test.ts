import { expect, it } from 'vitest';
import { PASSWORD, signIn, signUp } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs } from '../../testing/admins.ts';
import { tokenOf } from '../../testing/mailbox.ts';
import { makeToken } from '../../testing/tokens.ts';
import { useMailedApp } from '../../testing/use-mailed-app.ts';

const { app, database, mailbox, owner, admin } = await useMailedApp();

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
  const notice = await mailbox.next(user.email, 1);
  expect([notice.subject, notice.text]).toEqual(['Your email address was changed', expect.stringContaining('undo the change')]);
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
  const back = { password: ADMIN_PASSWORD, adminPassword: 'another secret' };
  expect((await owner.browser.call('POST', '/api/admin/create-password', back)).status).toBe(200);
});

it('lets no admin take an account over by an address of their own: its owner gets it back', async () => {
  const [user, thief] = [await signUp(app), `thief-${Date.now()}@example.com`];
  const edit = (email: string) =>
    admin.browser.call('PUT', `/api/admin/edit-user/${user.id}`, {
      ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email },
    });
  expect((await edit(`first-${thief}`)).status).toBe(200);
  expect((await edit(thief)).status).toBe(200);
  // Both changes are told to the owner's own address, the second also to the one in between.
  expect((await mailbox.next(user.email, 1)).links.some((link) => link.includes('/email-change?token='))).toBe(true);
  expect((await mailbox.next(`first-${thief}`)).links.some((link) => link.includes('token='))).toBe(false);
  const forgot = (email: string) => app.browser().call('POST', '/api/auth/forgot-password', { email });
  // Whatever address is typed, the link goes to the one from before the admin's changes.
  await forgot(thief);
  const first = tokenOf(await mailbox.next(user.email, 2), '/reset-password');
  await forgot(user.email);
  const token = tokenOf(await mailbox.next(user.email, 3), '/reset-password');
  expect(first).not.toBe(token);
  expect(await mailbox.to(thief)).toEqual([]);
  const reset = { token, password: 'mine once more', confirmPassword: 'mine once more' };
  expect((await app.browser().call('POST', '/api/auth/reset-password', reset)).status).toBe(200);
  expect((await signIn(app.browser(), user.email, 'mine once more')).status).toBe(200);
  expect((await signIn(app.browser(), thief, 'mine once more')).status).toBe(401);
  expect((await mailbox.next(user.email, 4)).subject).toBe('Your password was changed');
});

it('sends links for a new password to the new address once its owner has changed it, or after seven days', async () => {
  const user = await signUp(app);
  const [given, own] = [`given-${user.email}`, `own-${user.email}`];
  await admin.browser.call('PUT', `/api/admin/edit-user/${user.id}`, {
    ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email: given },
  });
  await database.query(`update users set "formerEmailUntil" = now() - interval '1 second' where id = '${user.id}'`);
  await app.browser().call('POST', '/api/auth/forgot-password', { email: given });
  expect((await mailbox.next(given)).subject).toContain('password');
  await database.query(`update users set "formerEmailUntil" = now() + interval '1 day' where id = '${user.id}'`);
  const profile = { firstName: 'Clara', lastName: 'Almeida', email: own };
  expect((await user.browser.call('PUT', '/api/auth/user', profile)).status).toBe(200);
  await app.browser().call('POST', '/api/auth/forgot-password', { email: own });
  expect((await mailbox.next(own)).subject).toContain('password');
});
