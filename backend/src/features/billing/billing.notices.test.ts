import type { WithdrawalView } from '@beside/common/billing/billing.views';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../../database/clean-up.ts';
import { openDatabase } from '../../database/database.ts';
import { createJobs } from '../../database/jobs.ts';
import { transact } from '../../database/transaction.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { AppError } from '../../lib/app-error.ts';
import { createLog } from '../../lib/logger.ts';
import { createMailer } from '../../lib/mailer.ts';
import { createPasswords } from '../../lib/passwords.ts';
import { actor, CLARA } from '../../testing/actors.ts';
import { startMailbox, tokenOf } from '../../testing/mailbox.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { knownDevices } from '../account/account.known-devices.ts';
import { accountService } from '../account/account.service.ts';
import { enqueueBillingMail, registerBillingMails } from './billing.mail-jobs.ts';
import { carryOut } from './billing.notices.carry-out.ts';
import { registerNoticeJobs } from './billing.notices.jobs.ts';
import { billingNotices, type Leaving } from './billing.notices.ts';
import { noticesUserData, OLD_NOTICES } from './billing.notices.user-data.ts';

const DAY_MS = 86_400_000;
const WITHDRAWAL: WithdrawalView = {
  plan: 'silver',
  startedAt: '2026-11-14T09:30:00.000Z',
  until: '2026-11-28T23:59:59.000Z',
  paid: 999,
  used: 267,
  refund: 732,
  currency: 'EUR',
};

const [database, mailbox] = await Promise.all([cloneDatabase(), startMailbox()]);
const log = createLog('silent');
const db = await openDatabase(database.url, log);
const { pool } = db;
const jobs = await createJobs(database.url, log, { connections: 3 });
const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'no-reply@beside.example', appName: 'Beside' }, log);
const clock = { time: Date.parse('2026-11-22T20:14:07Z'), now: () => new Date(clock.time) };

/** A contract, as subscriptions would know it. */
const contract = { plan: null as 'silver' | null, withdrawUntil: 0, endsAt: '2026-12-14T09:30:00.000Z', cancelled: false };
const calls: string[] = [];
const faults: Error[] = [];
const leaving: Leaving = {
  planOf: async (userId) => (userId === CLARA.id && contract.plan ? { plan: contract.plan, endsAt: contract.endsAt } : null),
  withdrawalOf: async (_userId, declaredAt = clock.now()) =>
    contract.plan && declaredAt.getTime() <= contract.withdrawUntil ? WITHDRAWAL : null,
  async withdraw(userId, noticeId) {
    const fault = faults.pop();
    if (fault) throw fault;
    if (!contract.plan) throw new AppError('not_subscribed', 'No plan');
    calls.push(`withdraw ${userId} ${noticeId}`);
    contract.plan = null;
    return WITHDRAWAL;
  },
  async cancel(userId, { at }) {
    calls.push(`cancel ${userId} ${at}`);
    contract.cancelled = true;
  },
};

const limits = (factor = 100) => createRateLimits(null, db.installationId, factor);
const mail = { enabled: true, verification: true };
const account = accountService({
  ...{ pool, jobs, mail, log, userData: [] },
  limits: limits(),
  passwords: createPasswords(),
  devices: knownDevices('a secret of the tests', false, limits()),
});
const site = { appName: 'Beside', publicUrl: 'https://beside.example', supportEmail: 'help@beside.example' };
const deps = { pool, clock, limits: limits(), mail, account, leaving, log };
const service = billingNotices(deps);
registerBillingMails({ ...site, jobs, mailer, account, log });
registerNoticeJobs({ ...site, jobs, mailer, account, leaving, pool, log });
await jobs.start();

afterAll(async () => {
  await jobs.stop();
  await mailer.close();
  await db.close();
  await mailbox.close();
  await database.drop();
});

