import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { transact } from '../../database/transaction.ts';
import { createLog } from '../../lib/logger.ts';
import { openClone } from '../../testing/open-database.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { type PlanChange, usageService } from './usage.service.ts';
import { usageUserData } from './usage.user-data.ts';

const clone = await cloneDatabase();
const db = await openClone(clone.url);
const { pool } = db;
afterAll(async () => {
  await db.close();
  await clone.close();
});

const NOW = new Date('2026-11-28T12:00:00.000Z');
const [START, END] = [new Date('2026-11-20T12:00:00.000Z'), new Date('2026-12-20T12:00:00.000Z')];
const BRONZE = { plan: 'bronze', status: 'active', customerId: 'cus_1', subscriptionId: 'sub_1' } satisfies Partial<PlanChange>;
const PAID = { ...BRONZE, period: { start: START, end: END, isLast: false, isPaid: true } } satisfies PlanChange;

const pushed: unknown[][] = [];
const logged: string[] = [];
const usage = usageService({
  pool,
  publisher: {
    publish: (...push) => void pushed.push(push),
    onReceived: () => undefined,
  },
  log: createLog(
    'warn',
    new Writable({
      write(line, _encoding, done) {
        logged.push(String(line));
        done();
      },
    }),
  ),
  clock: { now: () => NOW },
});

