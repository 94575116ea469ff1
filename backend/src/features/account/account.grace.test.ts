import { afterAll, expect, it } from 'vitest';
import { signIn, signUp } from '../../testing/accounts.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { useApp } from '../../testing/use-app.ts';

/* Someone registers while no address is verified; then the operator asks for verified ones. */
const mailbox = await startMailbox();
const mail = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example' };
const { app: before, database, model } = await useApp({ ...mail, EMAIL_VERIFICATION: 'off' });
const app = await startTestApp({
  databaseUrl: database.url,
  modelUrl: model.url,
  env: { ...mail, EMAIL_VERIFICATION: 'required' },
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

it('asks who registered before by mail at the next sign-in, once, and lets them in for a week', async () => {
  const user = await signUp(before);
  const answers = await Promise.all([1, 2, 3].map(() => signIn(app.browser(), user.email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [row] = await database.query(
    `select "verifyBy" as by, "verifyBy" between now() + interval '6 days 23 hours' and now() + interval '7 days' as week from users where id = '${user.id}'`,
  );
  expect(row).toMatchObject({ week: true });
  const again = await signIn(app.browser(), user.email);
  expect(again.body.verifyBy).toBe(Object(row).by.toISOString());
  const link = await mailbox.nextToken(user.email, '/verify-email');
  // A wrong password asks nobody for anything.
  expect((await signIn(app.browser(), user.email, 'not this one')).status).toBe(401);
  await database.query(`update users set "verifyBy" = now() - interval '1 second' where id = '${user.id}'`);
  expect((await signIn(app.browser(), user.email)).body).toMatchObject({ code: 'email_not_verified' });
  expect((await app.browser().call('POST', `/api/auth/verify-email/${link}`, { password: 'correct horse battery' })).status).toBe(
    200,
  );
  const verified = await signIn(app.browser(), user.email);
  expect([verified.status, verified.body.verifyBy]).toEqual([200, undefined]);
  expect((await mailbox.to(user.email)).filter(({ subject }) => subject !== 'A new sign-in to your account')).toHaveLength(1);
});

it('asks nobody where addresses are not verified', async () => {
  const user = await signUp(before);
  expect((await signIn(before.browser(), user.email)).body.verifyBy).toBeUndefined();
  const by = (): Promise<unknown[]> => database.query(`select "verifyBy" as by from users where id = '${user.id}'`);
  expect(await by()).toEqual([{ by: null }]);
  // Asked once, and not any more: a later demand begins a new week.
  await database.query(`update users set "verifyBy" = now() - interval '1 day' where id = '${user.id}'`);
  expect((await signIn(before.browser(), user.email)).status).toBe(200);
  expect(await by()).toEqual([{ by: null }]);
});
