import { expect, it } from 'vitest';
import { transact } from '../../database/transaction.ts';
import { PASSWORD, signIn, signUp, type TestUser } from '../../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { admitted } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';
import { WAITS_FOR_LOCK } from '../../testing/wait.ts';

const { app, database } = await useApp();
const owner = await signUpOwner(app, database);
const admin = await signUpAs(app, database, 'admin');

const profileOf = (user: TestUser, more: object = {}) => ({
  ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Clara', lastName: 'Almeida', email: user.email },
  ...more,
});
const edit = (by: TestUser, user: TestUser, more: object = {}) =>
  by.browser.call('PUT', `/api/admin/edit-user/${user.id}`, profileOf(user, more));
const remove = (by: TestUser, id: string, password = ADMIN_PASSWORD) =>
  by.browser.call('DELETE', `/api/admin/delete-user/${id}`, { password });
const rights = (by: TestUser, call: 'make-admin' | 'remove-admin', userId: string) =>
  by.browser.call('POST', `/api/admin/${call}`, { userId, password: ADMIN_PASSWORD });
const setStatus = (by: TestUser, userId: string, isAdmin: 0 | 1, isOwner: 0 | 1) =>
  by.browser.call('POST', '/api/admin/set-user-status', { userId, isAdmin, isOwner, adminPassword: ADMIN_PASSWORD });
const entriesAbout = (id: string) =>
  database.query(`select action, "actorId", details from audit_log where "targetId" = '${id}' order by id`);

it('lists users by pages, the newest first, and finds them by a part of a name or address', async () => {
  const users = [await signUp(app), await signUp(app)];
  const page = (await admin.browser.call('GET', '/api/admin/users?page=1&limit=2')).body;
  const total = Number(page.totalCount);
  expect(page).toMatchObject({
    users: users
      .toReversed()
      .map(({ id, email }) => ({ id, email, subscriptionPlan: 'free', isAdmin: false, isPlanPaid: false })),
    ...{ totalPages: Math.ceil(total / 2), page: 1, isMore: false },
  });
  expect(await database.query('select count(*)::int as n from users')).toEqual([{ n: total }]);
  const last = (await owner.browser.call('GET', `/api/admin/users?page=${total}&limit=1`)).body;
  expect(last).toMatchObject({ users: [{ id: owner.id }], totalPages: total });
  await edit(admin, users[0] ?? admin, { firstName: 'Ælfgifu', lastName: 'Ångström 小明' });
  await database.query(
    `insert into users (id, email, password, "firstName", "lastName") values ('by-sql', '100%_sure@example.com', '', 'Ελένη', 'ПЕТРОВА')`,
  );
  const found = async (q: string) => {
    const { body } = await admin.browser.call('GET', `/api/admin/search-users?q=${encodeURIComponent(q)}`);
    return Object(body.users).map((user: { id: string }) => user.id);
  };
  for (const q of ['ÆLFGIFU', 'angstrom', 'NGSTR', '小', '小明', 'ælf ång'])
    expect([q, await found(q)]).toEqual([q, [users[0]?.id]]);
  for (const q of ['ελενη', 'петров', '%', '0%_s', 'ΈΛ']) expect([q, await found(q)]).toEqual([q, ['by-sql']]);
  for (const q of ['_%', '\\', 'ælf петров', 'nobody-of-this-name']) expect([q, await found(q)]).toEqual([q, []]);
  expect(await found(users[1]?.email ?? '')).toEqual([users[1]?.id]);
  // Owner Settings asks by id; a part of one finds nobody.
  for (const id of [users[1]?.id ?? '', 'by-sql']) expect(await found(id)).toEqual([id]);
  expect(await found((users[1]?.id ?? '').slice(0, 20))).toEqual([]);
  await database.query(`delete from users where id = 'by-sql'`);
  expect(await found('петров')).toEqual([]);
  expect((await admin.browser.call('GET', '/api/admin/search-users?q=')).body).toMatchObject({ totalCount: total });
  for (const query of [
    'users?page=0',
    'users?limit=101',
    'users?page=x',
    `search-users?q=${'x'.repeat(201)}`,
    'users?page=1&page=2',
  ])
    expect([query, (await admin.browser.call('GET', `/api/admin/${query}`)).status]).toEqual([query, 400]);
});

