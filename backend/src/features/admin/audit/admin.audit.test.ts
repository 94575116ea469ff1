import { AuditEntryView } from '@beside/common/admin/admin.views';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { transact } from '../../../database/transaction.ts';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { actor } from '../../../testing/actors.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../../testing/admins.ts';
import { useApp } from '../../../testing/use-app.ts';
import { promoteOwner } from '../../account/account.owner.ts';
import { appendAudit, auditOwner, hashOf } from './admin.audit.ts';
import { verifyAudit } from './admin.audit-verify.ts';

const { app, database } = await useApp();
const { pool } = app.db;
const owner = await signUpOwner(app, database);
const admin = await signUpAs(app, database, 'admin');

const editAs = (by: TestUser, user: TestUser, more: object = {}) =>
  by.browser.call('PUT', `/api/admin/edit-user/${user.id}`, {
    ...{ adminPassword: ADMIN_PASSWORD, firstName: 'Inês', lastName: 'Almeida', email: user.email },
    ...more,
  });
const append = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      transact(pool, (transaction) =>
        appendAudit(
          transaction,
          actor({ userId: 'writer', ip: `10.0.0.${n}` }),
          { action: 'user_edited', target: { type: 'user', id: `user-${n}` }, details: { fields: ['email'], n } },
          new Date(),
        ),
      ),
    ),
  );
const pageOf = async (query: string): Promise<{ entries: Record<string, unknown>[]; nextBefore: number | null }> =>
  Object((await admin.browser.call('GET', `/api/admin/audit?${query}`)).body);

it('is shown by pages and filters, with the names of today', async () => {
  const user = await signUp(app);
  await editAs(admin, user);
  await owner.browser.call('POST', '/api/admin/make-admin', { userId: user.id, password: ADMIN_PASSWORD });
  await editAs(admin, admin, { adminPassword: 'wrong' });
  const all = await pageOf('limit=100');
  expect(all.entries.map(({ action }) => action)).toEqual([
    'admin_password_refused',
    'admin_made',
    'user_edited',
    'admin_password_created',
  ]);
  expect(all.entries[1]).toMatchObject({
    actor: { id: owner.id, email: owner.email, name: 'Clara Almeida' },
    target: { type: 'user', id: user.id, name: 'Inês Almeida', email: user.email },
    details: { wasAdmin: false, wasOwner: false, isAdmin: true, isOwner: false },
    ip: expect.stringMatching(/^10\./),
    tokenId: null,
  });
  const first = await pageOf('limit=3');
  expect(first).toMatchObject({ entries: all.entries.slice(0, 3), nextBefore: 2 });
  expect(await pageOf(`limit=3&before=${first.nextBefore}`)).toMatchObject({ entries: all.entries.slice(3), nextBefore: null });
  const today = new Date().toISOString().slice(0, 10);
  for (const [query, count] of [
    [`actor=${admin.id}`, 2],
    [`target=${user.id}`, 2],
    [`action=admin_made&actor=${owner.id}&from=${today}&to=${today}`, 1],
    ['to=2020-01-01', 0],
    [`from=${new Date(Date.now() + 60_000).toISOString()}`, 0],
  ] as const)
    expect([query, (await pageOf(query)).entries.length]).toEqual([query, count]);
  for (const query of ['action=none', 'before=0', 'from=today', 'limit=101', 'actor=a&actor=b', 'to=0000-01-01'])
    expect([query, (await admin.browser.call('GET', `/api/admin/audit?${query}`)).status]).toEqual([query, 400]);
  expect((await user.browser.call('GET', '/api/admin/audit')).status).toBe(200);
  // Who is deleted loses the name there, and nothing else.
  await owner.browser.call('DELETE', `/api/admin/delete-user/${user.id}`, { password: ADMIN_PASSWORD });
  expect((await pageOf('action=admin_made')).entries[0]).toMatchObject({ target: { id: user.id, name: null, email: null } });
  expect(JSON.stringify(await database.query('select * from audit_log'))).not.toMatch(/@example|Clara|Inês|second secret/);
});

it('has no entry of a change that failed', async () => {
  const [user, other] = [await signUp(app), await signUp(app)];
  expect((await editAs(admin, user, { email: other.email })).status).toBe(409);
  expect((await pageOf(`target=${user.id}`)).entries).toEqual([]);
});

it('has an owner whom the program made, without an actor', async () => {
  const user = await signUp(app);
  await promoteOwner(pool, user.email, auditOwner);
  expect((await pageOf(`target=${user.id}`)).entries).toMatchObject([
    { action: 'user_status_set', actor: null, ip: '', details: { wasOwner: false, isOwner: true } },
  ]);
});

it('never forks, with twenty writers at once', async () => {
  await append(20);
  const { entries, faults, hash } = await verifyAudit(pool);
  expect(faults).toEqual([]);
  expect(await database.query('select "entryId", hash from audit_head')).toEqual([{ entryId: entries, hash }]);
});

