import { afterAll, expect, it } from 'vitest';
import { transact } from '../../database/transaction.ts';
import { createLog } from '../../lib/logger.ts';
import { CLARA } from '../../testing/actors.ts';
import { openClone } from '../../testing/open-database.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { tasksService } from './tasks.service.ts';

const database = await cloneDatabase();
const log = createLog('silent');
const { pool, close } = await openClone(database.url, undefined, log);
afterAll(async () => {
  await close();
  await database.close();
});
await pool.query(
  `insert into users (id, email, password, "firstName", "lastName") values ($1, 'clara@example.com', 'x', 'Clara', 'Almeida')`,
  [CLARA.id],
);

const touched: string[] = [];
const tasks = tasksService({
  ...{ pool, log, mailer: null, appName: 'Beside', publicUrl: 'https://beside.example', supportEmail: 'help@beside.example' },
  account: { directory: { byIds: async () => [] } } as never,
  admin: { touch: async () => void touched.push('tasks'), record: async () => undefined } as never,
  jobs: { register: () => undefined },
  clock: { now: () => new Date() },
});
const open = (number: string, state: 'withdraw' | 'cancel') =>
  transact(pool, (transaction) => tasks.openDeclaration(transaction, { userId: CLARA.id, number, state }));
const settle = (state: 'withdraw' | 'cancel') =>
  transact(pool, (transaction) => tasks.settleDeclarations(transaction, { userId: CLARA.id, state }));
const mails = async () =>
  (await pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'owner-task-mail'`)).rowCount;
const listed = async () =>
  (await tasks.list()).tasks.map(({ subject, state, details, doneAt }) => [subject, state, details, doneAt]);

it('however many declarations there are about a customer, they are one open task, which lists the newest', async () => {
  await open('C-1', 'cancel');
  await open('C-1', 'cancel');
  expect(await listed()).toEqual([['C-1', 'cancel', {}, null]]);
  for (let number = 2; number <= 9; number++) await open(`C-${number}`, 'cancel');
  await open('C-9', 'cancel');
  expect(await listed()).toEqual([['C-1', 'cancel', { later: ['C-9', 'C-8', 'C-7', 'C-6', 'C-5'] }, null]]);
  expect(await mails()).toBe(1);
  // A withdrawal among them is more.
  await open('W-1', 'withdraw');
  await open('C-10', 'cancel');
  expect(await listed()).toMatchObject([['C-1', 'withdraw', { later: ['C-10', 'W-1', 'C-9', 'C-8', 'C-7'] }, null]]);
});

it('a confirmed cancellation leaves a withdrawal open, and a confirmed withdrawal leaves nothing', async () => {
  await settle('cancel');
  expect((await tasks.list()).openCount).toBe(1);
  touched.length = 0;
  await settle('withdraw');
  expect((await tasks.list()).openCount).toBe(0);
  expect(touched).toEqual(['tasks']);
  // What comes later is about something new.
  await open('C-11', 'cancel');
  expect((await tasks.list()).openCount).toBe(1);
  await settle('cancel');
  expect((await tasks.list()).openCount).toBe(0);
});
