import express, { type Request } from 'express';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { createLog } from '../lib/logger.ts';
import { listen } from '../testing/listen.ts';
import { openClone } from '../testing/open-database.ts';
import { Browser } from '../testing/test-browser.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { beginSession, endSession, ensureVisitor, isKnown, readAnew, renewSession, sessionMiddleware } from './session.ts';
import { SessionStore } from './session-store.ts';

const DAY_MS = 86_400_000;
const database = await cloneDatabase();
await database.query(
  `insert into users (id, email, password, "firstName", "lastName") values ('clara', 'clara@example.com', '', 'Clara', '')`,
);
const db = await openClone(database.url);
const { pool } = db;
const store = new SessionStore(pool, { isReceiving: () => true }, createLog('silent'));
const config = loadConfig({ SESSION_SECRET: 'a secret of the tests', PUBLIC_URL: 'http://beside.example' });
const sessions = sessionMiddleware(config, store);
const asked = vi.spyOn(store, 'get');
const clara = { id: 'clara', sessionEpoch: 0 };

const tell = (request: Request): object => ({
  user: request.user?.id ?? null,
  visitor: request.session.visitorId ?? null,
  sid: request.sessionID,
  isKnown: isKnown(request),
});
const web = express();
web.get('/poll', sessions.readCached);
web.use(sessions.read, renewSession);
web.get(['/poll', '/who'], (request, response) => void response.json(tell(request)));
const calls: Record<string, (request: Request) => Promise<unknown>> = {
  '/visitor': ensureVisitor,
  '/sign-in': (request) => beginSession(request, clara),
  '/sign-out': endSession,
  '/read-anew': async (request) => readAnew(request, 'clara'),
  '/visitor-and-more': async (request) => {
    await ensureVisitor(request);
    request.session.epoch = 7;
  },
};
for (const [path, handle] of Object.entries(calls))
  web.post(path, async (request, response) => {
    await handle(request);
    response.json(request.session ? tell(request) : {});
  });
web.use(((_error, _request, response, _next) => void response.status(503).json({})) satisfies express.ErrorRequestHandler);
const { url, close } = await listen(web);
afterAll(async () => {
  close();
  await db.close();
  await database.close();
});
beforeEach(() => {
  store.forget('all');
  asked.mockClear();
});

const browser = (): Browser => new Browser(url, '203.0.113.7');
const call = async (who: Browser, path: string) => (await who.call('POST', path)).body;
const who = async (someone: Browser, path = '/who') => (await someone.call('GET', path)).body;
const rowsOf = (sid: unknown): Promise<unknown[]> =>
  database.query(`select sess, expire, xmin from sessions where sid = '${String(sid)}'`);
const daysUntil = (moment: unknown): number => Math.round((Number(new Date(String(moment))) - Date.now()) / DAY_MS);

/** An answer's cookie of a name. */
const cookieOf = (headers: Headers, name: string) => headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

/** The days until an answer's cookie expires; null without one. */
function daysOf(headers: Headers, name = 'beside.sid'): number | null {
  const expires = /expires=([^;]+)/i.exec(cookieOf(headers, name) ?? '')?.[1];
  return expires === undefined ? null : daysUntil(expires);
}

it('is a cookie that scripts cannot read and other sites do not send, valid for 60 days', async () => {
  const { headers } = await browser().call('POST', '/visitor');
  const [cookie = '', ...more] = headers.getSetCookie();
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^beside\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  expect(daysOf(headers)).toBe(60);
});

it('is made once for a browser that needs one', async () => {
  const someone = browser();
  const { headers, body } = await someone.call('GET', '/who');
  expect([headers.getSetCookie(), body]).toEqual([
    [],
    { user: null, visitor: null, sid: expect.stringMatching(/^[\w-]{32}$/), isKnown: false },
  ]);
  expect(await rowsOf(body.sid)).toEqual([]);
  const made = await call(someone, '/visitor');
  expect(made).toMatchObject({ user: null, visitor: expect.stringMatching(/^[\w-]{36}$/), isKnown: true });
  expect(await call(someone, '/visitor')).toEqual(made);
  expect(await who(someone)).toEqual(made);
  const rows = await rowsOf(made.sid);
  expect(rows).toMatchObject([{ sess: { visitorId: made.visitor } }]);
  for (const path of ['/who', '/poll']) await who(someone, path);
  // Most calls must not write it.
  expect(await rowsOf(made.sid)).toEqual(rows);
});

