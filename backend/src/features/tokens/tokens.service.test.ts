import { expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { makeToken } from '../../testing/tokens.ts';
import { useApp } from '../../testing/use-app.ts';
import { WAITS_FOR_LOCK } from '../../testing/wait.ts';

const { app, database } = await useApp();
const owner = await signUpOwner(app, database);
const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });
const history = async (value: string) =>
  (await app.browser().call('GET', '/api/advice/history', undefined, bearer(value))).status;

it('lets the owner make, revoke, activate and delete a token, which works meanwhile', async () => {
  const user = await signUp(app);
  const { id, value } = await makeToken(owner, user.id, ['advice:history', 'chat:continue'], { expirationDays: 2 });
  expect(value).toMatch(/^beside_[0-9A-Za-z]{36}$/);
  const { tokens } = (await owner.browser.call('GET', '/api/admin/api-tokens')).body;
  expect(tokens).toEqual([
    {
      ...{ id, userId: user.id, name: 'A program', prefix: value.slice(0, 13), isActive: 1 },
      permissions: ['advice:history', 'chat:continue'],
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      lastUsed: null,
      user: { name: 'Clara Almeida', email: user.email },
    },
  ]);
  const [{ createdAt, expiresAt }] = Array.isArray(tokens) ? tokens : [{}];
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(2 * 86_400_000);
  expect(await history(value)).toBe(200);
  // It acts as its user, within its permissions.
  const own = await app.browser().call('GET', '/api/subscription/current', undefined, bearer(value));
  expect(own).toMatchObject({ status: 403, body: { message: 'This API token lacks subscription:view' } });
  await expect
    .poll(async () => Object((await database.query(`select "lastUsed" from api_tokens where id = ${id}`))[0]).lastUsed)
    .not.toBeNull();

  const toggle = (isActive: number | boolean) =>
    owner.browser.call('PATCH', `/api/admin/api-tokens/${id}/toggle`, { isActive, adminPassword: ADMIN_PASSWORD });
  expect((await toggle(0)).body).toMatchObject({ message: 'Token revoked', tokens: [{ id, isActive: 0 }] });
  expect(await history(value)).toBe(401);
  expect((await toggle(0)).status).toBe(200);
  expect((await toggle(true)).body).toMatchObject({ message: 'Token activated', tokens: [{ id, isActive: 1 }] });
  expect(await history(value)).toBe(200);
  await database.query(`update api_tokens set "expiresAt" = now() where id = ${id}`);
  expect(await history(value)).toBe(401);
  await database.query(`update api_tokens set "expiresAt" = null where id = ${id}`);
  const remove = () => owner.browser.call('DELETE', `/api/admin/api-tokens/${id}`, { adminPassword: ADMIN_PASSWORD });
  expect((await remove()).body).toMatchObject({ message: 'Token deleted', tokens: [] });
  expect([await history(value), (await remove()).status, (await toggle(1)).status]).toEqual([401, 404, 404]);

  const entries = await database.query(`select action, details from audit_log where "targetType" = 'token' order by id`);
  expect(entries).toEqual([
    { action: 'token_created', details: { userId: user.id, permissions: ['advice:history', 'chat:continue'], days: 2 } },
    ...['token_revoked', 'token_activated', 'token_deleted'].map((action) => ({ action, details: { userId: user.id } })),
  ]);
  const kept = JSON.stringify(await database.query('select * from api_tokens union all select * from api_tokens'));
  expect(kept + JSON.stringify(await database.query('select * from audit_log'))).not.toContain(value.slice(13));
});

it('refuses what is no token, an unknown user, and more than a hundred of one user', async () => {
  const user = await signUp(app);
  const { value } = await makeToken(owner, user.id, ['*']);
  const mistyped = `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`;
  expect([await history(mistyped), await history(`${value}0`), await history('beside_')]).toEqual([401, 401, 401]);
  const create = (more: object) =>
    owner.browser.call('POST', '/api/admin/api-tokens', {
      ...{ userId: user.id, tokenName: 'One more', permissions: ['*'], adminPassword: ADMIN_PASSWORD },
      ...more,
    });
  expect((await create({ userId: 'nobody' })).status).toBe(404);
  expect((await create({ adminPassword: 'wrong' })).body.code).toBe('invalid_admin_password');
  for (const wrong of [{ permissions: [] }, { permissions: ['all'] }, { tokenName: ' ' }, { expirationDays: 0 }, { userId: '' }])
    expect([wrong, (await create(wrong)).status]).toEqual([wrong, 400]);
  await database.query(`insert into api_tokens ("userId", "tokenName", "tokenHash")
    select '${user.id}', 'x', 'hash-' || n from generate_series(1, 98) n`);
  const both = await Promise.all([create({}), create({})]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  await database.query(`delete from api_tokens where "userId" = '${user.id}'`);
});

it('keeps a name without the spaces around it, and takes for an id only what is one', async () => {
  const user = await signUp(app);
  const { id } = await makeToken(owner, user.id, ['advice:history'], { tokenName: '  A program at night ' });
  const own = async () => Object((await user.browser.call('GET', '/api/auth/tokens')).body).tokens;
  expect(await own()).toMatchObject([{ id, name: 'A program at night' }]);
  for (const wrong of [`${id}x`, `x${id}`, `0${id}`, `-${id}`, `${id}.0`, '1234567890'])
    expect([wrong, (await user.browser.call('DELETE', `/api/auth/tokens/${wrong}`)).status]).toEqual([wrong, 404]);
  await database.query(`update api_tokens set id = 4321 where id = ${id}`);
  expect((await user.browser.call('DELETE', '/api/auth/tokens/4321')).body.tokens).toEqual([]);
});

it('gives a token no more rights than its user has', async () => {
  const admin = await signUpAs(app, database, 'admin');
  const { value } = await makeToken(owner, admin.id, ['admin:read']);
  const ask = (path: string) => app.browser().call('GET', path, undefined, bearer(value));
  expect((await ask('/api/admin/status')).body).toMatchObject({ isAdmin: true });
  expect((await ask('/api/admin/api-tokens')).status).toBe(403);
  const { value: owners } = await makeToken(owner, owner.id, ['admin:read']);
  const list = () => app.browser().call('GET', '/api/admin/api-tokens', undefined, bearer(owners));
  expect((await list()).status).toBe(200);
  await database.query(`update users set "isOwner" = 0 where id = '${owner.id}'`);
  expect((await list()).status).toBe(403);
  await database.query(`update users set "isOwner" = 1 where id = '${owner.id}'`);
});

it('makes a token by one owner for another while an account is deleted, which locks all owners', async () => {
  const leaver = await signUp(app);
  const made = [owner, await signUpAs(app, database, 'owner'), await signUpAs(app, database, 'owner')];
  const { rows } = await app.db.pool.query<{ id: string }>('select id from users where "isOwner" = 1 order by id');
  const [first, second, third] = rows.map(({ id }) => made.find((each) => each.id === id));
  if (!first || !second || !third) throw new Error('There are no three owners');
  const holder = await app.db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [second.id]);
    const deleted = leaver.browser.call('DELETE', '/api/auth/delete-account');
    await expect.poll(async () => (await database.query(WAITS_FOR_LOCK)).length).toBe(1);
    const created = makeToken(first, third.id, ['advice:history']);
    await expect.poll(async () => (await database.query(WAITS_FOR_LOCK)).length).toBe(2);
    await holder.query('commit');
    expect([(await deleted).status, Number.isInteger((await created).id)]).toEqual([200, true]);
  } finally {
    holder.release();
  }
  await database.query('delete from api_tokens');
});