/** A user whose count began on 1 November. */
async function user(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into users (id, email, password, "firstName", "lastName", "usageCount", "usageResetAt")
     values ($1, $2, '', 'Maya', 'Lind', 2, '2026-11-01T12:00:00Z')`,
    [id, `${id}@example.org`],
  );
  return id;
}
const setPlan = (id: string, change: PlanChange) => transact(pool, (transaction) => usage.setPlan(transaction, id, change));
const rowOf = async (id: string): Promise<unknown> => (await pool.query('select * from users where id = $1', [id])).rows[0];

it('a paid period is stored with its plan, and begins the count anew', async () => {
  const id = await user();
  await setPlan(id, PAID);
  expect(await usage.ofUser(id)).toEqual({
    plan: 'bronze',
    status: 'active',
    limit: 10,
    usageCount: 0,
    resetsAt: END.toISOString(),
    currentPeriodEnd: END.toISOString(),
    cancelAtPeriodEnd: false,
    usageKeptUntil: null,
  });
  expect(await rowOf(id)).toMatchObject({
    stripeCustomerId: 'cus_1',
    stripeSubscriptionId: 'sub_1',
    currentPeriodStart: START,
    usageResetAt: START,
  });
  expect(await usage.ofPeriod(id)).toEqual({ since: START, use: {}, previous: {} });
});

it('a period that is not paid leaves the count as it is', async () => {
  const id = await user();
  await setPlan(id, { ...PAID, status: 'incomplete', period: { ...PAID.period, isLast: true, isPaid: false } });
  expect(await usage.ofUser(id)).toMatchObject({
    plan: 'free',
    status: 'incomplete',
    usageCount: 2,
    currentPeriodEnd: END.toISOString(),
    cancelAtPeriodEnd: true,
  });
  expect(await usage.ofPeriod(id)).toEqual({ since: null, use: {}, previous: {} });
});

it('a plan without a period has neither an end nor a cancellation', async () => {
  const id = await user();
  await setPlan(id, { ...PAID, period: { ...PAID.period, isLast: true } });
  expect(await usage.ofUser(id)).toMatchObject({ cancelAtPeriodEnd: true });
  await setPlan(id, { ...BRONZE, status: 'canceled', subscriptionId: null, period: null });
  expect(await usage.ofUser(id)).toMatchObject({
    plan: 'free',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    usageKeptUntil: END.toISOString(),
  });
  expect(await rowOf(id)).toMatchObject({ stripeSubscriptionId: null, currentPeriodStart: null });
});

it('a plan that an admin gives has no period, and its count goes on', async () => {
  const id = await user();
  await setPlan(id, PAID);
  await pool.query(`update users set "usageCount" = 4 where id = $1`, [id]);
  await transact(pool, (transaction) => usage.setPlanByHand(transaction, id, 'silver'));
  expect(await usage.ofUser(id)).toMatchObject({ plan: 'silver', limit: 15, usageCount: 4, currentPeriodEnd: null });
});

it('a period’s use is counted by plan, and stays when the contract has ended', async () => {
  const id = await user();
  const reserve = async (days: number) => {
    const reservation = { userId: id, at: new Date(START.getTime() + days * 86_400_000).toISOString() };
    await transact(pool, (transaction) => usage.reserve(transaction, reservation, null));
    return reservation;
  };
  await setPlan(id, PAID);
  await reserve(1);
  await reserve(2);
  await setPlan(id, { ...PAID, plan: 'gold' });
  const last = await reserve(3);
  await reserve(4);
  expect(await usage.ofPeriod(id)).toEqual({ since: START, use: { bronze: 2, gold: 2 }, previous: {} });
  await transact(pool, (transaction) => usage.giveBack(transaction, last));
  const used = { since: START, use: { bronze: 2, gold: 1 }, previous: {} };
  expect(await usage.ofPeriod(id)).toEqual(used);
  await setPlan(id, { ...BRONZE, status: 'canceled', period: null });
  expect(await usage.ofPeriod(id)).toEqual(used);
  // A new contract takes over what counts against its limit.
  const again = new Date(START.getTime() + 10 * 86_400_000);
  await setPlan(id, { ...PAID, period: { ...PAID.period, start: again, end: new Date(END.getTime() + 10 * 86_400_000) } });
  expect(await usage.ofPeriod(id)).toEqual({ since: again, use: { bronze: 3 }, previous: used.use });
  // The count begins anew with the day until which it was kept; what the period owes does not.
  await reserve(31);
  expect(await rowOf(id)).toMatchObject({ usageCount: 1, periodUsage: { bronze: 4 } });
  await transact(pool, (transaction) => usage.giveBack(transaction, { userId: id, at: again.toISOString() }));
  expect(await rowOf(id)).toMatchObject({ usageCount: 1, periodUsage: { bronze: 3 } });
});

it('a new contract does not owe what was used for free since an earlier one', async () => {
  const id = await user();
  const reserve = (days: number) => {
    const at = new Date(START.getTime() + days * 86_400_000).toISOString();
    return transact(pool, (transaction) => usage.reserve(transaction, { userId: id, at }, null));
  };
  await setPlan(id, PAID);
  await reserve(1);
  await setPlan(id, { ...BRONZE, status: 'canceled', period: null });
  await reserve(2);
  await reserve(3);
  const again = new Date(START.getTime() + 10 * 86_400_000);
  await setPlan(id, { ...PAID, period: { ...PAID.period, start: again, end: new Date(END.getTime() + 10 * 86_400_000) } });
  expect(await usage.ofPeriod(id)).toEqual({ since: again, use: { bronze: 1 }, previous: { bronze: 1, free: 2 } });
  expect(await rowOf(id)).toMatchObject({ usageCount: 3 });
});

it('a renewal begins with no use of its period, although some counts for the limit', async () => {
  const id = await user();
  await setPlan(id, PAID);
  await pool.query(`update users set "usageCount" = 7, "usageKeptUntil" = $2 where id = $1`, [
    id,
    new Date(END.getTime() + 86_400_000),
  ]);
  await pool.query(`update users set "periodUsage" = '{"bronze": 7}' where id = $1`, [id]);
  await setPlan(id, { ...PAID, period: { ...PAID.period, start: END, end: new Date(END.getTime() + 30 * 86_400_000) } });
  expect(await usage.ofPeriod(id)).toEqual({ since: END, use: {}, previous: { bronze: 7 } });
  expect(await rowOf(id)).toMatchObject({ usageCount: 7 });
});

it('a plan is locked until its transaction ends; a deleted user has none', async () => {
  const [id, stranger] = [await user(), randomUUID()];
  const tries = (which: string) => pool.query('select 1 from users where id = $1 for no key update skip locked', [which]);
  await transact(pool, async (transaction) => {
    expect(await usage.lock(transaction, id)).toBe(true);
    expect((await tries(id)).rowCount).toBe(0);
    expect(await usage.lock(transaction, stranger)).toBe(false);
  });
  expect((await tries(id)).rowCount).toBe(1);
  expect(await usage.ofUser(stranger)).toBeNull();
  expect(await usage.ofPeriod(stranger)).toEqual({ since: null, use: {}, previous: {} });
});

it('announces a user’s use to the pages of that user, and nothing of a deleted one', async () => {
  const id = await user();
  usage.announce(randomUUID());
  usage.announce(id);
  await expect.poll(() => pushed).not.toEqual([]);
  // PostgreSQL takes no zero byte.
  usage.announce('\0');
  await expect.poll(() => logged).not.toEqual([]);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'a use could not be announced', err: expect.objectContaining({ code: '22021' }) }),
  ]);
  expect(pushed).toEqual([
    [`user:${id}`, 'usage:changed', { usage: { usageCount: 2, limit: 3, resetsAt: '2026-12-01T12:00:00.000Z' } }],
  ]);
});

it('exports a user’s own plan and use', async () => {
  const [id] = [await user(), await user()];
  await setPlan(id, PAID);
  expect(await usageUserData.export(pool, id)).toEqual({
    usage: [
      {
        usageCount: 0,
        countedSince: START,
        plan: 'bronze',
        status: 'active',
        currentPeriodStart: START,
        currentPeriodEnd: END,
        cancelAtPeriodEnd: false,
        periodUsage: {},
        previousUsage: {},
        countsUntil: null,
      },
    ],
  });
});