it('edits a user, who is told at once, and writes down which fields', async () => {
  const user = await signUp(app);
  const socket = await user.browser.socket();
  await admitted(socket);
  const told = new Promise((resolve) => socket.once('account:changed', resolve));
  const email = `moved-${user.email}`;
  const edited = await edit(admin, user, { lastName: ' Sousa ', email: ` ${email.toUpperCase()}`, dateOfBirth: '2015-02-03' });
  expect(edited).toMatchObject({
    status: 200,
    body: { message: 'User profile updated', user: { id: user.id, lastName: 'Sousa', email, dateOfBirth: '2015-02-03' } },
  });
  expect(await told).toEqual({ userId: user.id });
  expect((await user.browser.call('GET', '/api/auth/user')).body).toMatchObject({ user: { email, lastName: 'Sousa' } });
  expect((await signIn(app.browser(), email)).status).toBe(200);
  expect(await entriesAbout(user.id)).toEqual([
    {
      ...{ action: 'user_edited', actorId: admin.id },
      details: { fields: ['lastName', 'email', 'dateOfBirth'], emailFrom: expect.any(String), emailTo: expect.any(String) },
    },
  ]);
  // What is left out stays; nothing changed is no entry.
  expect((await edit(admin, { ...user, email }, { lastName: 'Sousa' })).body).toMatchObject({
    user: { dateOfBirth: '2015-02-03' },
  });
  expect((await edit(admin, { ...user, email }, { lastName: 'Sousa', dateOfBirth: '' })).body).toMatchObject({
    user: { dateOfBirth: null },
  });
  await edit(admin, { ...user, email }, { lastName: 'Sousa', dateOfBirth: '2015-02-03' });
  expect((await edit(admin, { ...user, email }, { lastName: 'Sousa', dateOfBirth: null })).body).toMatchObject({
    user: { dateOfBirth: null },
  });
  expect(await entriesAbout(user.id)).toHaveLength(4);
});

it('refuses in the order of its promises: rights, input, what is unknown, the admin password, what is taken', async () => {
  const user = await signUp(app);
  const other = await signUp(app);
  const attempts: [number, string, TestUser, TestUser, object][] = [
    [403, 'not_allowed', user, other, { email: '' }],
    [403, 'not_allowed', admin, owner, { adminPassword: 'wrong' }],
    [403, 'not_allowed', admin, user, { adminPassword: 'wrong', subscriptionPlan: 'gold' }],
    [400, 'validation_failed', admin, user, { adminPassword: 'wrong', firstName: ' ' }],
    [400, 'validation_failed', admin, user, { adminPassword: '' }],
    [400, 'validation_failed', owner, user, { subscriptionPlan: 'platinum' }],
    [404, 'not_found', admin, { ...user, id: 'nobody' }, {}],
    [404, 'not_found', admin, { ...user, id: '%00' }, {}],
    [401, 'invalid_admin_password', admin, user, { adminPassword: 'wrong', email: other.email }],
    // Their own password is none.
    [401, 'invalid_admin_password', owner, user, { adminPassword: PASSWORD }],
    [409, 'email_taken', admin, user, { email: other.email }],
  ];
  for (const [status, code, by, target, more] of attempts)
    expect([more, await edit(by, target, more)]).toMatchObject([more, { status, body: { success: false, code } }]);
  // The present plan is no change; an admin may edit themself; the owner may edit anybody.
  expect((await edit(admin, user, { subscriptionPlan: 'free' })).status).toBe(200);
  expect((await edit(admin, admin, { firstName: 'Ines' })).status).toBe(200);
  expect((await edit(owner, admin, { firstName: 'Ines' })).status).toBe(200);
  expect((await remove(user, other.id)).status).toBe(403);
  expect((await remove(admin, other.id, 'wrong')).body).toMatchObject({ code: 'invalid_admin_password' });
  expect((await remove(admin, 'nobody')).status).toBe(404);
  for (const call of ['make-admin', 'remove-admin'] as const) expect((await rights(admin, call, user.id)).status).toBe(403);
  expect((await setStatus(admin, user.id, 1, 1)).status).toBe(403);
  expect((await rights(owner, 'make-admin', 'nobody')).status).toBe(404);
});

