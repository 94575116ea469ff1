import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { registration } from '../testing/accounts.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { startModelDouble } from '../testing/model-double.ts';
import { startTestApp } from '../testing/test-app.ts';
import { Browser } from '../testing/test-browser.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { startNode } from '../testing/test-node.ts';
import { WAIT } from '../testing/wait.ts';
import { jobWorkers } from './job-workers.ts';

const [database, model, mailbox] = await Promise.all([cloneDatabase(), startModelDouble(), startMailbox()]);
/** A mail server that accepts connections, and never answers. */
const silent = createServer();
await once(silent.listen(0, '127.0.0.1'), 'listening');
const address = silent.address();
const silentUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
afterAll(async () => {
  silent.close();
  await pool.end();
  await Promise.all([model.close(), mailbox.close()]);
  await database.close();
});
const MAIL = { MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off' };
const HOUR = 3_600_000;

it('another node sends the mail of a node killed while sending, but not while that node lives, however slow', async () => {
  const env = { ...MAIL, SMTP_URL: silentUrl };
  const node = await startNode({ databaseUrl: database.url, modelUrl: model.url, env, quiet: true });
  const browser = new Browser(node.url, '10.9.8.7');
  const sending = once(silent, 'connection');
  const user = registration();
  expect((await browser.call('POST', '/api/auth/register', user)).status).toBeLessThan(300);
  expect((await browser.call('POST', '/api/auth/forgot-password', { email: user.email })).status).toBe(200);
  await sending;
  const rescue = { goneForMs: 300, lookMs: 100 };
  const app = await startTestApp({
    databaseUrl: database.url,
    modelUrl: model.url,
    env: { ...MAIL, SMTP_URL: mailbox.smtpUrl },
    rescue,
    timetable: true,
  });
  const workers = jobWorkers(pool);
  // Hours pass by this clock.
  for (let hours = 0; hours < 5; hours++) expect(await workers.dead(rescue.goneForMs, hours * HOUR)).toEqual([]);
  expect(await mailbox.to(user.email)).toEqual([]);
  await node.kill('SIGKILL');
  const { subject } = await mailbox.next(user.email);
  expect(subject).not.toBe('');
  await vi.waitFor(async () => expect(await database.query('select 1 from graphile_worker.jobs')).toEqual([]), WAIT);
  expect(await mailbox.to(user.email)).toHaveLength(1);
  // A worker that lost its connection locks again on the next.
  const locks = `select pid from pg_locks where locktype = 'advisory' and classid = 7203118
    and database = (select oid from pg_database where datname = current_database())`;
  const [before] = await database.query(locks);
  await database.query(`select pg_terminate_backend(pid) from (${locks}) as held`);
  await vi.waitFor(async () => expect([before, undefined]).not.toContainEqual((await database.query(locks))[0]), WAIT);
  // The product's timetable: nightly clean-ups, counts, and what billing looks for.
  const nightly = await database.query('select identifier from graphile_worker._private_known_crontabs order by 1');
  expect(nightly.map((row) => Reflect.get(Object(row), 'identifier'))).toEqual([
    'add-up-counts',
    'audit-head',
    'billing-catch-up',
    'billing-reconciliation',
    'contracts-left-over',
    'couples-unread',
    'digest',
    'former-emails',
    'incident-check',
    'jobs-prune',
    'model-spending',
    'prune-advice_links',
    'prune-advice_sessions',
    'prune-anonymous_usage',
    'prune-auth_tokens',
    'prune-backups',
    'prune-billing_operations',
    'prune-billing_quotes',
    'prune-billing_withdrawals',
    'prune-contract_notices',
    'prune-couples_help',
    'prune-couples_help_hidden',
    'prune-erasures',
    'prune-model_spend',
    'prune-notices',
    'prune-owner_tasks',
    'prune-passkey_challenges',
    'prune-pending_registrations',
    'prune-push_due',
    'prune-push_subscriptions',
    'prune-releases',
    'prune-sessions',
    'prune-stripe_events',
    'prune-system_status',
    'prune-translations',
    'retention',
    'user-counts',
  ]);
  await app.close();
  browser.close();
});

it('counts a worker as gone only if it was missing all the time', async () => {
  const workers = jobWorkers(pool);
  const held = await pool.connect();
  await held.query(`select graphile_worker.add_job('nobody-does-this')`);
  await held.query(`update graphile_worker._private_jobs set locked_by = 'pool-x', locked_at = now() - interval '1 minute'`);
  expect(await workers.dead(1000, 0)).toEqual([]);
  expect(await workers.dead(1000, 999)).toEqual([]);
  await held.query(`select pg_advisory_lock_shared(7203118, hashtext('pool-x'))`);
  expect(await workers.dead(1000, 1500)).toEqual([]);
  await held.query('select pg_advisory_unlock_all()');
  expect(await workers.dead(1000, 2000)).toEqual([]);
  // It has taken another job, so it lives without a lock.
  const takes = (ago: string) => held.query(`update graphile_worker._private_jobs set locked_at = now() - interval '${ago}'`);
  await takes('0 seconds');
  for (const now of [3000, 9000]) expect(await workers.dead(1000, now)).toEqual([]);
  await takes('1 minute');
  expect(await workers.dead(1000, 9500)).toEqual([]);
  expect(await workers.dead(1000, 10_500)).toEqual(['pool-x']);
  held.release();
});
