import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import { afterAll, beforeEach } from 'vitest';
import { createJobs } from '../database/jobs.ts';
import { accountService } from '../features/account/account.service.ts';
import { knownDevices } from '../features/account/sign-in/account.known-devices.ts';
import { registerContractJobs } from '../features/contracts/contracts.jobs.ts';
import { contractsService } from '../features/contracts/contracts.service.ts';
import type { ContractEnds } from '../features/subscription/ends/subscription.contract-ends.ts';
import { periodEndOn } from '../features/subscription/ends/subscription.ends.ts';
import { registerSubscriptionMails } from '../features/subscription/mails/subscription.mails.jobs.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import { AppError } from '../lib/app-error.ts';
import { createLog } from '../lib/logger.ts';
import { createMailer } from '../lib/mailer.ts';
import { createPasswords } from '../lib/passwords.ts';
import { actor, CLARA } from './actors.ts';
import { startMailbox } from './mailbox.ts';
import { openClone } from './open-database.ts';
import { cloneDatabase } from './test-database.ts';

export const WITHDRAWAL: WithdrawalView = {
  plan: 'silver',
  startedAt: '2026-11-14T09:30:00.000Z',
  until: '2026-11-28T23:59:59.000Z',
  paid: 999,
  used: 267,
  refund: 732,
  currency: 'EUR',
};

/** A contract, as subscriptions would know it. */
interface Contract {
  plan: 'silver' | null;
  withdrawUntil: number;
  endsAt: string;
  cancelled: boolean;
  /** Their bank looks into its payment. */
  isDisputed: boolean;
}

/** The fixture of declarations' tests: a database, a mail server, one user, and a contract that the test changes. Taken down at the file's end. */
export async function useContracts() {
  const [database, mailbox] = await Promise.all([cloneDatabase(), startMailbox()]);
  const log = createLog('silent');
  const db = await openClone(database.url, undefined, log);
  const { pool } = db;
  const jobs = await createJobs(database.url, log, { connections: 3 });
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'no-reply@beside.example', appName: 'Beside' }, log);
  const clock = { time: Date.parse('2026-11-22T20:14:07Z'), now: () => new Date(clock.time) };

  const contract: Contract = {
    plan: null,
    withdrawUntil: 0,
    endsAt: '2026-12-14T09:30:00.000Z',
    cancelled: false,
    isDisputed: false,
  };
  const calls: string[] = [];
  const faults: Error[] = [];
  const contractEnds: ContractEnds = {
    async planOf(userId, endsOn) {
      if (userId !== CLARA.id || !contract.plan) return null;
      const end = Date.parse(contract.endsAt) / 1000;
      const endsAt = new Date(periodEndOn(endsOn ?? '', end, end) * 1000).toISOString();
      return { plan: contract.plan, endsAt, isLater: endsAt > contract.endsAt, isDisputed: false, contract: 'sub_1' };
    },
    refresh: async () => undefined,
    withdrawalOf: async (_userId, { at } = { at: clock.now(), usedBefore: null }) =>
      contract.plan && at.getTime() <= contract.withdrawUntil ? WITHDRAWAL : null,
    usedBy: async () => 4,
    async withdraw(userId, declarationId) {
      const fault = faults.pop();
      if (fault) throw fault;
      if (!contract.plan) throw new AppError('not_subscribed', 'No plan');
      calls.push(`withdraw ${userId} ${declarationId}`);
      contract.plan = null;
      return WITHDRAWAL;
    },
    async cancel(userId, which, endsOn) {
      calls.push(['cancel', userId, which, ...(endsOn === null ? [] : [endsOn])].join(' '));
      contract.cancelled = true;
    },
  };

  const limits = (factor = 100) => createRateLimits(null, db.installationId, factor);
  const mail = { enabled: true, verification: true };
  const account = accountService({
    ...{ pool, jobs, mail, log, userData: [] },
    usage: { countOf: async () => 0 },
    notices: { addForAccount: async () => undefined, followSession: async () => undefined },
    publisher: { publish: () => undefined },
    appName: 'Beside',
    publicUrl: 'http://localhost:3000',
    sessionSecrets: ['a secret of the tests'],
    limits: limits(),
    passwords: createPasswords(),
    devices: knownDevices(['a secret of the tests'], false, limits()),
  });
  const site = { appName: 'Beside', publicUrl: 'https://beside.example', supportEmail: 'help@beside.example', operator: null };
  const opened: object[] = [];
  const settled: object[] = [];
  const tasks = {
    open: async (_transaction: unknown, task: object) => void opened.push(task),
    openDeclaration: async (_transaction: unknown, task: object) => void opened.push(task),
    settleDeclarations: async (_transaction: unknown, task: object) => void settled.push(task),
    find: async () => null,
    awaitsBank: async () => contract.isDisputed,
  };
  const deps = { pool, clock, limits: limits(), mail, account, contractEnds, tasks, log, takesPayments: true };
  const service = contractsService(deps);
  registerSubscriptionMails({ ...site, pool, tasks, jobs, mailer, account, log });
  registerContractJobs({ ...site, jobs, mailer, account, contractEnds, tasks, pool, log });
  await jobs.start();

  afterAll(async () => {
    await jobs.stop();
    await mailer.close();
    await db.close();
    await mailbox.close();
    await database.close();
  });

  const clara = { id: CLARA.id, email: '' };
  const numbers = { next: 1 };
  beforeEach(async () => {
    Object.assign(contract, {
      plan: 'silver',
      withdrawUntil: Date.parse('2026-11-28T23:59:59Z'),
      cancelled: false,
      isDisputed: false,
    });
    clock.time = Date.parse('2026-11-22T20:14:07Z');
    calls.length = 0;
    faults.length = 0;
    clara.email = `clara-${numbers.next++}@example.com`;
    await pool.query('delete from users');
    await pool.query(
      `insert into users (id, email, password, "firstName", "lastName", "isEmailVerified", language) values ($1, $2, 'x', 'Clara', 'Almeida', 1, 'de')`,
      [clara.id, clara.email],
    );
  });

  const declared = (more: object = {}) => ({
    name: ' Clara Almeida ',
    email: clara.email,
    contract: 'Silver plan, subscribed on 14 November 2026',
    language: 'en',
    ...more,
  });
  const stranger = () => actor({ ip: `10.1.0.${numbers.next++}` });
  const signedIn = (more: object = {}) =>
    actor({ via: 'session', userId: CLARA.id, user: { ...CLARA, email: clara.email, ...more } });
  return {
    ...{ database, pool, jobs, mailbox, deps, service, limits, clock, contract, calls, faults, clara },
    ...{ site, numbers, declared, stranger, signedIn, tasks: { opened, settled } },
  };
}
