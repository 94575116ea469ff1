import { randomUUID } from 'node:crypto';
import { AdminPasswordDto, PasswordDto } from '@beside/common/admin/admin.dto';
import { TOKEN_PERMISSIONS, TOKEN_SCOPES, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import { expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { ADMIN_PASSWORD, signUpAs, signUpOwner } from '../testing/admins.ts';
import { ADMIN_CALLS, type AdminThings } from '../testing/permission-rows.admin.ts';
import { insertToken, makeToken } from '../testing/tokens.ts';
import { useApp } from '../testing/use-app.ts';
import type { Declaration, Guard } from './authorize.ts';

/*
 * Every call of the admin's side, times every kind of caller, times no, a wrong and the right admin password. The calls come from their
 * declarations: a new one has no row, and fails.
 */
const { app, database } = await useApp();
const calls = app.declared.filter(({ name, guard }) => name.includes(' ') && (guard === 'admin' || guard === 'owner'));

type Role = 'nobody' | 'user' | 'admin' | 'owner';

interface AdminCaller {
  name: string;
  role: Role;
  /** Null: a browser with its cookie. */
  permissions: TokenPermission[] | null;
  ask(method: string, path: string, body?: object): Promise<{ status: number; code: unknown }>;
}

/** Which field takes the admin password; null for a call that needs none. */
function passwordField({ input }: Declaration): 'adminPassword' | 'password' | null {
  const isA = (dto: new () => object): boolean => input === dto || input?.prototype instanceof dto;
  return isA(AdminPasswordDto) ? 'adminPassword' : isA(PasswordDto) ? 'password' : null;
}

/** How a caller is refused before anything else is looked at; null: they may. */
function refusalOf({ guard, scope }: Declaration, { role, permissions }: AdminCaller): 401 | 403 | null {
  if (role === 'nobody') return 401;
  const allowed: Partial<Record<Guard, Role[]>> = { admin: ['admin', 'owner'], owner: ['owner'] };
  if (!allowed[guard]?.includes(role)) return 403;
  return permissions === null || permissions.some((each) => each === '*' || each === scope) ? null : 403;
}

async function callers(): Promise<{ all: AdminCaller[]; things: AdminThings }> {
  const owner = await signUpOwner(app, database);
  const users = { owner, admin: await signUpAs(app, database, 'admin'), user: await signUp(app) };
  const browsers = { ...users, nobody: { browser: app.browser() } };
  const all: AdminCaller[] = (['nobody', 'user', 'admin', 'owner'] as const).map((role) => ({
    ...{ name: role, role, permissions: null },
    ask: async (method, path, body) => {
      const answer = await browsers[role].browser.call(method, path, body);
      return { status: answer.status, code: answer.body.code };
    },
  }));
  const withToken = async (role: keyof typeof users, permissions: TokenPermission[]): Promise<void> => {
    const value = await insertToken(database, users[role].id, permissions);
    all.push({
      ...{ name: `${role}'s token for ${permissions.join(' ') || 'nothing'}`, role, permissions },
      ask: async (method, path, body) => {
        const answer = await app.browser().call(method, path, body, { Authorization: `Bearer ${value}` });
        return { status: answer.status, code: answer.body.code };
      },
    });
  };
  for (const permission of TOKEN_PERMISSIONS) await withToken('owner', [permission]);
  await withToken(
    'owner',
    TOKEN_SCOPES.filter((scope) => !scope.startsWith('admin:')),
  );
  await withToken('owner', []);
  await withToken('admin', ['*']);
  await withToken('user', ['*']);
  const { id: user } = await signUp(app);
  const { body } = await owner.browser.call('POST', '/api/admin/announcements', {
    ...{ title: 'Maintenance', message: 'Tonight.', adminPassword: ADMIN_PASSWORD },
  });
  const announcement = Number(Object(body.announcement).id);
  const task = randomUUID();
  await database.query(`insert into owner_tasks (id, kind, subject) values ('${task}', 'refund', 're_1')`);
  return { all, things: { user, announcement, task, token: (await makeToken(owner, user, ['*'])).id } };
}

it('has a row for each call of the admin’s side, each with a scope of its own', () => {
  expect(Object.keys(ADMIN_CALLS).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  for (const { name, scope } of calls)
    expect([name, scope]).toEqual([name, name.startsWith('GET ') ? 'admin:read' : 'admin:write']);
});

it('lets each caller do what their role, their token and the admin password allow', async () => {
  const { all, things } = await callers();
  for (const [name, make] of Object.entries(ADMIN_CALLS)) {
    const call = calls.find((each) => each.name === name);
    if (!call) continue;
    const [method = '', pattern = ''] = name.split(' ');
    const { path = pattern, body = {}, ok = 200, again = ok, isOff = false } = make(things);
    const field = passwordField(call);
    const hasBody = call.input !== null;
    const seen: unknown[] = [];
    const wanted: unknown[] = [];
    const compare = (who: AdminCaller, given: string, got: unknown, want: unknown): void => {
      seen.push([who.name, given, got]);
      wanted.push([who.name, given, want]);
    };
    if (field) {
      // Neither changes anything, so all ask at once.
      const refused = await Promise.all(
        all.map(async (who) => ({
          who,
          none: await who.ask(method, path, body),
          wrong: await who.ask(method, path, { ...body, [field]: 'a wrong one' }),
        })),
      );
      for (const { who, none, wrong } of refused) {
        const refusal = refusalOf(call, who);
        compare(who, 'no password', none.status, refusal ?? 400);
        compare(who, 'a wrong password', wrong.status, refusal ?? (isOff ? ok : 401));
        if (refusal === null && !isOff) compare(who, 'the reason', wrong.code, 'invalid_admin_password');
      }
    }
    let expected = ok;
    for (const who of all) {
      const given = field ? { ...body, [field]: ADMIN_PASSWORD } : body;
      const { status } = await who.ask(method, path, hasBody ? given : undefined);
      const refusal = refusalOf(call, who);
      compare(who, 'the right password', status, refusal ?? expected);
      if (refusal === null) expected = again;
    }
    expect({ name, seen }).toEqual({ name, seen: wanted });
  }
});
