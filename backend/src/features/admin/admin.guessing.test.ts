import { expect, it } from 'vitest';
import { createRateLimits } from '../../http/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import { createLog } from '../../lib/logger.ts';
import type { TestUser } from '../../testing/accounts.ts';
import { actor } from '../../testing/actors.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../../testing/admins.ts';
import { useApp } from '../../testing/use-app.ts';
import { adminPassword } from './admin.password.ts';

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

it('counts no right password, however many come at once', async () => {
  const admin = await signUpAs(app, database, 'admin');
  for (let n = 1; n <= 9; n++) expect((await attempt(admin, `guess ${n}`)).status).toBe(401);
  const answers = await Promise.all(Array.from({ length: 25 }, () => attempt(admin, ADMIN_PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await refusals(admin)).toBe(9);
});

it('keeps nothing counted but wrong passwords, on two nodes', async () => {
  const limits = createRateLimits(null, 'two nodes', 1);
  const refused: string[] = [];
  let isBusy = false;
  const verify = async (_hash: string | null, given: string) => {
    if (isBusy) throw new AppError('unavailable', 'Too busy');
    return given === 'right';
  };
  const nodes = [1, 2].map(() =>
    adminPassword({
      ...{ pool: app.db.pool, limits, log: createLog('silent'), passwords: { hash: async () => '', verify } },
      isOwn: async () => false,
      onRefused: async ({ userId }) => void refused.push(userId ?? ''),
    }),
  );
  const ask = (userId: string, given: string, ip = '198.51.100.1') =>
    nodes.map((node) =>
      node.require(actor({ userId, ip }), given).then(
        () => 200,
        ({ status }) => Number(status),
      ),
    );
  isBusy = true;
  const busy = await Promise.all(Array.from({ length: 20 }, () => ask('ana', 'right')).flat());
  expect(new Set(busy)).toEqual(new Set([503]));
  isBusy = false;
  const right = await Promise.all(Array.from({ length: 20 }, () => ask('ana', 'right')).flat());
  expect(new Set(right)).toEqual(new Set([200]));
  for (const userId of ['ana', 'ben', 'cleo']) await Promise.all(Array.from({ length: 20 }, () => ask(userId, 'wrong')).flat());
  expect(refused.toSorted()).toEqual(['ana', 'ben', 'cleo'].flatMap((userId) => Array.from({ length: 10 }, () => userId)));
  // The address is used up: what it refuses is not counted against the user.
  const away = await Promise.all(Array.from({ length: 10 }, () => ask('dan', 'wrong')).flat());
  expect(new Set(away)).toEqual(new Set([429]));
  expect(await Promise.all(ask('dan', 'right', '198.51.100.2'))).toEqual([200, 200]);
  expect(refused).toHaveLength(30);
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
