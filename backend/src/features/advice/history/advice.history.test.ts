import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { type StoredAdvice, storeAdvice } from '../../../testing/stored-advice.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app } = await useApp();

const store = (user: TestUser, sessions: StoredAdvice[]): Promise<string[]> => storeAdvice(app, user.id, sessions);

const page = async (browser: Browser, query = '') => {
  const { status, body } = await browser.call('GET', `/api/advice/history${query}`);
  const sessions: object[] = Array.isArray(body.sessions) ? body.sessions : [];
  return { status, body, ids: sessions.map((session) => String(Reflect.get(session, 'id'))), next: body.nextCursor };
};

/** All pages from a query on. `between` runs before each next page. */
async function all(browser: Browser, query: string, between: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = ''; ; await between()) {
    const { ids, next, status } = await page(browser, `${query}&cursor=${cursor}`);
    expect(status).toBe(200);
    found.push(...ids);
    if (next === null) return found;
    cursor = String(next);
  }
}

/** The history's order: the newest first, of one time the higher id. */
const ordered = (ids: string[], minutes: number[]): string[] =>
  ids
    .map((id, index) => ({ id, minute: minutes[index] ?? 0 }))
    .sort((a, b) => a.minute - b.minute || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

describe('the history', () => {
  it('gives 12 a page, the newest first, and each session once, though many share one moment', async () => {
    const user = await signUp(app);
    const minutes = Array.from({ length: 40 }, (_, index) => Math.floor(index / 7));
    const ids = await store(
      user,
      minutes.map((minute) => ({ minute })),
    );
    const first = await page(user.browser);
    expect(first.ids).toEqual(ordered(ids, minutes).slice(0, 12));
    expect(await all(user.browser, '?limit=5')).toEqual(ordered(ids, minutes));
    expect(await all(user.browser, '?category=')).toEqual(ordered(ids, minutes));
    expect(Object(first.body.sessions)[0]).toMatchObject({ userId: user.id, category: 'family', adviceStyle: 'practical' });
  });

  it('filters by category, and by bookmark, in the same order', async () => {
    const user = await signUp(app);
    const minutes = Array.from({ length: 30 }, (_, index) => Math.floor(index / 4));
    const ids = await store(
      user,
      minutes.map((minute, index) => ({ minute, category: index % 3 ? 'work' : 'money' })),
    );
    const order = ordered(ids, minutes);
    const work = new Set(ids.filter((_, index) => index % 3));
    expect(await all(user.browser, '?category=work&limit=3')).toEqual(order.filter((id) => work.has(id)));
    expect(await all(user.browser, '?category=health')).toEqual([]);
    const marked = ids.filter((_, index) => index % 4 === 1);
    for (const id of marked) await user.browser.call('PUT', `/api/advice/${id}/bookmark`);
    expect(await all(user.browser, '?category=bookmarked&limit=2')).toEqual(order.filter((id) => marked.includes(id)));
  });

  it('leaves nothing out and doubles nothing while sessions are deleted and added between pages', async () => {
    const user = await signUp(app);
    const minutes = Array.from({ length: 25 }, (_, index) => index + 1);
    const ids = await store(
      user,
      minutes.map((minute) => ({ minute })),
    );
    const gone: string[] = [];
    const seen = await all(user.browser, '?limit=4', async () => {
      // The newest, which was shown, and the oldest, which was not.
      for (const id of [ids[gone.length], ids.at(-1 - gone.length)].flatMap((id) => id ?? [])) {
        await user.browser.call('DELETE', `/api/advice/${id}`);
        gone.push(id);
      }
      await store(user, [{ minute: 0 }]);
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(ids.filter((id) => !gone.includes(id) && !seen.includes(id))).toEqual([]);
    expect(gone.length).toBeGreaterThan(6);
  });

  it("shows one's own alone, whoever's cursor and filter it was", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const own = await store(user, [{ minute: 1 }, { minute: 3 }, { minute: 5, category: 'work' }]);
    await store(other, [{ minute: 2 }, { minute: 4 }]);
    const { next } = await page(other.browser, '?limit=1');
    expect((await page(user.browser, `?cursor=${next}`)).ids).toEqual(own.slice(1));
    expect((await page(user.browser, `?cursor=${next}&category=work`)).ids).toEqual(own.slice(2));
    expect((await page(app.browser())).body.code).toBe('not_signed_in');
    const visitor = app.browser();
    await visitor.call('POST', '/api/visitor');
    expect((await page(visitor)).status).toBe(401);
  });

  const forged = (text: string): string => Buffer.from(text).toString('base64url');
  it.each([
    '?cursor=none',
    `?cursor=${forged('2026-01-01T00:00:00.000000Z none')}`,
    `?cursor=${forged(`infinity ${randomUUID()}`)}`,
    `?cursor=${forged(`2026-13-01T00:00:00.000000Z ${randomUUID()}`)}`,
    `?cursor=${forged(`2024-02-30T00:00:00.000000Z ${randomUUID()}`)}`,
    `?cursor=${forged(`2023-02-29T00:00:00.000000Z ${randomUUID()}`)}`,
    `?cursor=${forged(`2024-01-01T24:00:00.000000Z ${randomUUID()}`)}`,
    `?cursor=${forged(`2024-01-01T00:00:60.000000Z ${randomUUID()}`)}`,
    `?cursor=${forged(`0000-01-01T00:00:00.000000Z ${randomUUID()}`)}`,
    `?cursor=${forged(`2026-01-01T00:00:00.000000Z ${randomUUID()}' or true`)}`,
    '?category=none',
    '?category=All',
    '?limit=0',
    '?limit=51',
    '?limit=-1',
    '?limit=1e1',
    '?q=a',
    `?q=${'a'.repeat(101)}`,
    '?category=work&category=money',
    '?q=one&q=two',
  ])('refuses %s', async (query) => {
    const { browser } = await signUp(app);
    const { status, body } = await page(browser, query);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(Object(body.errors))).toEqual([query.slice(1, query.indexOf('='))]);
  });
});
