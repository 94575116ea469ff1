import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rooms } from '../../../realtime/rooms.ts';
import { signIn, signUp } from '../../../testing/accounts.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../../testing/model-double.ts';
import { admitted, type Browser, type TestSocket } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';
import { WAITS_FOR_LOCK } from '../../../testing/wait.ts';
import { BOOKMARKS_MAX } from '../advice.statements.ts';

const { app, database, model } = await useApp();
model.play((request) => request.answer(JSON.stringify(GOOD_ADVICE)));

const advised = async (browser: Browser, more: object = {}): Promise<string> =>
  String(Object((await generate(browser, adviceRequest({ ...more }))).body.session).id);
const marks = async (browser: Browser) => (await browser.call('GET', '/api/advice/bookmarks')).body.ids;
const mark = (browser: Browser, id: string, method = 'PUT') => browser.call(method, `/api/advice/${id}/bookmark`);

/** The pushes that an open page gets, as they come. */
async function pushesOf(socket: TestSocket): Promise<{ seen: [string, object][]; next(count: number): Promise<void> }> {
  await admitted(socket);
  const seen: [string, object][] = [];
  let look: () => void = () => undefined;
  socket.onAny((event: string, push: object) => {
    if (/^advice:(stored|deleted|bookmarked)$/.test(event)) seen.push([event, push]);
    look();
  });
  return {
    seen,
    next: (count) =>
      new Promise((resolve) => {
        look = () => seen.length >= count && resolve();
        look();
      }),
  };
}

describe('bookmarks', () => {
  it('come and go, the latest first, and the same again changes nothing', async () => {
    const { browser } = await signUp(app);
    const [first, second] = [await advised(browser), await advised(browser)];
    for (const id of [first, second, first, first.toUpperCase()]) expect((await mark(browser, id)).status).toBe(200);
    expect(await marks(browser)).toEqual([second, first]);
    for (const id of [second, second]) expect((await mark(browser, id, 'DELETE')).status).toBe(200);
    expect(await marks(browser)).toEqual([first]);
  });

  it("are of one's own advice alone", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const theirs = await advised(other.browser);
    await mark(other.browser, theirs);
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const visitors = await advised(visitor);
    for (const id of [theirs, visitors, randomUUID(), 'none'])
      for (const method of ['PUT', 'DELETE']) expect((await mark(user.browser, id, method)).status).toBe(404);
    expect((await mark(visitor, visitors)).status).toBe(401);
    expect([await marks(user.browser), await marks(other.browser)]).toEqual([[], [theirs]]);
  });

  it('merge with what a browser had, which skips what is unknown, foreign, or given twice', async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const own = [await advised(user.browser), await advised(user.browser), await advised(user.browser)];
    const theirs = await advised(other.browser);
    await mark(user.browser, String(own[1]));
    // However late the last one is by the clock, merged ones come after it.
    await database.query(`update advice_bookmarks set "createdAt" = now() + interval '1 minute' where "userId" = '${user.id}'`);
    const ids = [own[2], own[0], theirs, randomUUID(), own[2], own[1]];
    const merged = await user.browser.call('PUT', '/api/advice/bookmarks', { ids });
    expect(merged).toMatchObject({ status: 200, body: { ids: [own[2], own[0], own[1]] } });
    expect((await user.browser.call('PUT', '/api/advice/bookmarks', { ids })).body.ids).toEqual([own[2], own[0], own[1]]);
    expect((await user.browser.call('PUT', '/api/advice/bookmarks', { ids: [] })).body.ids).toEqual([own[2], own[0], own[1]]);
    for (const wrong of [{}, { ids: 'none' }, { ids: ['none'] }, { ids: Array(501).fill(own[0]) }])
      expect((await user.browser.call('PUT', '/api/advice/bookmarks', wrong)).status).toBe(400);
    expect(await marks(other.browser)).toEqual([]);
  });

  it('merge without an advice that is deleted meanwhile', async () => {
    const { browser } = await signUp(app);
    const [kept, gone] = [await advised(browser), await advised(browser)];
    const client = await app.db.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from advice_sessions where id = $1', [gone]);
      const merging = browser.call('PUT', '/api/advice/bookmarks', { ids: [gone, kept] });
      await expect.poll(() => database.query(WAITS_FOR_LOCK)).not.toEqual([]);
      await client.query('commit');
      expect(await merging).toMatchObject({ status: 200, body: { ids: [kept] } });
    } finally {
      client.release();
    }
  });

  it('follow a visitor’s advice to the account at sign-in', async () => {
    const { email } = await signUp(app);
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const id = await advised(visitor);
    await signIn(visitor, email);
    expect((await visitor.call('PUT', '/api/advice/bookmarks', { ids: [id] })).body.ids).toEqual([id]);
    const listed = await visitor.call('GET', '/api/advice/history?category=bookmarked');
    expect(Object(listed.body.sessions)[0].id).toBe(id);
  });

  it('are bounded: the next one is refused, a merge takes what fits', async () => {
    const user = await signUp(app);
    const ids = [await advised(user.browser), await advised(user.browser), await advised(user.browser)];
    await database.query(
      `with made as (
         insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice)
         select gen_random_uuid(), '${user.id}', '10.0.0.1', 'work', 'My work.', 'practical', '{"understanding": "."}'
         from generate_series(1, ${BOOKMARKS_MAX - 1}) returning id, "createdAt")
       insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt") select '${user.id}', id, "createdAt" from made`,
    );
    const merged = await user.browser.call('PUT', '/api/advice/bookmarks', { ids });
    expect(merged.body.ids).toHaveLength(BOOKMARKS_MAX);
    expect(merged.body.ids).toContain(ids[0]);
    const refused = await mark(user.browser, String(ids[1]));
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect((await mark(user.browser, String(ids[0]))).status).toBe(200);
    expect((await mark(user.browser, String(ids[0]), 'DELETE')).status).toBe(200);
    expect((await mark(user.browser, String(ids[1]))).status).toBe(200);
  });

  it('go with their advice, and with the account', async () => {
    const user = await signUp(app);
    const [kept, gone] = [await advised(user.browser), await advised(user.browser)];
    for (const id of [kept, gone]) await mark(user.browser, id);
    await user.browser.call('DELETE', `/api/advice/${gone}`);
    expect(await marks(user.browser)).toEqual([kept]);
    expect((await user.browser.call('GET', '/api/auth/export')).body.adviceBookmarks).toMatchObject([{ sessionId: kept }]);
    await user.browser.call('DELETE', '/api/auth/delete-account');
    expect(await database.query(`select 1 from advice_bookmarks where "userId" = '${user.id}'`)).toEqual([]);
  });
});

