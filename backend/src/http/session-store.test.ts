import { promisify } from 'node:util';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { SessionStore, sessionName } from './session-store.ts';

/** A database in which every session is there; of `user-<what is before the dash>`, or of a visitor. */
function store() {
  let reads = 0;
  const query = async ({ values: [sid] }: { values: string[] }) => {
    reads += 1;
    const [user = ''] = sid?.split('-') ?? [];
    return { rows: [{ sess: JSON.stringify({ cookie: {} }), id: user === 'visitor' ? null : `user-${user}` }] };
  };
  const sessions = new SessionStore(Object.assign(new pg.Pool(), { query }), { isHearing: () => true }, createLog('silent'));
  const get = promisify((sid: string, done: (error: unknown) => void) => sessions.get(sid, done));
  /** Whether a session is read from the database anew. */
  const isReadAnew = async (sid: string): Promise<boolean> => {
    const before = reads;
    await get(sid);
    return reads > before;
  };
  return { sessions, get, isReadAnew };
}

it('forgets a person’s sessions, or one by its name, and no others', async () => {
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

it('an end costs what it ends, however many sessions are kept', async () => {
  const { sessions, get } = store();
  for (let n = 0; n < 20_000; n++) await get(`${n % 2 ? n : 'visitor'}-${n}`);
  const times = Array.from({ length: 20 }, (_, n) => {
    const begun = performance.now();
    sessions.forget({ session: sessionName(`visitor-${2 * n}`) });
    sessions.forget({ userId: `user-${2 * n + 1}` });
    return performance.now() - begun;
  });
  const median = times.toSorted((a, b) => a - b)[10] ?? Number.POSITIVE_INFINITY;
  // Looking at each of them took 19 ms for one.
  expect(median).toBeLessThan(1);
});
