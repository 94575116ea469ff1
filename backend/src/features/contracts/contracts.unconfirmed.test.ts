import { beforeEach, expect, it, vi } from 'vitest';
import { addJob } from '../../database/jobs.ts';
import { tokenOf } from '../../testing/mailbox.ts';
import { useContracts } from '../../testing/use-contracts.ts';
import { WAIT } from '../../testing/wait.ts';
import { resumeLeftOver } from './contracts.jobs.ts';
import { declarations } from './contracts.statements.ts';

const { pool, mailbox, service, clock, contract, calls, clara, ...fixture } = await useContracts();
const { numbers, declared, stranger, signedIn, tasks } = fixture;

beforeEach(() => {
  clock.time = Date.now();
  contract.withdrawUntil = Date.now() + 1000 * 86_400;
});

const idOf = async (number: string): Promise<string> =>
  String(Object((await pool.query('select id from contract_notices where number = $1', [number])).rows[0]).id);
/** A day later, by a job of its own. */
const remind = async (number: string) => addJob(pool, 'notice-unconfirmed', { noticeId: await idOf(number) });
const waiting = async (): Promise<unknown[]> =>
  (
    await pool.query(
      `select task_identifier from graphile_worker.jobs where task_identifier = 'notice-unconfirmed' and run_at <= now()`,
    )
  ).rows;
const noneWaiting = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), WAIT);

it('a declaration that nobody confirms within a day is a task for the owner, until it is confirmed', async () => {
  const { receipt } = await service.receive(declared(), stranger(), 'withdraw');
  const { rows } = await pool.query(
    `select extract(epoch from run_at - $1::timestamptz) / 3600 as hours from graphile_worker.jobs where task_identifier = 'notice-unconfirmed'`,
    [receipt.receivedAt],
  );
  expect(rows.map(({ hours }) => Number(hours))).toContain(24);
  const token = tokenOf(await mailbox.next(clara.email), '/withdraw');
  await remind(receipt.number);
  const about = { userId: clara.id, state: 'withdraw' };
  await vi.waitFor(() => expect(tasks.opened).toContainEqual({ ...about, number: receipt.number }), WAIT);
  await service.confirm(token);
  expect(tasks.settled).toContainEqual(about);
});

it('one that was confirmed, and one about an address without a contract, are no tasks', async () => {
  const before = tasks.opened.length;
  const own = await service.receive(declared(), signedIn(), 'cancel');
  const email = `nobody-${numbers.next++}@example.com`;
  const other = await service.receive(declared({ email }), stranger(), 'withdraw');
  for (const { receipt } of [own, other]) await remind(receipt.number);
  await noneWaiting();
  expect(tasks.opened).toHaveLength(before);
});

it('what had been used when it was received is kept, once', async () => {
  const { receipt } = await service.receive(declared(), stranger(), 'withdraw');
  await mailbox.next(clara.email);
  const used = async () => (await declarations.byId(pool, await idOf(receipt.number)))?.usedBefore;
  await vi.waitFor(async () => expect(await used()).toBe(4), WAIT);
  await declarations.saveUse(pool, await idOf(receipt.number), 9);
  expect(await used()).toBe(4);
});

it('a confirmed one whose job was lost is carried out by the sweep', async () => {
  const { receipt } = await service.receive(declared(), stranger(), 'withdraw');
  const id = await idOf(receipt.number);
  await mailbox.next(clara.email);
  const minutes = (ago: number) => new Date(Date.now() - ago * 60_000);
  await declarations.confirm(pool, id, clara.id, minutes(5));
  await resumeLeftOver(pool);
  expect((await pool.query(`select 1 from graphile_worker.jobs where key = 'notice-carry-out ${id}'`)).rows).toEqual([]);
  await pool.query('update contract_notices set "confirmedAt" = $2 where id = $1', [id, minutes(11)]);
  await resumeLeftOver(pool);
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = 'notice-carry-out ${id}'), run_at := now())`,
  );
  await vi.waitFor(() => expect(calls).toEqual([`withdraw ${clara.id} ${id}`]), WAIT);
  expect(contract.plan).toBeNull();
});
