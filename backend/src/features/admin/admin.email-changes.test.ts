import { expect, it } from 'vitest';
import { transact } from '../../database/transaction.ts';
import { registration, signIn, signUp, type TestUser } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs } from '../../testing/admins.ts';
import { tokenOf } from '../../testing/mailbox.ts';
import { makeToken } from '../../testing/tokens.ts';
import { useMailedApp } from '../../testing/use-mailed-app.ts';
import { WAIT, WAITS_FOR_LOCK } from '../../testing/wait.ts';
import { forgetFormerEmails } from '../account/registration/account.former-emails.ts';

const { app, database, mailbox, owner, admin } = await useMailedApp();

/** An admin gives a user another address. */
const move = async ({ id }: TestUser, email: string): Promise<void> => {
  const answer = await admin.browser.call('PUT', `/api/admin/edit-user/${id}`, {
    ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email },
  });
  expect(answer.status).toBe(200);
};
const answer = (token: string, value: unknown) =>
  app.browser().call('POST', `/api/auth/email-change/${token}`, { answer: value });
const forgot = (email: string) => app.browser().call('POST', '/api/auth/forgot-password', { email });

it('undoes a change by the link in the former mailbox, ends all sessions, and the link works once', async () => {
  const user = await signUp(app);
  const given = `given-${user.email}`;
  await move(user, given);
  const token = tokenOf(await mailbox.next(user.email), '/email-change');
  const { rows } = await app.db.pool.query(
    `select "expiresAt" - "createdAt" = interval '7 days' as exact from auth_tokens where "userId" = $1`,
    [user.id],
  );
  expect(rows).toEqual([{ exact: true }]);
  expect((await answer(token, 'perhaps')).status).toBe(400);
  expect((await answer(token, 'undo')).status).toBe(200);
  expect((await user.browser.call('GET', '/api/auth/user')).status).toBe(401);
  expect((await signIn(app.browser(), user.email)).status).toBe(200);
  expect((await signIn(app.browser(), given)).status).toBe(401);
  expect((await mailbox.next(given)).subject).toBe('Your email address was changed');
  for (const value of ['undo', 'agree']) expect((await answer(token, value)).body).toMatchObject({ code: 'link_invalid' });
});

it('sends links for a new password to the new address once its owner has agreed', async () => {
  const user = await signUp(app);
  const given = `given-${user.email}`;
  await move(user, given);
  const token = tokenOf(await mailbox.next(user.email), '/email-change');
  expect((await answer(token, 'agree')).status).toBe(200);
  // The session goes on.
  expect((await user.browser.call('GET', '/api/auth/user')).body).toMatchObject({ user: { email: given } });
  await forgot(given);
  expect(tokenOf(await mailbox.next(given), '/reset-password')).not.toBe('');
  expect(await mailbox.to(user.email)).toHaveLength(1);
});

it('keeps the former address for its owner while it counts on', async () => {
  const [user, other] = [await signUp(app), await signUp(app)];
  await move(user, `given-${user.email}`);
  const token = tokenOf(await mailbox.next(user.email), '/email-change');
  const taken = { email: user.email, firstName: 'Ana', lastName: 'Lima' };
  const answers = [
    await app.browser().call('POST', '/api/auth/register', registration({ email: user.email })),
    await other.browser.call('PUT', '/api/auth/user', taken),
    await admin.browser.call('PUT', `/api/admin/edit-user/${other.id}`, { adminPassword: ADMIN_PASSWORD, ...taken }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'email_taken']));
  expect((await answer(token, 'undo')).status).toBe(200);
  expect((await signIn(app.browser(), user.email)).status).toBe(200);
});

it('keeps the link where the former address was taken at the same moment', async () => {
  const [user, other] = [await signUp(app), await signUp(app)];
  await move(user, `given-${user.email}`);
  const token = tokenOf(await mailbox.next(user.email), '/email-change');
  await database.query(`update users set email = '${user.email}' where id = '${other.id}'`);
  expect((await answer(token, 'undo')).body).toMatchObject({ code: 'email_taken' });
  await database.query(`update users set email = '${other.email}' where id = '${other.id}'`);
  expect((await answer(token, 'undo')).status).toBe(200);
});

