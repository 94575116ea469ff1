import { promisify } from 'node:util';
import { isQuick } from '@beside/common/testing/is-quick';
import session from 'express-session';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { SessionStore, sessionName } from './session-store.ts';

/** A database that has every session: of `user-<part before the dash>`, of a visitor, or `none` by that name. */
function store(isReceiving = true) {
  let reads = 0;
  let release: Promise<unknown> = Promise.resolve();
  const writes: unknown[][] = [];
  const query = async (statement: string | { name: string; values: unknown[] }) => {
    // The library's own statement, which deletes one.
    if (typeof statement === 'string') return { rows: [] };
    if (statement.name !== 'session-read') {
      writes.push([statement.name, ...statement.values]);
      return { rows: [] };
    }
    reads += 1;
    await release;
    const [user = ''] = String(statement.values[0]).split('-');
    if (user === 'none') return { rows: [] };
    return { rows: [{ sess: JSON.stringify({ cookie: {} }), id: user === 'visitor' ? null : `user-${user}` }] };
  };
  const sessions = new SessionStore(
    Object.assign(new pg.Pool(), { query }),
    { isReceiving: () => isReceiving },
    createLog('silent'),
  );
  const get = promisify((sid: string, done: (error: unknown, session?: unknown) => void) => sessions.get(sid, done));
  /** Whether the store reads a session from the database anew. */
  const isReadAnew = async (sid: string): Promise<boolean> => {
    const before = reads;
    await get(sid);
    return reads > before;
  };
  /** Holds back all readings until the returned function is called. */
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = promise;
    return resolve;
  };
  return { sessions, get, isReadAnew, hold, writes };
}

it("forgets a user's sessions, or one by its name, and no others", async () => {
  const { sessions, get, isReadAnew } = store();
  const all = ['clara-1', 'clara-2', 'tom-1', 'visitor-1', 'visitor-2'];
  const anew = async () => {
    const found: string[] = [];
    for (const sid of all) if (await isReadAnew(sid)) found.push(sid);
    return found;
  };
  for (const sid of all) await get(sid);
  expect(await anew()).toEqual([]);
  sessions.forget({ userId: 'user-clara' });
  expect(await anew()).toEqual(['clara-1', 'clara-2']);
  sessions.forget({ session: sessionName('visitor-2') });
  expect(await anew()).toEqual(['visitor-2']);
  sessions.forget({ userId: 'user-clara' });
  sessions.forget({ session: sessionName('tom-1') });
  sessions.forget({ userId: 'user-nobody' });
  expect(await anew()).toEqual(['clara-1', 'clara-2', 'tom-1']);
  sessions.forget('all');
  expect(await anew()).toEqual(all);
  expect(await anew()).toEqual([]);
});

it("forgets a user's other sessions after one of them, and keeps no list of forgotten ones", async () => {
  const { sessions, get, isReadAnew } = store();
  for (const sid of ['clara-1', 'clara-2', 'visitor-1']) await get(sid);
  sessions.forget({ session: sessionName('clara-1') });
  sessions.forget({ userId: 'user-clara' });
  expect(await isReadAnew('clara-2')).toBe(true);
  const lists = [Reflect.get(sessions, 'byUser'), Reflect.get(sessions, 'byName')];
  expect(lists).toEqual([
    new Map([['user-clara', new Set(['clara-2'])]]),
    new Map(['clara-2', 'visitor-1'].map((sid) => [sessionName(sid), sid])),
  ]);
  sessions.forget('all');
  expect(lists).toEqual([new Map(), new Map()]);
});

it('an end costs as much as the sessions that it ends, not as all that are cached', async () => {
  const { sessions, get } = store();
  for (let n = 0; n < 20_000; n++) await get(`${n % 2 ? n : 'visitor'}-${n}`);
  // Forgets others in each round. Looking at each of the sessions for each end takes much longer.
  let n = 0;
  const end = () => {
    for (const until = n + 200; n < until; n++) {
      sessions.forget({ session: sessionName(`visitor-${2 * n}`) });
      sessions.forget({ userId: `user-${2 * n + 1}` });
    }
  };
  expect(isQuick(20_000, end)).toBe(true);
});

it.each([
  ['while every notification arrives', true, [false, false]],
  ['for a moment where one may be lost', false, [false, true]],
])('a session is cached %s', async (_when, isReceiving, anew) => {
  const { get, isReadAnew } = store(isReceiving);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await get('clara-1');
    const found: boolean[] = [];
    for (const ms of [600, 200]) {
      vi.setSystemTime(Date.now() + ms);
      found.push(await isReadAnew('clara-1'));
    }
    expect(found).toEqual(anew);
  } finally {
    vi.useRealTimers();
  }
});

it.each<[string, (sessions: SessionStore) => void]>([
  ['its user has changed', (sessions) => sessions.forget({ userId: 'user-clara' })],
  ['it has ended elsewhere', (sessions) => sessions.forget({ session: sessionName('clara-1') })],
  ['a notice may have been lost', (sessions) => sessions.forget('all')],
])('an earlier read is not cached once %s', async (_what, change) => {
  const { sessions, get, isReadAnew, hold } = store();
  const release = hold();
  const reading = get('clara-1');
  change(sessions);
  release();
  await reading;
  expect([await isReadAnew('clara-1'), await isReadAnew('clara-1')]).toEqual([true, false]);
});

it('a read that began before the session was destroyed is not cached', async () => {
  const { sessions, get, isReadAnew, hold } = store();
  const release = hold();
  const reading = get('clara-1');
  await promisify((done: (error: unknown) => void) => sessions.destroy('clara-1', done))();
  release();
  await reading;
  expect(await isReadAnew('clara-1')).toBe(true);
  await promisify((done: (error: unknown) => void) => sessions.destroy('clara-1', done))();
  expect(await isReadAnew('clara-1')).toBe(true);
});

it('a written session is read anew, and stored until it expires', async () => {
  const { sessions, get, isReadAnew, writes } = store();
  await get('clara-1');
  const cookie = new session.Cookie();
  const expires = new Date(5);
  sessions.set('clara-1', { cookie: Object.assign(new session.Cookie(), { expires }) });
  expect(await isReadAnew('clara-1')).toBe(true);
  const isNew = Object.defineProperty({ cookie }, 'isNew', { value: true });
  const before = Date.now();
  sessions.set('clara-2', isNew);
  expect(writes).toEqual([
    ['session-renew', 'clara-1', expect.anything(), expires],
    ['session-begin', 'clara-2', JSON.stringify(isNew), expect.any(Date)],
  ]);
  expect(Number(writes[1]?.[3]) - before).toBeGreaterThanOrEqual(86_400_000);
});

it('the user is given for the session just read, and for no other', async () => {
  const { sessions, get } = store();
  expect(sessions.userOf('clara-1')).toBeNull();
  expect(await get('none-1')).toBeNull();
  expect(sessions.userOf('none-1')).toBeNull();
  await get('visitor-1');
  expect(sessions.userOf('visitor-1')).toBeNull();
  for (const _time of ['read', 'kept']) {
    expect(await get('clara-1')).toEqual({ cookie: {} });
    expect([sessions.userOf('clara-1'), sessions.userOf('clara-2')]).toEqual([{ id: 'user-clara' }, null]);
  }
  // No two callers share a copy.
  expect(await get('clara-1')).not.toBe(await get('clara-1'));
});
