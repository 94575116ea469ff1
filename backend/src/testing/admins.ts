import { PASSWORD, signUp, type TestUser } from './accounts.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** The admin password of the tests. */
export const ADMIN_PASSWORD = 'a second secret';

/** A signed-in admin, or owner: a new user, unless one is given. */
export async function signUpAs(
  app: TestApp,
  database: TestDatabase,
  role: 'admin' | 'owner',
  given?: TestUser,
): Promise<TestUser> {
  const user = given ?? (await signUp(app));
  await database.query(`update users set "isAdmin" = 1, "isOwner" = ${role === 'owner' ? 1 : 0} where id = '${user.id}'`);
  // The row's trigger has the nodes read it anew; a call may be faster.
  for (;;) {
    const { body } = await user.browser.call('GET', '/api/admin/status');
    if (body.isAdmin === true) return user;
  }
}

/** An owner who has set the admin password. */
export async function signUpOwner(app: TestApp, database: TestDatabase): Promise<TestUser> {
  const owner = await signUpAs(app, database, 'owner');
  const { status } = await owner.browser.call('POST', '/api/admin/create-password', {
    password: ADMIN_PASSWORD,
    adminPassword: PASSWORD,
  });
  if (status !== 200) throw new Error(`The admin password was answered ${status}`);
  return owner;
}