it('is not taken while the change is under way', async () => {
  const user = await signUp(app);
  // The change of the panel, before its commit: a registration waits for it at the address.
  const [taking] = await transact(app.db.pool, async (change) => {
    await change.query(
      `update users set email = $2, "formerEmail" = email, "formerEmailUntil" = now() + interval '7 days' where id = $1`,
      [user.id, `given-${user.email}`],
    );
    const taken = app.browser().call('POST', '/api/auth/register', registration({ email: user.email }));
    await expect
      .poll(async () => (await app.db.pool.query(`${WAITS_FOR_LOCK} and query like 'insert into users%'`)).rowCount, WAIT)
      .toBe(1);
    return [taken];
  });
  expect((await taking).body).toMatchObject({ code: 'email_taken' });
  expect(await database.query(`select 1 from users where email = '${user.email}'`)).toEqual([]);
});

it('ends with a change of one’s own, also back to it', async () => {
  const other = await signUpAs(app, database, 'admin');
  const edit = (by: TestUser, email: string) =>
    by.browser.call('PUT', `/api/admin/edit-user/${other.id}`, {
      ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email },
    });
  expect((await edit(owner, `given-${other.email}`)).status).toBe(200);
  await mailbox.next(other.email);
  expect((await edit(other, other.email)).status).toBe(200);
  await forgot(other.email);
  const token = tokenOf(await mailbox.next(other.email, 1), '/reset-password');
  const reset = { token, password: 'a password of mine', confirmPassword: 'a password of mine' };
  expect((await app.browser().call('POST', '/api/auth/reset-password', reset)).status).toBe(200);
});

it('is forgotten at night once it counts no more', async () => {
  const [user, other] = [await signUp(app), await signUp(app)];
  for (const each of [user, other]) await move(each, `given-${each.email}`);
  await database.query(`update users set "formerEmailUntil" = now() where id = '${user.id}'`);
  const nightly: (() => Promise<void>)[] = [];
  forgetFormerEmails({ pool: app.db.pool, jobs: { daily: (_, work) => void nightly.push(work) } });
  for (const work of nightly) await work();
  const rows = await database.query(`select id, "formerEmail" as former from users where id in ('${user.id}', '${other.id}')`);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: user.id, former: null },
      { id: other.id, former: other.email },
    ]),
  );
});

it('voids the link where the admin changes the address back, and the audit shows that it was', async () => {
  const user = await signUp(app);
  await move(user, `given-${user.email}`);
  const token = tokenOf(await mailbox.next(user.email), '/email-change');
  await move(user, user.email);
  expect((await answer(token, 'undo')).body).toMatchObject({ code: 'link_invalid' });
  await forgot(user.email);
  expect((await mailbox.next(user.email, 1)).subject).toContain('password');
  const { rows } = await app.db.pool.query(
    `select details from audit_log where action = 'user_edited' and "targetId" = $1 order by id`,
    [user.id],
  );
  const [there, back] = rows.map(({ details }) => details);
  expect(there).toEqual({
    fields: ['email'],
    emailFrom: expect.stringMatching(/^[\w-]{12}$/),
    emailTo: expect.stringMatching(/^[\w-]{12}$/),
  });
  expect(back).toEqual({ fields: ['email'], emailFrom: there.emailTo, emailTo: there.emailFrom });
  expect(JSON.stringify(rows)).not.toContain(user.email);
});

it('tells the former address of a token, and shows and deletes it on its user’s account page alone', async () => {
  const [user, other] = [await signUp(app), await signUp(app)];
  await move(user, `given-${user.email}`);
  await mailbox.next(user.email);
  const { value } = await makeToken(owner, user.id, ['advice:history']);
  expect((await mailbox.next(user.email, 1)).subject).toBe('An API token was made for your account');
  const own = async ({ browser }: TestUser) => Object((await browser.call('GET', '/api/auth/tokens')).body).tokens;
  const [shown] = await own(user);
  expect(shown).toMatchObject({ permissions: ['advice:history'], isActive: 1, lastUsed: null });
  expect(Object.keys(shown).filter((key) => ['user', 'userId', 'tokenHash', 'token'].includes(key))).toEqual([]);
  expect(await own(other)).toEqual([]);
  const history = () => app.browser().call('GET', '/api/advice/history', undefined, { Authorization: `Bearer ${value}` });
  expect((await history()).status).toBe(200);
  expect((await other.browser.call('DELETE', `/api/auth/tokens/${shown.id}`)).status).toBe(404);
  expect((await history()).status).toBe(200);
  const deleted = await user.browser.call('DELETE', `/api/auth/tokens/${shown.id}`);
  expect([deleted.status, deleted.body.tokens]).toEqual([200, []]);
  expect((await history()).status).toBe(401);
});
