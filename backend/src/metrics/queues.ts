import type pg from 'pg';
import { dueJobs } from '../database/jobs.statements.ts';
import { dueReplies } from '../replies/reply.engine.statements.ts';

/** What is due in a queue, and waits. */
export interface QueueState {
  waiting: number;
  /** Seconds since the oldest was due; 0 for an empty queue. */
  oldestSeconds: number;
}

/** What waits for any node: replies to be written, and jobs. One indexed statement each. */
async function readQueues(pool: pg.Pool): Promise<Record<'replies' | 'jobs', QueueState>> {
  const [replies, jobs] = await Promise.all([dueReplies(pool), dueJobs(pool)]);
  return { replies, jobs };
}

/** Milliseconds for which a reading is used again. */
const FRESH_MS = 1000;

/** Reads at most once a second, however many ask at once: `/readyz` is open to everybody. */
export function queueReader(pool: pg.Pool): () => ReturnType<typeof readQueues> {
  let last: { at: number; reading: ReturnType<typeof readQueues> } | null = null;
  return () => {
    if (last && Date.now() - last.at < FRESH_MS) return last.reading;
    const mine = { at: Date.now(), reading: readQueues(pool) };
    last = mine;
    mine.reading.catch(() => {
      // A failure is not kept.
      if (last === mine) last = null;
    });
    return mine.reading;
  };
}
