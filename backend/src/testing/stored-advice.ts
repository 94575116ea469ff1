import { randomUUID } from 'node:crypto';
import { indexText, textOf } from '../features/advice/history/advice.texts.ts';
import { GOOD_ADVICE } from './model-double.ts';
import type { TestApp } from './test-app.ts';

const AT_ONCE = 50;
const MINUTE_MS = 60_000;

export interface StoredAdvice {
  category?: string;
  /** Minutes before now; several may share one. */
  minute?: number;
  description?: string;
  advice?: object;
}

/** Stores advice sessions of a user as the product does, without asking the model. Returns their ids, in the given order. */
export async function storeAdvice({ db }: TestApp, userId: string, sessions: StoredAdvice[]): Promise<string[]> {
  const ids: string[] = [];
  // All count from one moment, since another minute may begin while they are stored.
  const now = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
  // A connection is waited for only so long.
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    ids.push(...(await storeSome(db, userId, now, sessions.slice(from, from + AT_ONCE))));
  return ids;
}

function storeSome(db: TestApp['db'], userId: string, now: Date, sessions: StoredAdvice[]): Promise<string[]> {
  return Promise.all(
    sessions.map(async ({ category = 'family', minute = 0, description = 'My sister Ines and I.', advice = GOOD_ADVICE }) => {
      const id = randomUUID();
      const stored = JSON.stringify(advice);
      await db.pool.query(
        `insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice, "createdAt")
         values ($1, $2, '10.0.0.1', $3, $4, 'practical', $5,
           $7::timestamptz - $6 * interval '1 minute' + interval '17 microseconds')`,
        [id, userId, category, description, stored, minute, now],
      );
      await indexText(db.pool, id, 0, textOf({ description, advice: stored }));
      return id;
    }),
  );
}
