import { generateSync } from 'otplib/functional';
import { expect, it } from 'vitest';
import { resetSecondFactor } from '../features/account/account.owner.ts';
import { auditSecondFactorReset } from '../features/admin/audit/admin.audit.ts';
import { signIn, signUp, type TestUser } from '../testing/accounts.ts';
import { signUpAs, signUpOwner } from '../testing/admins.ts';
import { insertToken } from '../testing/tokens.ts';
import { useApp } from '../testing/use-app.ts';
import { WAIT } from '../testing/wait.ts';

/* Every call of the admin's side, with and without a second step, where admins need one. */
const { app, database } = await useApp({ ADMIN_SECOND_FACTOR: 'required' });
const calls = app.declared.filter(({ name, guard }) => name.includes(' ') && (guard === 'admin' || guard === 'owner'));
const events = app.declared.filter(({ name, guard }) => !name.includes(' ') && (guard === 'admin' || guard === 'owner'));

/** The codes with which a caller is refused, over all calls of the admin's side. */
async function refusals({ browser }: Pick<TestUser, 'browser'>, headers: Record<string, string> = {}): Promise<unknown[]> {
  const codes = new Set<unknown>();
  for (const { name } of calls) {
    const [method = '', path = ''] = name.split(' ');
    const { body } = await browser.call(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' ? undefined : {}, headers);
    codes.add(body.code);
  }
  return [...codes];
}

/** Lets the days of grace be over; the session is read anew. */
async function endGrace({ id, email, browser }: TestUser): Promise<void> {
  await database.query(`update users set "rightsSince" = now() - interval '7 days 1 minute' where id = '${id}'`);
  await browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email });
}

async function setUp({ browser }: TestUser): Promise<string> {
  const { secret } = (await browser.call('POST', '/api/auth/second-factor/begin')).body;
  const code = generateSync({ secret: String(secret) });
  expect((await browser.call('POST', '/api/auth/second-factor/confirm', { code })).status).toBe(200);
  return String(secret);
}

it('the panel is open for seven days, and says until when', async () => {
  const admin = await signUpAs(app, database, 'admin');
  expect(await refusals(admin)).not.toContain('second_factor_needed');
  const { user } = (await admin.browser.call('GET', '/api/auth/user')).body;
  const left = Date.parse(String(Object(user).secondFactorFrom)) - Date.now();
  expect(left).toBeGreaterThan(6 * 86_400_000);
  expect(left).toBeLessThanOrEqual(7 * 86_400_000);
});

it.each(['admin', 'owner'] as const)(
  'after that every call refuses an %s until one is set up, and their other sessions until they pass it',
  async (role) => {
    const admin = role === 'owner' ? await signUpOwner(app, database) : await signUpAs(app, database, 'admin');
    await endGrace(admin);
    const refused = await refusals(admin);
    expect(refused).toEqual(
      role === 'owner' ? ['second_factor_needed'] : expect.arrayContaining(['second_factor_needed', 'not_allowed']),
    );
    expect(refused.length).toBeLessThanOrEqual(2);
    const older = app.browser();
    await signIn(older, admin.email);
    const secret = await setUp(admin);
    expect(await refusals(admin)).not.toContain('second_factor_needed');
    expect(await refusals({ browser: older })).toContain('second_factor_needed');
    await database.query('update second_factors set "lastStep" = null');
    await older.call('POST', '/api/auth/second-factor/verify', { code: generateSync({ secret }) });
    expect(await refusals({ browser: older })).not.toContain('second_factor_needed');
    expect((await older.call('GET', '/api/auth/user')).body.user).not.toHaveProperty('secondFactorFrom');
  },
);

it('a socket watches the panel only with it', async () => {
  expect(events.map(({ name }) => name)).toEqual(['admin:watch']);
  const admin = await signUpAs(app, database, 'admin');
  await endGrace(admin);
  const watch = async () => (await admin.browser.socket()).timeout(WAIT.timeout).emitWithAck('admin:watch', { connected: true });
  expect(await watch()).toMatchObject({ success: false, code: 'second_factor_needed' });
  await setUp(admin);
  expect(await watch()).toMatchObject({ success: true });
});

it('users and tokens are not asked, and days of grace begin with the rights', async () => {
  const user = await signUp(app);
  await endGrace(user);
  expect(await refusals(user)).toEqual(['not_allowed']);
  expect((await user.browser.call('GET', '/api/auth/user')).body.user).not.toHaveProperty('secondFactorFrom');
  const admin = await signUpAs(app, database, 'admin');
  await endGrace(admin);
  const value = await insertToken(database, admin.id, ['admin:read']);
  const answer = await app.browser().call('GET', '/api/admin/stats', undefined, { Authorization: `Bearer ${value}` });
  expect(answer.body.code).not.toBe('second_factor_needed');
});

it('the command on the server takes a lost second step away, signs out everywhere, and is in the audit log', async () => {
  const owner = await signUpOwner(app, database);
  await setUp(owner);
  const reset = (address: string) => resetSecondFactor(app.db.pool, address, auditSecondFactorReset);
  expect(await reset(` ${owner.email.toUpperCase()}`)).toBe(true);
  expect([await reset(owner.email), await reset('nobody@example.com')]).toEqual([false, null]);
  expect((await owner.browser.call('GET', '/api/auth/user')).status).toBe(401);
  expect((await signIn(app.browser(), owner.email)).body).toHaveProperty('user');
  expect(
    await database.query(`select action from audit_log where "targetId" = '${owner.id}' and action = 'second_factor_reset'`),
  ).toHaveLength(1);
});