it('makes an owner an admin as well, leaves an owner one who is made an admin, and an admin who is one no longer', async () => {
  const { id } = await signUp(app);
  const both = { isAdmin: true, isOwner: true };
  expect((await setStatus(owner, id, 0, 1)).body.user).toMatchObject(both);
  expect((await rights(owner, 'make-admin', id)).body.user).toMatchObject(both);
  expect((await setStatus(owner, id, 1, 0)).body.user).toMatchObject({ isAdmin: true, isOwner: false });
  expect((await rights(owner, 'remove-admin', id)).body.user).toMatchObject({ isAdmin: false, isOwner: false });
});

it('gives a plan by hand, by the owner, and pushes it', async () => {
  const user = await signUp(app);
  const socket = await user.browser.socket();
  await admitted(socket);
  const pushed = new Promise((resolve) => socket.once('subscription:changed', resolve));
  const told = new Promise((resolve) => socket.once('account:changed', resolve));
  expect((await edit(owner, user, { subscriptionPlan: 'gold' })).body).toMatchObject({ user: { subscriptionPlan: 'gold' } });
  expect(await pushed).toMatchObject({ subscription: { plan: 'gold', limit: null } });
  expect(await told).toEqual({ userId: user.id });
  expect(await entriesAbout(user.id)).toEqual([
    { action: 'user_plan_changed', actorId: owner.id, details: { from: 'free', to: 'gold' } },
  ]);
  const sums = 'select plan, sum(delta)::int as n from user_counts group by plan having sum(delta) <> 0 order by plan';
  const counted = await database.query('select "subscriptionPlan" as plan, count(*)::int as n from users group by 1 order by 1');
  expect(await database.query(sums)).toEqual(counted);
});

it('deletes an ordinary user by an admin, an admin by the owner, an owner by nobody else', async () => {
  const [user, second, boss] = [
    await signUp(app),
    await signUpAs(app, database, 'admin'),
    await signUpAs(app, database, 'owner'),
  ];
  const socket = await user.browser.socket();
  await admitted(socket);
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await remove(admin, user.id)).body).toMatchObject({ success: true, message: 'User account deleted' });
  await closed;
  expect((await user.browser.call('GET', '/api/auth/user')).status).toBe(401);
  expect((await signIn(app.browser(), user.email)).status).toBe(401);
  expect(await entriesAbout(user.id)).toMatchObject([{ action: 'user_deleted', actorId: admin.id }]);
  expect((await remove(admin, second.id)).status).toBe(403);
  expect((await remove(admin, admin.id)).status).toBe(403);
  expect((await remove(owner, second.id)).status).toBe(200);
  expect((await remove(owner, boss.id)).body).toMatchObject({
    code: 'not_allowed',
    message: 'Owner accounts cannot be deleted by others',
  });
  expect((await remove(boss, boss.id)).status).toBe(200);
});

/** Until so many statements wait for a lock. */
const waiting = (count: number): Promise<void> =>
  expect.poll(async () => (await database.query(WAITS_FOR_LOCK)).length).toBe(count);

it('undoes what an admin does who is demoted meanwhile', async () => {
  const [user, former] = [await signUp(app), await signUpAs(app, database, 'admin')];
  const [edited] = await transact(app.db.pool, async (holder) => {
    await holder.query('select 1 from users where id = $1 for update', [user.id]);
    const acted = edit(former, user, { firstName: 'Changed' });
    await waiting(1);
    expect((await rights(owner, 'remove-admin', former.id)).status).toBe(200);
    return [acted];
  });
  expect(await edited).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await entriesAbout(user.id)).toEqual([]);
  expect((await user.browser.call('GET', '/api/auth/user')).body).toMatchObject({ user: { firstName: 'Clara' } });
});

