import pg from 'pg';
import { expect, vi } from 'vitest';
import { couplesWriter } from '../features/couples/messages/couples.writer.ts';
import { WAIT } from './wait.ts';

interface Asked {
  sessions: number[];
  /** Milliseconds to wait for a locked conversation. */
  waitMs: unknown;
  /** Stores all messages, or leaves out the conversations that a test names. */
  answer(...closed: number[]): void;
  fail(code: string, more?: object): void;
}

/** A writer of couples messages over a database whose answers a test gives, at its own time. */
export function slowDatabase() {
  const asked: Asked[] = [];
  const released: unknown[] = [];
  const state = { id: 0, away: false };
  const query = (statement: { values: unknown[] }): Promise<{ rows: object[] }> => {
    // A single message has its columns as plain values, several have them as lists.
    const [sessions = [], ids = []] = [statement.values[0], statement.values[5]].map((column): unknown[] =>
      Array.isArray(column) ? column : [column],
    );
    const row = (sessionId: unknown, at: number) => ({
      id: String(++state.id),
      sessionId: String(sessionId),
      clientMessageId: ids[at],
      createdAt: new Date(),
    });
    return new Promise((resolve, reject) => {
      asked.push({
        sessions: sessions.map(Number),
        waitMs: statement.values[9],
        answer: (...closed) =>
          resolve({ rows: sessions.map(row).filter(({ sessionId }) => !closed.includes(Number(sessionId))) }),
        fail: (code, more = {}) => reject(Object.assign(new Error(), { code, ...more })),
      });
    });
  };
  // The writer uses one of the driver's many forms of `query`.
  const connection: Pick<pg.PoolClient, 'query' | 'release'> = Object.assign(new pg.Client(), {
    query,
    release: (broken: unknown) => released.push(broken),
  });
  const connect = () => (state.away ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve(connection));
  /** The batches so far, once there are so many. */
  const batches = async (count: number): Promise<number[][]> => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(count), WAIT);
    // Every batch that begins at once has begun by then.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    return asked.map(({ sessions }) => sessions);
  };
  return { asked, released, state, batches, writer: couplesWriter({ connect }, 3, 1, 2000) };
}
