import { randomUUID } from 'node:crypto';
import { TOKEN_PERMISSIONS, TOKEN_SCOPES } from '@beside/common/tokens/tokens.constants';
import { expect, it } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { insertToken } from '../testing/tokens.ts';
import { useApp } from '../testing/use-app.ts';

/*
 * Every declared call and event, times every permission of a token. The guard and the scope come before the input is read, so none is given.
 */
const { app, database } = await useApp();

/** The tokens of one owner: one for each permission, and one for nothing. */
async function ownersTokens() {
  const owner = await signUp(app);
  await database.query(`update users set "isAdmin" = 1, "isOwner" = 1 where id = '${owner.id}'`);
  const none = await insertToken(database, owner.id, []);
  const made = TOKEN_PERMISSIONS.map(async (permission) => ({
    permission,
    value: await insertToken(database, owner.id, [permission]),
  }));
  return { owner, none, each: await Promise.all(made) };
}

it('keeps an API token within its scopes, and gives it no session', async () => {
  const { owner, none, each } = await ownersTokens();
  const count = async () => Object((await database.query('select count(*)::int as n from sessions'))[0]).n;
  const before = await count();
  for (const { name, scope, guard } of app.declared.filter(({ name }) => name.includes(' '))) {
    const [method = '', pattern = ''] = name.split(' ');
    const ask = async (token: string) => {
      // The cookie of a signed-in user comes along, and changes nothing.
      const browser = app.browser();
      browser.cookie = owner.browser.cookie;
      const answer = await browser.call(method, pattern, method === 'GET' ? undefined : {}, { Authorization: `Bearer ${token}` });
      expect([name, answer.headers.getSetCookie()]).toEqual([name, []]);
      return answer;
    };
    expect([name, (await ask('beside_unknown')).status]).toEqual([name, 401]);
    const isOpen = method === 'GET' && guard === 'public' && scope === null;
    expect([name, (await ask(none)).status === 403]).toEqual([name, !isOpen]);
    for (const { permission, value } of each) {
      const { status, body } = await ask(value);
      const may = isOpen || (scope !== null && (permission === '*' || permission === scope));
      expect([name, permission, status === 403, status === 401]).toEqual([name, permission, !may, false]);
      if (scope === null && !isOpen) expect([name, body.code]).toEqual([name, 'not_allowed']);
    }
    expect(['public', 'user', 'admin', 'owner']).toContain(guard);
  }
  expect(await count()).toBe(before);
});

it('takes from a socket with an API token the events of its scopes alone', async () => {
  const { none, each } = await ownersTokens();
  const events = app.declared.filter(({ name }) => !name.includes(' '));
  for (const { permission, value } of [...each, { permission: null, value: none }]) {
    const socket = await app.browser().socket({}, { token: value });
    const may = await Promise.all(
      events.map(async ({ name }) => {
        const answer = await new Promise<object>((resolve) => Reflect.apply(socket.emit, socket, [name, {}, resolve]));
        // Input is looked at only once the event is allowed; `{}` fits none of them.
        const code: unknown = Reflect.get(answer, 'code');
        expect([name, ['not_allowed', 'validation_failed'].includes(String(code))]).toEqual([name, true]);
        return code === 'validation_failed';
      }),
    );
    const allowed = events.filter((_event, at) => may[at]).map(({ name }) => name);
    const wanted = events.filter(({ scope }) => scope !== null && (permission === '*' || permission === scope));
    expect({ permission, allowed }).toEqual({ permission, allowed: wanted.map(({ name }) => name) });
    socket.disconnect();
  }
  const covered = new Set(events.flatMap(({ scope }) => scope ?? []));
  expect(TOKEN_SCOPES.filter((scope) => covered.has(scope))).toEqual(
    expect.arrayContaining(['advice:generate', 'chat:continue', 'couples:join', 'admin:read']),
  );
});

it('leaves an authorization header alone that is not one of ours', async () => {
  const { browser } = await signUp(app);
  for (const Authorization of ['Bearer eyJhbGciOi', 'Basic YTpi', 'beside_none', 'Bearer']) {
    const answer = await browser.call('GET', '/api/auth/user', undefined, { Authorization });
    expect([Authorization, answer.status]).toEqual([Authorization, 200]);
  }
  const wrong = await app
    .browser()
    .call('GET', '/api/usage/anonymous', undefined, { Authorization: `Bearer beside_${randomUUID()}` });
  expect([wrong.status, wrong.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
});
