import { expect, it } from 'vitest';
import { signIn, signUp } from '../testing/accounts.ts';
import { adviceRequest, generate } from '../testing/advice-requests.ts';
import { join, openPage, sessionIn } from '../testing/couples.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import { ADMIN_CALLS } from '../testing/permission-rows.admin.ts';
import { CALLS, EVENTS, type Things } from '../testing/permission-rows.ts';
import { routedCalls } from '../testing/routed-calls.ts';
import type { Browser } from '../testing/test-browser.ts';
import { useApp } from '../testing/use-app.ts';

/*
 * The table of permissions: every declared call and event, times every kind of caller. A new one has no row here, and fails.
 * API tokens: `permissions.tokens.test.ts`. The admin's side: `permissions.admin.test.ts`.
 */
const [{ app, model }, routed] = await routedCalls(() => useApp());

/** A user with an advice and a full couples session and strangers. */
async function setUp() {
  model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));
  const owner = await signUp(app);
  const asked = adviceRequest();
  const { session: advice } = (await generate(owner.browser, asked)).body;
  const made = sessionIn(await owner.browser.call('POST', '/api/couples/create-session', { sessionName: 'Sundays' }));
  await join(app.browser(), String(made.sessionToken), 'Tomás');
  const visitor = app.browser();
  await visitor.call('POST', '/api/visitor');
  const other = await signUp(app);
  const things: Things = {
    advice: String(Object(advice).id),
    request: asked.requestId,
    token: String(made.sessionToken),
    id: Number(made.id),
  };
  return { things, owner, other, visitor };
}

const named = (name: string) => {
  const [method = '', pattern = ''] = name.split(' ');
  return { method, pattern };
};

it('has a row for each declared call and event, and a declaration for each call that Express answers', () => {
  const declared = app.declared.map(({ name }) => name).toSorted();
  const rows = new Set([...Object.keys(CALLS), ...Object.keys(EVENTS), ...Object.keys(ADMIN_CALLS)]);
  expect(declared).toEqual([...rows].toSorted());
  expect(routed).toEqual(declared.filter((name) => name.includes(' ')));
});

it('lets each caller do only what is theirs', async () => {
  const { things, owner, other, visitor } = await setUp();
  const seen: Record<string, number[]> = {};
  const wanted: Record<string, number[]> = {};
  for (const [name, make] of Object.entries(CALLS)) {
    const { method, pattern } = named(name);
    const { path = pattern, body, statuses } = make(things);
    const { guard } = app.declared.find((declared) => declared.name === name) ?? {};
    const ask = async (browser: Browser) => (await browser.call(method, path, body)).status;
    // Some refusals are slow, so these two run at once.
    const answers = await Promise.all([app.browser(), visitor].map(ask));
    answers.push(await ask(other.browser), await ask(owner.browser));
    seen[name] = answers;
    wanted[name] = statuses;
    // What a guard promises holds for every row.
    if (guard === 'user') expect([name, answers[0], answers[1]]).toEqual([name, 401, 401]);
    if (name === 'POST /api/auth/logout') for (const { browser, email } of [owner, other]) await signIn(browser, email);
  }
  expect(seen).toEqual(wanted);
});

it('takes events from owners, and answers everyone else that the thing does not exist', async () => {
  const { things, owner, other, visitor } = await setUp();
  const sockets = [app.browser(), visitor, other.browser].map((browser) => browser.socket());
  const pages = [...(await Promise.all(sockets)), (await openPage(owner.browser, things.token)).socket];
  for (const [event, make] of Object.entries(EVENTS)) {
    const { input, codes } = make(things);
    const answers = await Promise.all(
      pages.map((page) => new Promise<object>((resolve) => Reflect.apply(page.emit, page, [event, input, resolve]))),
    );
    const seen = answers.map((answer) => ('code' in answer ? answer.code : 'success'));
    expect({ event, seen }).toEqual({ event, seen: codes });
  }
});