/** Does what a superuser can do, and takes it back. Returns what the check finds. */
async function faultsAfter(tampering: string, known?: { id: number; hash: string }[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table audit_log disable trigger audit_log_is_kept');
    await client.query(tampering);
    return (await verifyAudit(client as never, known)).faults;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('shows what was edited, put in, deleted or cut, and a chain that was written anew', async () => {
  await expect(pool.query('update audit_log set ip = ip')).rejects.toThrow('kept');
  await expect(pool.query('delete from audit_log where id = 1')).rejects.toThrow('kept');
  await expect(pool.query('truncate audit_log')).rejects.toThrow('kept');
  const { entries: last } = await verifyAudit(pool);
  for (const column of [
    `ip = 'x'`,
    `"actorId" = null`,
    `details = '{}'`,
    `at = at - interval '1 day'`,
    '"tokenId" = 7',
    `at = at + interval '1 millisecond'`,
    `action = 'token_created'`,
  ])
    expect(await faultsAfter(`update audit_log set ${column} where id = 7`)).toEqual([
      expect.stringContaining('Entry 7 was edited'),
    ]);
  expect(await faultsAfter('delete from audit_log where id = 5')).toEqual([expect.stringContaining('Entry 5 was taken out')]);
  expect(await faultsAfter(`delete from audit_log where id > ${last - 2}`)).toEqual([
    expect.stringMatching(new RegExp(`Entries ${last - 1} to ${last} were taken out.*cut`)),
  ]);
  const before = `insert into audit_log select -5, at, "actorId", action, "targetType", "targetId", details, ip, "tokenId", "previousHash", hash
      from audit_log where id = 1`;
  expect(await faultsAfter(before)).toEqual(['Entry -5 was put in: the first entry is 1']);
  expect(
    await faultsAfter(`insert into audit_log select ${last + 1}, at, "actorId", action, "targetType", "targetId", details, ip, "tokenId", "previousHash", hash
      from audit_log where id = ${last}`),
  ).toEqual(expect.arrayContaining([expect.stringContaining(`Entry ${last + 1} does not follow`)]));
  expect(await faultsAfter(`update audit_head set "entryId" = ${last - 1}`)).toEqual(
    expect.arrayContaining([expect.stringContaining('The head')]),
  );
  // An entry that is chained as it should be, and not in the head.
  const forged = { id: last + 1, at: new Date(0), actorId: null, action: 'user_deleted', targetType: null, targetId: null };
  const [{ hash: previousHash } = { hash: '' }] = (await database.query('select hash from audit_head')) as { hash: string }[];
  const hash = hashOf({ ...forged, details: {}, ip: '', tokenId: null, previousHash });
  expect(
    await faultsAfter(`insert into audit_log (id, at, action, ip, "previousHash", hash)
      values (${last + 1}, to_timestamp(0), 'user_deleted', '', '${previousHash}', '${hash}')`),
  ).toEqual([`Entry ${last + 1} was put in: the head names none of it`]);
  expect(await faultsAfter('delete from audit_head')).toEqual(['The head of the log is missing']);
  // With its head, a shorter log is whole in itself: only a hash that was noted elsewhere tells.
  const [noted] = (await database.query(`select id, hash from audit_log where id = ${last}`)) as { id: number; hash: string }[];
  const shorter = `delete from audit_log where id = ${last};
    update audit_head set "entryId" = ${last - 1}, hash = (select hash from audit_log where id = ${last - 1})`;
  expect(await faultsAfter(shorter)).toEqual([]);
  expect(await faultsAfter(shorter, noted && [noted])).toEqual([`Entry ${last}, whose hash was noted, is missing`]);
  expect(await faultsAfter('select 1', noted && [{ ...noted, hash: 'f'.repeat(64) }])).toEqual([
    expect.stringContaining('not the one whose hash was noted'),
  ]);
});

it('shows what a later release has recorded, as something unknown', async () => {
  const change = JSON.parse('{"action":"moon_landed","target":{"type":"moon","id":"1"}}');
  await transact(pool, (transaction) =>
    appendAudit(transaction, actor({ userId: owner.id, ip: '10.0.0.1' }), change, new Date()),
  );
  const { entries } = await pageOf('limit=2');
  expect(entries).toMatchObject([{ action: 'unknown', actor: { id: owner.id }, target: null }, {}]);
  expect(v.parse(AuditEntryView, { ...entries[0], action: 'mars_landed' }).action).toBe('unknown');
});

it('is exported with the account that acted, without those whom it was about', async () => {
  const user = await signUp(app);
  await editAs(admin, user);
  const { body } = await admin.browser.call('GET', '/api/auth/export');
  const entry = {
    id: expect.any(Number),
    at: expect.any(String),
    action: 'user_edited',
    ipAddress: expect.stringMatching(/^10\./),
  };
  expect(Object(body).auditEntries.at(-1)).toEqual({ ...entry, tokenId: null });
  expect(JSON.stringify(body)).not.toContain(user.id);
  expect((await user.browser.call('GET', '/api/auth/export')).body).toMatchObject({ auditEntries: [] });
});
