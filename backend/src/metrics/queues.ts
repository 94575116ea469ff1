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
export async function readQueues(pool: pg.Pool): Promise<Record<'replies' | 'jobs', QueueState>> {
  const [replies, jobs] = await Promise.all([dueReplies(pool), dueJobs(pool)]);
  return { replies, jobs };
}
