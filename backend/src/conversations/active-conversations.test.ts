import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { WAIT } from '../testing/wait.ts';
import { activeConversations } from './active-conversations.ts';
import type { ActiveConversation } from './conversation.types.ts';

const TOKEN = 'a-token';
const ROW = { id: 7, token: TOKEN, isActive: true, partner: '' };
type Row = typeof ROW;

/** A cache over a database whose answers a test gives. */
function cache() {
  const asked: ((row: Row | null | Error) => void)[] = [];
  const read = (): Promise<Row | null> =>
    new Promise((resolve, reject) => asked.push((row) => (row instanceof Error ? reject(row) : resolve(row))));
  const pushed: string[] = [];
  const sessions = activeConversations<Row, never, ActiveConversation<Row>>(
    new pg.Pool(),
    { onGap: () => undefined },
    createLog('silent'),
    {
      statements: {
        ...{ find: read, byId: read, extent: async () => ({ count: 0, lastId: 0, from: 0 }) },
        ...{ lastPosition: async () => 0, since: async () => [], byIds: async () => [], byClientIds: async () => [] },
      },
      keyOf: ({ token }) => token,
      activate: (base) => base,
      isRead: () => false,
      onChange: ({ session }) => pushed.push(session.isActive ? 'changed' : 'ended'),
      onDeleted: () => pushed.push('deleted'),
    },
  );
  /** Answers the first, second … read of a session. */
  const answer = async (index: number, row: Row | null | Error): Promise<void> => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(index), WAIT);
    asked[index]?.(row);
    await new Promise(setImmediate);
  };
  const open = async (): Promise<void> => {
    const found = sessions.find(TOKEN);
    await answer(0, ROW);
    expect((await found)?.session.isActive).toBe(true);
  };
  return { sessions, pushed, answer, open };
}

it('shows a change at once to the next call, before any notification', async () => {
  const { sessions, pushed, answer, open } = cache();
  await open();
  const version = sessions.get(7)?.version;
  const changed = sessions.changed(TOKEN);
  await answer(1, { ...ROW, isActive: false });
  expect((await changed)?.session.isActive).toBe(false);
  expect((await sessions.find(TOKEN))?.session.isActive).toBe(false);
  expect(sessions.get(7)?.version).not.toBe(version);
  expect(pushed).toEqual(['ended']);
});

it('pushes a change once, though its notification follows', async () => {
  const { sessions, pushed, answer, open } = cache();
  await open();
  const changed = sessions.changed(TOKEN);
  await answer(1, { ...ROW, isActive: false });
  await changed;
  sessions.notified(7);
  await answer(2, { ...ROW, isActive: false });
  expect(pushed).toEqual(['ended']);
});

it('does not take a read that began before the change for the change', async () => {
  const { sessions, answer } = cache();
  const early = sessions.find(TOKEN);
  const changed = sessions.changed(TOKEN);
  await answer(1, { ...ROW, isActive: false });
  expect((await changed)?.session.isActive).toBe(false);
  // The first read is made anew, since something changed during it.
  await answer(0, ROW);
  await answer(2, { ...ROW, isActive: false });
  expect((await early)?.session.isActive).toBe(false);
});

it('keeps the later of two reads that cross', async () => {
  const { sessions, pushed, answer, open } = cache();
  await open();
  sessions.notified(7);
  const changed = sessions.changed(TOKEN);
  await answer(2, { ...ROW, isActive: false });
  await changed;
  await answer(1, { ...ROW, partner: 'Tomás' });
  expect(sessions.get(7)?.session).toMatchObject({ isActive: false, partner: '' });
  expect(pushed).toEqual(['ended']);
});

it('forgets a deleted session at once, also where an earlier read of it is under way', async () => {
  const { sessions, pushed, answer, open } = cache();
  await open();
  sessions.notified(7);
  sessions.deleted(7);
  await answer(1, ROW);
  expect(sessions.get(7)).toBeUndefined();
  sessions.deleted(7);
  expect(pushed).toEqual(['deleted']);
  const found = sessions.find(TOKEN);
  // An old snapshot of another connection.
  await answer(2, ROW);
  expect(await found).toBeNull();
});

it('forgets a session that a read does not find any more', async () => {
  const { sessions, pushed, answer, open } = cache();
  await open();
  const found = sessions.reload(TOKEN);
  await answer(1, null);
  expect(await found).toBeNull();
  expect(sessions.get(7)).toBeUndefined();
  expect(pushed).toEqual(['deleted']);
});

it('reads again where a change could not be read', async () => {
  const { sessions, answer, open } = cache();
  await open();
  const changed = expect(sessions.changed(TOKEN)).rejects.toThrow('away');
  await answer(1, new Error('away'));
  await changed;
  const found = sessions.find(TOKEN);
  await answer(2, { ...ROW, isActive: false });
  expect((await found)?.session.isActive).toBe(false);
});

it('reads again what changed at every attempt to read it', async () => {
  const { sessions, answer } = cache();
  const early = sessions.find(TOKEN);
  for (const attempt of [0, 1, 2, 3]) {
    sessions.notified(1000 + attempt);
    await answer(attempt, ROW);
  }
  expect((await early)?.session.isActive).toBe(true);
  const later = sessions.find(TOKEN);
  await answer(4, { ...ROW, isActive: false });
  expect((await later)?.session.isActive).toBe(false);
});
