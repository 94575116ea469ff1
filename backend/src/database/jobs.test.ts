import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { WAITS_FOR_LOCK } from '../testing/wait.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { transact } from './transaction.ts';

const database = await cloneDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

interface Done {
  payload: unknown;
  at: number;
}

/** A node's jobs, which begin with `start`; and what the task `note` was given. */
async function node(): Promise<{ jobs: Jobs; done: Done[] }> {
  const jobs = await createJobs(database.url, createLog('silent'), { connections: 3 });
  ends.push(jobs.stop);
  const done: Done[] = [];
  jobs.register('note', async (payload) => void done.push({ payload, at: Date.now() }));
  return { jobs, done };
}

const payloads = (done: Done[]) => done.map(({ payload }) => payload);

it('runs a job no earlier than its time', async () => {
  const { jobs, done } = await node();
  const at = new Date(Date.now() + 1000);
  await jobs.add(pool, 'note', { number: 1 }, { at });
  await jobs.add(pool, 'note', { number: 2 }, { at: new Date(0) });
  await jobs.add(pool, 'note', { number: 3 });
  await jobs.start();
  await expect.poll(() => payloads(done)).toContainEqual({ number: 1 });
  expect(payloads(done).at(-1)).toEqual({ number: 1 });
  expect(done).toHaveLength(3);
  expect(done.at(-1)?.at).toBeGreaterThanOrEqual(at.getTime());
});

it('keeps one job under a key, the last that was added, until it is removed', async () => {
  const { jobs, done } = await node();
  const later = { at: new Date(Date.now() + 3_600_000) };
  await jobs.add(pool, 'note', { number: 1 }, { key: 'first', ...later });
  await jobs.add(pool, 'note', { number: 2 }, { key: 'first' });
  await jobs.add(pool, 'note', { number: 3 }, { key: 'second' });
  await jobs.remove(pool, 'second');
  await jobs.remove(pool, 'none');
  await jobs.start();
  await expect.poll(() => payloads(done)).toEqual([{ number: 2 }]);
  await expect.poll(async () => (await pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
  expect(done).toHaveLength(1);
});

it('is part of the transaction that adds or removes it', async () => {
  const { jobs, done } = await node();
  await jobs.add(pool, 'note', { number: 1 }, { key: 'kept' });
  const undone = transact(pool, async (transaction) => {
    await jobs.add(transaction, 'note', { number: 2 });
    await jobs.remove(transaction, 'kept');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await jobs.start();
  await expect.poll(() => payloads(done)).toEqual([{ number: 1 }]);
  // A job is deleted a moment after its task has ended.
  await expect.poll(async () => (await pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
  expect(done).toHaveLength(1);
});

it('gives a failing job up after its attempts', async () => {
  const { jobs } = await node();
  jobs.register('fail', async () => {
    throw new Error('no');
  });
  await jobs.add(pool, 'fail', {}, { attempts: 1 });
  await jobs.add(pool, 'fail', {});
  await jobs.start();
  const state = async () => {
    const { rows } = await pool.query(
      'select attempts, attempts >= max_attempts as "isGivenUp" from graphile_worker.jobs where attempts > 0 order by max_attempts',
    );
    return rows;
  };
  await expect.poll(state).toEqual([
    { attempts: 1, isGivenUp: true },
    { attempts: 1, isGivenUp: false },
  ]);
});

it('a stop waits until the ends of the last jobs are stored', async () => {
  const begun: (() => void)[] = [];
  // One connection listens, so the ends of both jobs share the other.
  const jobs = await createJobs(database.url, createLog('silent'), { connections: 2 });
  jobs.register('hold', () => new Promise<void>((resolve) => void begun.push(resolve)));
  for (const number of [1, 2]) await jobs.add(pool, 'hold', { number });
  await jobs.start();
  await expect.poll(() => begun.length).toBe(2);
  const lock = await pool.connect();
  await lock.query('begin');
  await lock.query('lock table graphile_worker._private_jobs in share mode');
  for (const end of begun) end();
  await expect.poll(async () => (await pool.query(WAITS_FOR_LOCK)).rowCount).toBeGreaterThan(0);
  const stopped = jobs.stop();
  await lock.query('commit');
  lock.release();
  await stopped;
  expect((await pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
});

it('makes up for a run of the timetable that every node missed, once for all nodes', async () => {
  const nodes = await Promise.all([node(), node()]);
  const runs: number[] = [];
  // Half an hour ago: no run of its own is due while the test runs.
  const pattern = `${(new Date().getUTCMinutes() + 30) % 60} * * * *`;
  for (const [number, { jobs }] of nodes.entries()) jobs.cron('hourly', pattern, async () => void runs.push(number), '55m');
  await pool.query(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('hourly', now() - interval '1 day', now() - interval '2 hours')`);
  for (const { jobs, done } of nodes) {
    await jobs.add(pool, 'note', {});
    await jobs.start();
    await expect.poll(() => runs.length).toBe(1);
    await expect.poll(() => nodes.flatMap((each) => each.done)).not.toEqual([]);
    done.length = 0;
  }
  expect(runs).toHaveLength(1);
});

it('names all tasks before a node serves, so that the first jobs of two cannot deadlock with its start', async () => {
  const { jobs, done } = await node();
  const names = ['zebra', 'ant', 'bee'];
  for (const name of names) jobs.register(name, async () => void done.push({ payload: name, at: 0 }));
  await jobs.prepare();
  const known = async () =>
    (await pool.query('select identifier from graphile_worker._private_tasks where identifier = any($1)', [names])).rowCount;
  expect(await known()).toBe(3);
  // A transaction that holds two of them in the other order, while the library starts.
  await transact(pool, async (transaction) => {
    await jobs.add(transaction, 'zebra', {});
    await jobs.start();
    await jobs.add(transaction, 'ant', {});
  });
  await expect.poll(() => payloads(done).toSorted()).toEqual(['ant', 'zebra']);
});