it('neither edits nor deletes for an admin whoever is made an admin meanwhile', async () => {
  const [edited, removed] = [await signUp(app), await signUp(app)];
  const acted = await transact(app.db.pool, async (holder) => {
    await holder.query('update users set "isAdmin" = 1 where id = any($1)', [[edited.id, removed.id]]);
    const both = [edit(admin, edited, { firstName: 'Changed' }), remove(admin, removed.id)];
    await waiting(2);
    return both;
  });
  for (const each of acted) expect(await each).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect([await entriesAbout(edited.id), await entriesAbout(removed.id)]).toEqual([[], []]);
});

it('deletes nobody for an admin who is demoted meanwhile', async () => {
  const [user, former] = [await signUp(app), await signUpAs(app, database, 'admin')];
  const [removed] = await transact(app.db.pool, async (holder) => {
    await holder.query('select 1 from users where id = $1 for update', [user.id]);
    await holder.query('update users set "isAdmin" = 0 where id = $1', [former.id]);
    const acted = remove(former, user.id);
    await waiting(1);
    return [acted];
  });
  expect(await removed).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect((await user.browser.call('GET', '/api/auth/user')).status).toBe(200);
});

it.each<[string, (by: TestUser) => ReturnType<typeof edit>]>([
  ['an edit that gives themselves a plan', (by) => edit(by, by, { subscriptionPlan: 'gold' })],
  ['an edit of themselves', (by) => edit(by, by, { firstName: 'Changed' })],
  ['rights for themselves', (by) => setStatus(by, by.id, 1, 1)],
  ['rights for themselves, as an admin', (by) => rights(by, 'make-admin', by.id)],
])('undoes what an owner had under way who is demoted meanwhile: %s', async (_, act) => {
  const former = await signUpAs(app, database, 'owner');
  const [acted] = await transact(app.db.pool, async (holder) => {
    await holder.query('update users set "isAdmin" = 0, "isOwner" = 0 where id = $1', [former.id]);
    const call = act(former);
    await waiting(1);
    return [call];
  });
  expect(await acted).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
  expect(await entriesAbout(former.id)).toEqual([]);
  expect(await database.query(`select "firstName", "subscriptionPlan", "isAdmin" from users where id = '${former.id}'`)).toEqual([
    { firstName: 'Clara', subscriptionPlan: 'free', isAdmin: 0 },
  ]);
});

it('keeps the last owner on every path, also when two leave at once', async () => {
  const last = { status: 409, body: { code: 'last_owner' } };
  expect(await remove(owner, owner.id)).toMatchObject(last);
  expect(await rights(owner, 'remove-admin', owner.id)).toMatchObject(last);
  expect(await setStatus(owner, owner.id, 1, 0)).toMatchObject(last);
  expect(await owner.browser.call('DELETE', '/api/auth/delete-account')).toMatchObject(last);
  const boss = await signUpAs(app, database, 'owner');
  expect((await rights(owner, 'remove-admin', boss.id)).body).toMatchObject({ code: 'conflict' });
  for (let round = 1; round <= 4; round++) {
    const both = await Promise.all([setStatus(owner, boss.id, 0, 0), setStatus(boss, owner.id, 0, 0)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.query('select 1 from users where "isOwner" = 1')).toHaveLength(1);
    for (const { id } of [owner, boss]) await database.query(`update users set "isOwner" = 1, "isAdmin" = 1 where id = '${id}'`);
    for (const user of [owner, boss]) await signUpAs(app, database, 'owner', user);
  }
  const left = await Promise.all([remove(owner, owner.id), boss.browser.call('DELETE', '/api/auth/delete-account')]);
  expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
