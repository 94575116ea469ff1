import type pg from 'pg';
import { backupAge } from '../database/backups.statements.ts';
import { dueJobs } from '../database/jobs.statements.ts';
import { dueReplies } from '../replies/reply.engine.statements.ts';

/** What is due in a queue, and waits. */
interface QueueState {
  waiting: number;
  /** Seconds since the oldest was due; 0 for an empty queue. */
  oldestSeconds: number;
}

/** What the database knows of the whole installation. */
interface Installation {
  /** What waits for any node: replies to be written, and jobs. */
  queues: Record<'replies' | 'jobs', QueueState>;
  /** Seconds since the newest backup; null: none was ever made. */
  backupAge: number | null;
}

/** One indexed statement each. */
async function readInstallation(pool: pg.Pool): Promise<Installation> {
  const [replies, jobs, age] = await Promise.all([dueReplies(pool), dueJobs(pool), backupAge(pool)]);
  return { queues: { replies, jobs }, backupAge: age };
}

/** Milliseconds for which a reading is used again. */
const FRESH_MS = 1000;

export type InstallationReader = () => Promise<Installation>;

/** Reads at most once a second, however many ask at once: `/readyz` is open to everybody. */
export function installationReader(pool: pg.Pool): InstallationReader {
  let last: { at: number; reading: Promise<Installation> } | null = null;
  return () => {
    if (last && Date.now() - last.at < FRESH_MS) return last.reading;
    const mine = { at: Date.now(), reading: readInstallation(pool) };
    last = mine;
    mine.reading.catch(() => {
      // A failure is not kept.
      if (last === mine) last = null;
    });
    return mine.reading;
  };
}
