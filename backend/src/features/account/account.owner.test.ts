import { expect, it } from 'vitest';
import { createPasswords } from '../../lib/passwords.ts';
import { signIn, signUp } from '../../testing/accounts.ts';
import { useApp } from '../../testing/use-app.ts';
import { promoteOwner, type RecordOwner, seedOwner } from './account.owner.ts';

const { app, database } = await useApp();
const passwords = createPasswords();
const recorded: string[] = [];
const record: RecordOwner = async (_transaction, { id, isOwner }) => void recorded.push(`${id} was ${isOwner}`);
const owners = (): Promise<unknown[]> => database.query('select email, "isAdmin" from users where "isOwner" = 1');
const forget = (): Promise<unknown[]> => database.query('update users set "isOwner" = 0, "isAdmin" = 0');

it('is made once by nodes that start at once, and never again', async () => {
  const configured = { email: 'boss@example.com', password: 'a password of the boss' };
  const seeded = await Promise.all([1, 2, 3].map(() => seedOwner(app.db.pool, passwords, configured, false, record)));
  expect(seeded.filter((one) => one !== null)).toEqual([{ email: 'boss@example.com', password: null }]);
  expect(await owners()).toEqual([{ email: 'boss@example.com', isAdmin: 1 }]);
  expect(await seedOwner(app.db.pool, passwords, { ...configured, email: 'other@example.com' }, true, record)).toBeNull();
  const entered = await signIn(app.browser(), 'boss@example.com', configured.password);
  expect(entered.body).toMatchObject({ user: { isOwner: true, isAdmin: true, isEmailVerified: true } });
});

it('gets a made-up password only for a trial', async () => {
  await forget();
  expect(await seedOwner(app.db.pool, passwords, null, false, record)).toBeNull();
  const seeded = await seedOwner(app.db.pool, passwords, null, true, record);
  expect(seeded).toEqual({ email: 'owner@example.com', password: expect.stringMatching(/^[\w-]{16}$/) });
  expect((await signIn(app.browser(), 'owner@example.com', seeded?.password ?? '')).status).toBe(200);
});

it('does not let in somebody who had registered the address before', async () => {
  await forget();
  const user = await signUp(app);
  await seedOwner(app.db.pool, passwords, { email: user.email, password: 'of the real owner' }, false, record);
  expect((await user.browser.call('GET', '/api/auth/user')).status).toBe(401);
  expect((await signIn(app.browser(), user.email)).status).toBe(401);
  expect((await signIn(app.browser(), user.email, 'of the real owner')).body).toMatchObject({ user: { isOwner: true } });
});

it('can be promoted by hand', async () => {
  const user = await signUp(app);
  expect(await promoteOwner(app.db.pool, ` ${user.email.toUpperCase()}`, record)).toBe(true);
  expect((await user.browser.call('GET', '/api/auth/user')).body).toMatchObject({ user: { isOwner: true, isAdmin: true } });
  expect(recorded.at(-1)).toBe(`${user.id} was 0`);
  expect(recorded).toHaveLength(4);
  expect(await promoteOwner(app.db.pool, 'nobody@example.com', record)).toBe(false);
});