const clara = { id: CLARA.id, email: '' };
const numbers = { next: 1 };
beforeEach(async () => {
  Object.assign(contract, { plan: 'silver', withdrawUntil: Date.parse('2026-11-28T23:59:59Z'), cancelled: false });
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

describe('a notice', () => {
  it('is answered alike for every address', async () => {
    const own = await service.receive(declared(), stranger(), 'withdraw');
    const other = await service.receive(declared({ email: `nobody-${numbers.next++}@example.com` }), stranger(), 'withdraw');
    expect(own.receipt).toEqual({
      number: expect.stringMatching(/^W-2026-1122-[0-9A-HJKMNP-TV-Z]{4}$/),
      kind: 'withdraw',
      receivedAt: '2026-11-22T20:14:07.000Z',
      name: 'Clara Almeida',
      email: clara.email,
      contract: 'Silver plan, subscribed on 14 November 2026',
      cancelKind: null,
      reason: null,
      endsOn: null,
    });
    expect({ ...other, receipt: { ...other.receipt, email: '', number: '' } }).toEqual({
      ...own,
      receipt: { ...own.receipt, email: '', number: '' },
    });
    expect(own.receipt.number).not.toBe(other.receipt.number);
    expect(calls).toEqual([]);
  });

  it('is receipted with a link to its contract’s owner, who confirms it once', async () => {
    const { receipt } = await service.receive(declared(), stranger(), 'withdraw');
    const sent = await mailbox.next(clara.email);
    expect(sent.subject).toBe('We have received your notice');
    for (const line of [
      'Hello Clara,',
      `Receipt: ${receipt.number}`,
      'Received: 22 November 2026 at 20:14:07 UTC',
      'Declaration: I withdraw from this contract.',
      'Name: “Clara Almeida”',
      'Contract: “Silver plan, subscribed on 14 November 2026”',
    ])
      expect(sent.text).toContain(line);
    const token = tokenOf(sent, '/withdraw');

    expect(await service.view(token)).toEqual({
      receipt,
      done: false,
      plan: 'silver',
      endsAt: contract.endsAt,
      withdrawal: WITHDRAWAL,
    });
    expect(calls).toEqual([]);
    const both = await Promise.all([service.confirm(token), service.confirm(token)]);
    for (const view of both) expect(view).toMatchObject({ done: true, withdrawal: WITHDRAWAL });
    expect(calls).toEqual([expect.stringMatching(/^withdraw clara [0-9a-f-]{36}$/)]);
    expect(await service.confirm(token)).toMatchObject({ done: true, plan: null, withdrawal: null });
    expect(await service.view(token)).toMatchObject({ done: true, receipt });
    expect(calls).toHaveLength(1);
    // What was quoted whole needs no second receipt.
    expect(await mailbox.to(clara.email)).toHaveLength(1);
  });

  it('about an address without a contract quotes nothing, and has no link', async () => {
    const email = `nobody-${numbers.next++}@example.com`;
    const { receipt } = await service.receive(
      declared({ email, name: 'Your card is blocked', contract: 'Go to http://evil.example and pay' }),
      stranger(),
      'withdraw',
    );
    const { text, html, links } = await mailbox.next(email);
    expect(text).toContain(`Receipt: ${receipt.number}`);
    expect(text).toContain('There is no paid contract with this address');
    expect(text + html).not.toMatch(/evil|blocked|Clara/);
    expect(links).toEqual([]);
  });

  it('from a stranger carries no usable link to the contract’s owner', async () => {
    const reason = 'x'.repeat(1000);
    await service.receive(
      declared({ name: '<b>Pay</b> at evil.example', contract: 'Call +1 800 555 0199', kind: 'important', reason }),
      stranger(),
      'cancel',
    );
    const sent = await mailbox.next(clara.email);
    expect(sent.text).toContain('Name: “<b>Pay</b> at evil[.]example”');
    expect(sent.html).toContain('&lt;b&gt;Pay&lt;/b&gt;');
    expect(sent.text).not.toMatch(/800 555|x{301}/);
    expect(sent.links.map((link) => new URL(link).pathname)).toEqual(['/cancel']);
    expect((await service.view(tokenOf(sent, '/cancel'))).receipt.reason).toBe(reason);

    // Once confirmed, its owner gets it whole.
    await service.confirm(tokenOf(sent, '/cancel'));
    const whole = await mailbox.next(clara.email, 1);
    expect(whole.text).toContain(reason);
    expect(whole.links).toEqual([]);
  });

  it('of a signed-in owner takes effect at once', async () => {
    const { message } = await service.receive(declared(), signedIn(), 'withdraw');
    expect(calls).toHaveLength(1);
    expect(message).toContain('The contract has ended');
    const sent = await mailbox.next(clara.email);
    expect(sent.text).toContain('You need do nothing more.');
    expect(sent.links).toEqual([]);
  });

  it.each([
    ['whose address is not verified', () => signedIn({ isEmailVerified: 0 })],
    ['about another address', () => signedIn({ email: 'other@example.com' })],
    ['by an API token', () => ({ ...signedIn(), via: 'token' as const })],
  ])('of a user %s waits for the link', async (_case, caller) => {
    await service.receive(declared(), caller(), 'withdraw');
    expect(calls).toEqual([]);
  });

  it('is a cancellation when it is too late to withdraw; what counts is when it was declared', async () => {
    await service.receive(declared(), stranger(), 'withdraw');
    const inTime = tokenOf(await mailbox.next(clara.email), '/withdraw');
    clock.time += 10 * DAY_MS;
    expect((await service.view(inTime)).withdrawal).toEqual(WITHDRAWAL);

    await service.receive(declared(), stranger(), 'withdraw');
    const late = tokenOf(await mailbox.next(clara.email, 1), '/withdraw');
    expect(await service.view(late)).toMatchObject({ plan: 'silver', endsAt: contract.endsAt, withdrawal: null });
    await service.confirm(late);
    expect(calls).toEqual(['cancel clara period-end']);
  });

  it('that cancels says when the contract ends', async () => {
    const endsOn = '2027-03-01';
    const { receipt } = await service.receive(declared({ kind: 'ordinary', endsOn }), stranger(), 'cancel');
    expect(receipt).toMatchObject({ cancelKind: 'ordinary', endsOn, number: expect.stringMatching(/^C-2026-1122-/) });
    const sent = await mailbox.next(clara.email);
    for (const line of ['Kind: Ordinary', 'Wished end: 1 March 2027', 'Ends on: 14 December 2026', 'even where another date'])
      expect(sent.text).toContain(line);
    expect(await service.confirm(tokenOf(sent, '/cancel'))).toMatchObject({ done: true, withdrawal: null });
    expect(calls).toEqual(['cancel clara period-end']);
  });

  it('for an important reason is shown to a person, by its number alone', async () => {
    const seen = (await mailbox.to(site.supportEmail)).length;
    const reason = 'I was charged twice';
    const { receipt } = await service.receive(declared({ kind: 'important', reason }), signedIn(), 'cancel');
    const sent = await mailbox.next(site.supportEmail, seen);
    expect(sent.text).toContain(receipt.number);
    expect(sent.text + sent.html).not.toMatch(/Clara|charged twice|clara/);
    expect(calls).toEqual(['cancel clara period-end']);
    expect((await mailbox.next(clara.email)).text).toContain('An important reason was named.');
  });

  it('is carried out later when it fails now', async () => {
    faults.push(new AppError('unavailable', 'Stripe is away'));
    const { message } = await service.receive(declared(), signedIn(), 'withdraw');
    expect(message).toContain('We carry it out shortly.');
    expect(calls).toEqual([]);
    await pool.query(`update graphile_worker._private_jobs set run_at = now()`);
    await jobs.add(pool, 'billing-mail', { about: 'ended', userId: 'nobody', plan: 'gold' });
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 8000 });
    const { rows } = await pool.query<{ id: string }>(`select id from contract_notices where email = $1`, [clara.email]);
    await vi.waitFor(async () => {
      const done = await pool.query('select 1 from contract_notices where id = $1 and "doneAt" is not null', [rows[0]?.id]);
      expect(done.rowCount).toBe(1);
    });
    expect(await carryOut(deps, rows[0]?.id ?? '')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('of a server without mail asks to sign in', async () => {
    const quiet = billingNotices({ ...deps, mail: { enabled: false, verification: false } });
    const { message, receipt } = await quiet.receive(declared(), stranger(), 'withdraw');
    expect(receipt.name).toBe('Clara Almeida');
    expect(message).toContain('sign in');
    expect(calls).toEqual([]);
    await quiet.receive(declared(), signedIn({ isEmailVerified: 0 }), 'withdraw');
    expect(calls).toHaveLength(1);
  });

  it('cannot be sent to one address without end; its owner still can', async () => {
    const strict = billingNotices({ ...deps, limits: limits(1) });
    const caller = stranger();
    for (let sent = 0; sent < 4; sent++) await strict.receive(declared(), caller, 'withdraw');
    await expect(strict.receive(declared(), caller, 'withdraw')).rejects.toMatchObject({ code: 'too_many_requests' });
    for (let sent = 0; sent < 16; sent++) await strict.receive(declared(), stranger(), 'withdraw');
    await expect(strict.receive(declared(), stranger(), 'withdraw')).rejects.toMatchObject({ code: 'too_many_requests' });
    await strict.receive(declared(), signedIn(), 'withdraw');
    expect(calls).toHaveLength(1);
  });
});

describe('a mailed link', () => {
  it.each(['', 'x'.repeat(75), `${'0'.repeat(32)}${'a'.repeat(43)}`, '../../etc/passwd'])('%j is refused', async (token) => {
    await expect(service.view(token)).rejects.toMatchObject({ code: 'link_invalid' });
    await expect(service.confirm(token)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('works for 30 days, and holds no secret that the database has', async () => {
    await service.receive(declared(), stranger(), 'withdraw');
    const token = tokenOf(await mailbox.next(clara.email), '/withdraw');
    expect(JSON.stringify(await database.query('select * from contract_notices'))).not.toContain(token.slice(32));
    clock.time += 30 * DAY_MS - 1000;
    await service.view(token);
    clock.time += 2000;
    await expect(service.confirm(token)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('does nothing once the address has another owner, or the contract is over', async () => {
    await service.receive(declared(), stranger(), 'withdraw');
    const token = tokenOf(await mailbox.next(clara.email), '/withdraw');
    contract.plan = null;
    expect(await service.confirm(token)).toMatchObject({ done: false, plan: null });
    contract.plan = 'silver';
    await pool.query('update users set email = $1', [`moved-${clara.email}`]);
    expect(await service.confirm(token)).toMatchObject({ done: false, plan: null });
    expect(calls).toEqual([]);
  });
});

describe('what is kept of notices', () => {
  it('is exported to its owner alone, and outlives the account without naming it', async () => {
    const { receipt } = await service.receive(declared(), signedIn(), 'cancel');
    await service.receive(declared({ name: 'A stranger' }), stranger(), 'withdraw');
    const token = tokenOf(await mailbox.next(clara.email, 1), '/withdraw');
    const { contractNotices } = await noticesUserData.export(pool, clara.id);
    expect(contractNotices).toEqual([expect.objectContaining({ number: receipt.number, outcome: 'cancelled' })]);

    await transact(pool, async (transaction) => {
      await noticesUserData.erase(transaction, { id: clara.id, email: clara.email });
      await transaction.query('delete from users where id = $1', [clara.id]);
    });
    const { rows } = await pool.query('select number, "userId", name from contract_notices where number = $1', [receipt.number]);
    expect(rows).toEqual([{ number: receipt.number, userId: null, name: 'Clara Almeida' }]);
    await expect(service.view(token)).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('goes three years after its year', async () => {
    const year = new Date().getUTCFullYear();
    const days = [`${year - 3}-01-01`, `${year - 4}-12-31`];
    for (const day of days) {
      clock.time = Date.parse(`${day}T12:00:00Z`);
      await service.receive(declared({ email: 'old@example.com' }), stranger(), 'cancel');
    }
    await cleanUp(pool, OLD_NOTICES);
    const { rows } = await pool.query<{ day: string }>(
      `select "receivedAt"::date::text as day from contract_notices where email = 'old@example.com'`,
    );
    expect(rows).toEqual([{ day: days[0] }]);
  });
});

it('mails about payments go to the address that the user has when they are sent', async () => {
  await transact(pool, (transaction) =>
    enqueueBillingMail(transaction, { about: 'cancelled', userId: clara.id, plan: 'silver', at: contract.endsAt }),
  );
  const sent = await mailbox.next(clara.email);
  expect(sent.subject).toBe('Dein Tarif ist gekündigt');
  expect(sent.text).toContain('Endet am: 14. Dezember 2026');
});