it("has a new id after signing in, and keeps the visitor's id", async () => {
  const someone = browser();
  const before = await call(someone, '/visitor');
  await call(someone, '/sign-in');
  const after = await who(someone);
  expect(after).toMatchObject({ user: 'clara', visitor: before.visitor, isKnown: true });
  expect(after.sid).not.toBe(before.sid);
  expect(await rowsOf(before.sid)).toEqual([]);
  const anew = browser();
  await call(anew, '/sign-in');
  expect(await who(anew)).toMatchObject({ user: 'clara', visitor: expect.stringMatching(/^[\w-]{36}$/) });
});

it('is deleted with its cookie after signing out', async () => {
  const someone = browser();
  const { sid } = await call(someone, '/sign-in');
  const stolen = someone.at(url);
  await call(someone, '/sign-out');
  expect([someone.cookie, await rowsOf(sid)]).toEqual(['', []]);
  for (const path of ['/who', '/poll']) expect(await who(stolen, path)).toMatchObject({ user: null, isKnown: false });
});

it.each([
  ['/who', '/visitor'],
  ['/who', '/sign-in'],
  ['/poll', '/visitor'],
])('is renewed by %s on the first call of each day, by UTC, and not earlier: made by %s', async (path, begin) => {
  const someone = browser();
  const { sid } = await call(someone, begin);
  await who(someone);
  const tomorrow = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
  const at = async (time: number): Promise<number | null> => {
    vi.setSystemTime(time);
    return daysOf((await someone.call('GET', path)).headers);
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(await at(tomorrow - 1)).toBeNull();
    expect(await at(tomorrow + 60_000)).toBe(60);
    const [row] = await rowsOf(sid);
    expect(row).toMatchObject({ sess: { renewedAt: tomorrow + 60_000 } });
    expect(daysUntil(Reflect.get(Object(row), 'expire'))).toBe(60);
    expect(await at(tomorrow + DAY_MS - 1)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('is taken from memory for a poll whose cookie and session are cached, and read otherwise', async () => {
  const someone = browser();
  const { visitor, sid } = await call(someone, '/sign-in');
  const known = { user: 'clara', visitor, sid, isKnown: true };
  const polls = async (asks: number, more: object = {}): Promise<void> => {
    asked.mockClear();
    expect((await someone.call('GET', '/poll', undefined, { ...more })).body).toEqual(known);
    expect(asked).toHaveBeenCalledTimes(asks);
  };
  await polls(1);
  await polls(0);
  await polls(0);
  store.forget({ userId: 'clara' });
  await polls(1);
  await polls(0);
  await call(someone, '/read-anew');
  await polls(1);
  await polls(0);
  // Another spelling of the same cookies is not cached; a long one never is.
  for (const asks of [1, 0]) await polls(asks, { Cookie: `${someone.cookie}; other=1` });
  for (const asks of [1, 1]) await polls(asks, { Cookie: `${someone.cookie}; other=${'x'.repeat(600)}` });
});

it('ignores a cookie that another page planted before', async () => {
  const victim = browser();
  victim.cookie = 'beside.sid=planted';
  const attacker = victim.at(url);
  const { visitor, sid } = await call(victim, '/visitor');
  expect(await who(victim)).toMatchObject({ visitor, sid });
  for (const path of ['/poll', '/who']) expect(await who(attacker, path)).toMatchObject({ visitor: null, isKnown: false });
});

it('is stored as the call that made it left it', async () => {
  const { sid } = await call(browser(), '/visitor-and-more');
  await expect.poll(() => rowsOf(sid)).toMatchObject([{ sess: { epoch: 7 } }]);
});

describe('the hint beside it', () => {
  const HINT = 'beside.signed-in';
  const hint = (headers: Headers) => cookieOf(headers, HINT);
  const CLEARED = /^beside\.signed-in=; Path=\/; Expires=Thu, 01 Jan 1970/;

  it('is a cookie that scripts can read, set by signing in and cleared by signing out', async () => {
    const someone = browser();
    expect(hint((await someone.call('POST', '/visitor')).headers)).toBeUndefined();
    const { headers } = await someone.call('POST', '/sign-in');
    expect(hint(headers)).toMatch(/^beside\.signed-in=1; Max-Age=5184000; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    expect(hint((await someone.call('GET', '/who')).headers)).toBeUndefined();
    expect(hint((await someone.call('POST', '/sign-out')).headers)).toMatch(CLEARED);
    expect(hint((await someone.call('GET', '/who')).headers)).toBeUndefined();
  });

  it('goes over a secure connection alone where the session does', async () => {
    const secure = loadConfig({ SESSION_SECRET: 'a secret of the tests', PUBLIC_URL: 'https://beside.example' });
    const site = express();
    // The middleware writes its settings into its store.
    const own = new SessionStore(pool, { isReceiving: () => true }, createLog('silent'));
    site.use(sessionMiddleware(secure, own).read, renewSession);
    site.post('/sign-in', async (request, response) => {
      await beginSession(request, clara);
      response.json({});
    });
    const { url: edge, close: end } = await listen(site);
    try {
      const { headers } = await new Browser(edge, '203.0.113.7').call('POST', '/sign-in', undefined, {
        'X-Forwarded-Proto': 'https',
      });
      expect(hint(headers)).toMatch(/; Secure; SameSite=Lax$/);
    } finally {
      end();
    }
  });

  it.each(['/who', '/poll'])('comes with %s to who signed in before there was one', async (path) => {
    const someone = browser();
    await call(someone, '/sign-in');
    someone.cookie = `beside.sid=${someone.cookieNamed('beside.sid')}`;
    expect(daysOf((await someone.call('GET', path)).headers, HINT)).toBe(60);
    expect(hint((await someone.call('GET', path)).headers)).toBeUndefined();
  });

  it('is renewed with the session', async () => {
    const someone = browser();
    await call(someone, '/sign-in');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + DAY_MS + 60_000);
      const { headers } = await someone.call('GET', '/who');
      expect([daysOf(headers), daysOf(headers, HINT)]).toEqual([60, 60]);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['/who', '/poll'])('is cleared by %s where the session has ended, and makes no session', async (path) => {
    const someone = browser();
    const { sid } = await call(someone, '/sign-in');
    await database.query(`update sessions set expire = now() - interval '1 second' where sid = '${String(sid)}'`);
    store.forget('all');
    expect(hint((await someone.call('GET', path)).headers)).toMatch(CLEARED);
    expect(someone.cookieNamed(HINT)).toBe('');
    const stranger = browser();
    stranger.cookie = `${HINT}=1`;
    const { headers, body } = await stranger.call('GET', path);
    expect([headers.getSetCookie().length, hint(headers), body.user]).toEqual([1, expect.stringMatching(CLEARED), null]);
  });
});

it('holds until it expires, or its user ends it', async () => {
  const [here, away, visitor] = [browser(), browser(), browser()];
  const sids = await Promise.all([
    call(here, '/sign-in').then(({ sid }) => String(sid)),
    call(away, '/sign-in').then(({ sid }) => String(sid)),
    call(visitor, '/visitor').then(({ sid }) => String(sid)),
  ]);
  const [first, second, third] = sids;
  expect([...(await store.valid([...sids, 'none'])).keys()].toSorted()).toEqual(sids.toSorted());
  await database.query(`update sessions set expire = now() - interval '1 second' where sid = '${first}'`);
  store.forget('all');
  expect([...(await store.valid(sids)).keys()].toSorted()).toEqual([second, third].toSorted());
  expect(await who(here)).toMatchObject({ isKnown: false });
  await database.query(`update users set "sessionEpoch" = 1 where id = 'clara'`);
  store.forget('all');
  expect([...(await store.valid(sids)).keys()].toSorted()).toEqual([third].toSorted());
  expect([await who(away), await who(visitor)]).toMatchObject([{ isKnown: false }, { isKnown: true }]);
  await database.query(`update users set "sessionEpoch" = 0 where id = 'clara'`);
});

it('that the database cannot read is a failure, not a stranger', async () => {
  const someone = browser();
  await call(someone, '/visitor');
  const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('away')));
  try {
    expect((await someone.call('GET', '/who')).status).toBe(503);
    for (const path of ['/visitor', '/sign-in']) expect((await browser().call('POST', path)).status).toBe(503);
  } finally {
    query.mockRestore();
  }
});
