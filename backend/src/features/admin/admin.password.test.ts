import { expect, it } from 'vitest';
import { VERSION } from '../../lib/version.ts';
import { PASSWORD, signUp } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { makeToken } from '../../testing/tokens.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, database } = await useApp();

it('says of the panel which release answers', async () => {
  const { browser } = await signUp(app);
  expect((await browser.call('GET', '/api/admin/status')).body).toMatchObject({ version: VERSION, commit: null });
});

it('lets the owner alone create the admin password, and says whether there is one', async () => {
  const owner = await signUpAs(app, database, 'owner');
  const admin = await signUpAs(app, database, 'admin');
  const user = await signUp(app);
  const status = async (browser: typeof owner.browser) => (await browser.call('GET', '/api/admin/status')).body;
  expect(await status(owner.browser)).toMatchObject({ isAdmin: true, isOwner: true, hasAdminPassword: false });
  expect(
    (await owner.browser.call('POST', '/api/admin/make-admin', { userId: user.id, password: ADMIN_PASSWORD })).body,
  ).toMatchObject({ code: 'admin_password_not_set' });
  const create = (browser: typeof owner.browser, password: string, adminPassword?: string) =>
    browser.call('POST', '/api/admin/create-password', { password, ...(adminPassword ? { adminPassword } : {}) });
  expect([(await create(user.browser, ADMIN_PASSWORD)).status, (await create(admin.browser, ADMIN_PASSWORD)).status]).toEqual([
    403, 403,
  ]);
  expect((await create(admin.browser, ADMIN_PASSWORD)).body).toMatchObject({
    ...{ code: 'not_allowed', message: 'Only the owner can create admin passwords' },
  });
  const short = await create(owner.browser, 'seven77');
  expect(short).toMatchObject({ status: 400, body: { errors: { password: ['Password must be at least 8 characters long'] } } });
  expect((await create(owner.browser, ADMIN_PASSWORD)).body).toMatchObject({ message: 'Admin password created' });
  // A session alone is not enough: somebody may have found it open.
  expect(await create(owner.browser, 'a thief’s own')).toMatchObject({
    ...{ status: 400, body: { errors: { adminPassword: ['Please enter admin password first'] } } },
  });
  expect(await create(owner.browser, 'a thief’s own', 'a guess')).toMatchObject({
    status: 401,
    body: { code: 'invalid_admin_password' },
  });
  expect((await create(owner.browser, 'another secret', ADMIN_PASSWORD)).body).toMatchObject({
    message: 'Admin password updated',
  });
  // Whoever has forgotten it has the owner's own.
  expect((await create(owner.browser, 'a third secret', PASSWORD)).status).toBe(200);
  expect(await status(admin.browser)).toMatchObject({ isAdmin: true, isOwner: false, hasAdminPassword: true });
  expect(await status(user.browser)).toMatchObject({ isAdmin: false, isOwner: false, hasAdminPassword: false });
  const rows = await database.query('select "adminPassword" from admin_settings');
  expect(rows).toEqual([{ adminPassword: expect.stringContaining('$argon2id$') }]);
  const entries = await database.query('select action, "actorId", "targetType" from audit_log order by id');
  expect(entries).toEqual([
    { action: 'admin_password_created', actorId: owner.id, targetType: 'admin_password' },
    { action: 'admin_password_refused', actorId: owner.id, targetType: 'admin_password' },
    { action: 'admin_password_changed', actorId: owner.id, targetType: 'admin_password' },
    { action: 'admin_password_changed', actorId: owner.id, targetType: 'admin_password' },
  ]);
});

it('lets an API token replace the admin password only with the present one', async () => {
  const owner = await signUpOwner(app, database);
  const { value } = await makeToken(owner, owner.id, ['admin:write']);
  const create = async (body: object) =>
    (await app.browser().call('POST', '/api/admin/create-password', body, { Authorization: `Bearer ${value}` })).status;
  expect(await create({ password: 'a thief’s own' })).toBe(400);
  for (const adminPassword of ['a guess', PASSWORD]) expect(await create({ password: 'a thief’s own', adminPassword })).toBe(401);
  expect(await create({ password: ADMIN_PASSWORD, adminPassword: ADMIN_PASSWORD })).toBe(200);
});

it('pushes what has changed to the pages that watch the panel, and to no other', async () => {
  const owner = await signUpOwner(app, database);
  const [watching, other] = [await owner.browser.socket(), await owner.browser.socket()];
  const seen: unknown[] = [];
  other.on('admin:changed', (push) => seen.push(push));
  expect(await watching.emitWithAck('admin:watch', { connected: true })).toMatchObject({
    success: true,
    connected: { nodes: 1, pages: expect.any(Number), users: expect.any(Number) },
  });
  const changed = new Promise((resolve) => watching.once('admin:changed', resolve));
  const again = { password: ADMIN_PASSWORD, adminPassword: ADMIN_PASSWORD };
  await owner.browser.call('POST', '/api/admin/create-password', again);
  expect(await changed).toEqual({ area: 'settings' });
  expect(seen).toEqual([]);
});
