import { expect, it, onTestFinished, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { storeAdvice } from '../../../testing/stored-advice.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT, WAITS_FOR_LOCK } from '../../../testing/wait.ts';
import { chatThread } from '../../chat/thread/chat.thread.ts';
import { deleteOld } from './advice.retention.jobs.ts';

const { database, one, other } = await useCluster();

/** Minutes of a month, or of a little more. */
const MONTH = 32 * 24 * 60;
/** More than one batch. */
const MANY = 250;
/** The key of an advisory lock that nothing else takes. */
const GATE = 990_171;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Choices that delete nothing of four months ago. */
const LAXER: [string, number | null][] = [
  ['given up', null],
  ['lengthened', 24],
];

const night = () => deleteOld({ pool: one.db.pool, thread: chatThread, log: log as never });
const choose = ({ browser }: TestUser, months: number | null) =>
  browser.at(other.url).call('PUT', '/api/account/retention', { months, keepBookmarked: true });
const count = async ({ id }: TestUser) => (await database.query(`select 1 from advice_sessions where "userId" = '${id}'`)).length;
const waiting = async () => (await database.query(WAITS_FOR_LOCK)).length;

/** A user with old advice, whose choice of three months works. */
async function keeper(): Promise<TestUser> {
  const user = await signUp(one);
  expect((await choose(user, 3)).status).toBe(200);
  await database.query(`update retention set "worksFrom" = now() - interval '1 minute' where "userId" = '${user.id}'`);
  await storeAdvice(
    one,
    user.id,
    Array.from({ length: MANY }, (_, at) => ({ minute: 4 * MONTH + at })),
  );
  return user;
}

/** Has each transaction that does this to a table wait there, until it is released, at the test's end at the latest. */
async function blockAfter(what: string, table: string): Promise<() => Promise<void>> {
  const gate = await one.db.pool.connect();
  await gate.query(`select pg_advisory_lock(${GATE})`);
  await database.query(`create function wait_for_gate() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(${GATE}); return null; end';
    create trigger wait_for_gate after ${what} on ${table} for each statement execute function wait_for_gate()`);
  let isOver = false;
  const release = async () => {
    if (isOver) return;
    isOver = true;
    await gate.query(`select pg_advisory_unlock(${GATE})`);
    gate.release();
    await database.query('drop function wait_for_gate cascade');
  };
  onTestFinished(release);
  return release;
}

it.each(LAXER)(
  'a choice that is %s while a batch is under way is acknowledged after it, and nothing is deleted any more',
  async (_, months) => {
    const user = await keeper();
    const release = await blockAfter('delete', 'advice_sessions');
    const deleting = night();
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(1), WAIT);
    let left: number | null = null;
    const changing = choose(user, months).then(async ({ status }) => {
      expect(status).toBe(200);
      left = await count(user);
    });
    // It waits for the batch; else it is acknowledged already.
    await vi.waitFor(async () => expect(left !== null || (await waiting()) >= 2).toBe(true), WAIT);
    await release();
    await Promise.all([changing, deleting]);
    expect(left).toBeLessThan(MANY);
    expect(await count(user)).toBe(left);
  },
);

it.each(LAXER)('a choice that is being %s when the night begins is waited for, and nothing is deleted', async (_, months) => {
  const user = await keeper();
  const release = await blockAfter('update or delete', 'retention');
  const changing = choose(user, months);
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThanOrEqual(1), WAIT);
  let isOver = false;
  const deleting = night().then(() => {
    isOver = true;
  });
  // The night waits for the change; else it is over already.
  await vi.waitFor(async () => expect(isOver || (await waiting()) >= 2).toBe(true), WAIT);
  await release();
  expect((await changing).status).toBe(200);
  await deleting;
  expect(await count(user)).toBe(MANY);
});
