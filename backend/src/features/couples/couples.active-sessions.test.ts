import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createLog } from '../../lib/logger.ts';
import { WAIT } from '../../testing/wait.ts';
import { activeSessions } from './couples.active-sessions.ts';

const TOKEN = 'a-token';
const ROW = {
  ...{ id: '7', sessionToken: TOKEN, sessionName: 'Sundays', createdAt: new Date(0), language: 'en', unanswered: null },
  ...{ partner1Id: 'one', partner1Name: 'Clara', partner2Id: null, partner2VisitorId: null, partner2Name: null, isActive: 1 },
  ...{ partner1Language: null, partner2Language: null, partner1Read: null, partner2Read: null },
};

/** A cache over a database whose answers a test gives, and whose notifications it sends. */
function cache() {
  const asked: ((row: object | null | Error) => void)[] = [];
  const query = ({ name }: { name: string }): Promise<{ rows: object[] }> => {
    if (name === 'couples-extent') return Promise.resolve({ rows: [{ count: '0', last: null }] });
    return new Promise((resolve, reject) =>
      asked.push((row) => (row instanceof Error ? reject(row) : resolve({ rows: row ? [row] : [] }))),
    );
  };
  // The cache uses one of the driver's many forms of `query`.
  const pool: Pick<pg.Pool, 'query'> = Object.assign(new pg.Pool(), { query });
  let notify = (_payload: object): void => undefined;
  const heard: string[] = [];
  const sessions = activeSessions(
    pool,
    {
      on: async (_channel, handle) => {
        notify = (payload) => handle(JSON.stringify(payload));
      },
      onGap: () => undefined,
    },
    createLog('silent'),
    {
      onChange: ({ session }) => heard.push(session.isActive ? 'changed' : 'ended'),
      onDeleted: () => heard.push('deleted'),
    },
  );
  /** Answers the first, second … read of a session. */
  const answer = async (index: number, row: object | null | Error): Promise<void> => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(index), WAIT);
    asked[index]?.(row);
    await new Promise(setImmediate);
  };
  const open = async (): Promise<void> => {
    const found = sessions.find(TOKEN);
    await answer(0, ROW);
    expect((await found)?.session.isActive).toBe(true);
  };
  return { sessions, heard, answer, open, notify: (payload: object) => notify(payload) };
}

it('shows a change at once to the next call, before any notification', async () => {
  const { sessions, heard, answer, open } = cache();
  await open();
  const version = sessions.get(7)?.version;
  const changed = sessions.changed(TOKEN);
  await answer(1, { ...ROW, isActive: 0 });
  expect((await changed)?.session.isActive).toBe(false);
  expect((await sessions.find(TOKEN))?.session.isActive).toBe(false);
  expect(sessions.get(7)?.version).not.toBe(version);
  expect(heard).toEqual(['ended']);
});

it('pushes a change once, though its notification follows', async () => {
  const { sessions, heard, answer, open, notify } = cache();
  await open();
  const changed = sessions.changed(TOKEN);
  await answer(1, { ...ROW, isActive: 0 });
  await changed;
  notify({ id: 7 });
  await answer(2, { ...ROW, isActive: 0 });
  expect(heard).toEqual(['ended']);
});

it('does not take a read that began before the change for the change', async () => {
  const { sessions, answer } = cache();
  const early = sessions.find(TOKEN);
  const changed = sessions.changed(TOKEN);
  await answer(1, { ...ROW, isActive: 0 });
  expect((await changed)?.session.isActive).toBe(false);
  // The first read is made anew, since something changed during it.
  await answer(0, ROW);
  await answer(2, { ...ROW, isActive: 0 });
  expect((await early)?.session.isActive).toBe(false);
});

it('keeps the later of two reads that cross', async () => {
  const { sessions, heard, answer, open, notify } = cache();
  await open();
  notify({ id: 7 });
  const changed = sessions.changed(TOKEN);
  await answer(2, { ...ROW, isActive: 0 });
  await changed;
  await answer(1, { ...ROW, partner2Name: 'Tomás' });
  expect(sessions.get(7)?.session).toMatchObject({ isActive: false, partner2Name: null });
  expect(heard).toEqual(['ended']);
});

it('forgets a deleted session at once, also where an earlier read of it is under way', async () => {
  const { sessions, heard, answer, open, notify } = cache();
  await open();
  notify({ id: 7 });
  sessions.deleted(7);
  await answer(1, ROW);
  expect(sessions.get(7)).toBeUndefined();
  notify({ id: 7, gone: true });
  expect(heard).toEqual(['deleted']);
  const found = sessions.find(TOKEN);
  // An old snapshot of another connection.
  await answer(2, ROW);
  expect(await found).toBeNull();
});

it('forgets a session that a read does not find any more', async () => {
  const { sessions, heard, answer, open } = cache();
  await open();
  const found = sessions.reload(TOKEN);
  await answer(1, null);
  expect(await found).toBeNull();
  expect(sessions.get(7)).toBeUndefined();
  expect(heard).toEqual(['deleted']);
});

it('reads again where a change could not be read', async () => {
  const { sessions, answer, open } = cache();
  await open();
  const changed = expect(sessions.changed(TOKEN)).rejects.toThrow('away');
  await answer(1, new Error('away'));
  await changed;
  const found = sessions.find(TOKEN);
  await answer(2, { ...ROW, isActive: 0 });
  expect((await found)?.session.isActive).toBe(false);
});

it('reads again what changed at every attempt to read it', async () => {
  const { sessions, answer, notify } = cache();
  const early = sessions.find(TOKEN);
  for (const attempt of [0, 1, 2, 3]) {
    notify({ id: 1000 + attempt });
    await answer(attempt, ROW);
  }
  expect((await early)?.session.isActive).toBe(true);
  const later = sessions.find(TOKEN);
  await answer(4, { ...ROW, isActive: 0 });
  expect((await later)?.session.isActive).toBe(false);
});
