import { expect, it } from 'vitest';
import type { TestUser } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, database } = await useApp({ RATE_LIMIT_FACTOR: '1' });
const owner = await signUpOwner(app, database);

/** An edit that changes nothing, with an admin password. */
const attempt = (by: TestUser, adminPassword: string) =>
  by.browser.call('PUT', `/api/admin/edit-user/${by.id}`, {
    ...{ adminPassword, firstName: 'Clara', lastName: 'Almeida', email: by.email },
  });
const refusals = async (by: TestUser) =>
  (await database.query(`select 1 from audit_log where action = 'admin_password_refused' and "actorId" = '${by.id}'`)).length;

it('lets fifty guesses at once get no further than one after the other, and writes each tried one down', async () => {
  const admin = await signUpAs(app, database, 'admin');
  const guesses = await Promise.all(Array.from({ length: 50 }, (_, n) => attempt(admin, `guess ${n}`)));
  const tried = guesses.filter(({ status }) => status === 401);
  const slowed = guesses.filter(({ status }) => status === 429);
  expect([tried.length, slowed.length]).toEqual([10, 40]);
  for (const { body } of tried) expect(body).toMatchObject({ code: 'invalid_admin_password' });
  for (const { headers } of slowed) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusals(admin)).toBe(10);
  // The right one waits as well, and nobody else does.
  expect((await attempt(admin, ADMIN_PASSWORD)).status).toBe(429);
  expect((await attempt(owner, ADMIN_PASSWORD)).status).toBe(200);
});

it('counts no right password', async () => {
  const admin = await signUpAs(app, database, 'admin');
  for (let round = 1; round <= 3; round++) {
    const answers = await Promise.all(Array.from({ length: 9 }, () => attempt(admin, ADMIN_PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  }
  expect(await refusals(admin)).toBe(0);
});

it('slows an address that guesses as several admins', async () => {
  const statuses: number[] = [];
  for (let each = 1; each <= 4; each++) {
    const admin = await signUpAs(app, database, 'admin');
    const here = app.browser('203.0.113.7');
    here.cookie = admin.browser.cookie;
    for (let n = 1; n <= 9; n++) statuses.push((await attempt({ ...admin, browser: here }, `guess ${n}`)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), ...Array.from({ length: 6 }, () => 429)]);
});