describe('pushes to all pages of a user', () => {
  it('tell another tab of new advice, help included, of bookmarks and of deletions, and tell no one else', async () => {
    const [user, stranger] = [await signUp(app), await signUp(app)];
    const [tab, foreign] = await Promise.all([pushesOf(await user.browser.socket()), pushesOf(await stranger.browser.socket())]);
    const id = await advised(user.browser);
    const help = await advised(user.browser, { description: 'I want to kill myself tonight, I cannot go on.' });
    await mark(user.browser, id);
    await mark(user.browser, id);
    await mark(user.browser, id, 'DELETE');
    await user.browser.call('PUT', '/api/advice/bookmarks', { ids: [help, id] });
    await user.browser.call('DELETE', `/api/advice/${id}`);
    await tab.next(7);
    expect(tab.seen).toMatchObject([
      ['advice:stored', { session: { id, userId: user.id } }],
      ['advice:stored', { session: { id: help, advice: expect.stringContaining('"help"') } }],
      ['advice:bookmarked', { id, bookmarked: true }],
      ['advice:bookmarked', { id, bookmarked: false }],
      ['advice:bookmarked', { bookmarked: true }],
      ['advice:bookmarked', { bookmarked: true }],
      ['advice:deleted', { id }],
    ]);
    expect(foreign.seen).toEqual([]);
    // What comes to the stranger's page first is its own.
    const own = await advised(stranger.browser);
    await foreign.next(1);
    expect(foreign.seen).toMatchObject([['advice:stored', { session: { id: own } }]]);
  });

  it('tell another device of the advice that a sign-in brings along, and tell no one else', async () => {
    const [user, stranger] = [await signUp(app), await signUp(app)];
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const ids = [await advised(visitor), await advised(visitor)];
    const [device, foreign] = await Promise.all([
      pushesOf(await user.browser.socket()),
      pushesOf(await stranger.browser.socket()),
    ]);
    await signIn(visitor, user.email);
    await device.next(2);
    expect(device.seen.map(([event]) => event)).toEqual(['advice:stored', 'advice:stored']);
    expect(new Set(device.seen.map(([, push]) => Object(push).session.id))).toEqual(new Set(ids));
    expect(device.seen[0]?.[1]).toMatchObject({ session: { userId: user.id, generatedBy: 'ai' } });
    const own = await advised(stranger.browser);
    await foreign.next(1);
    expect(foreign.seen).toMatchObject([['advice:stored', { session: { id: own } }]]);
  });

  it('tell those who have the chat open that it is gone, visitors included', async () => {
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    const id = await advised(visitor);
    const socket = await visitor.socket();
    app.io.in(String(socket.id)).socketsJoin(rooms.chat(id));
    const page = await pushesOf(socket);
    await visitor.call('DELETE', `/api/advice/${id}`);
    await page.next(1);
    expect(page.seen).toEqual([['advice:deleted', { id }]]);
  });
});
