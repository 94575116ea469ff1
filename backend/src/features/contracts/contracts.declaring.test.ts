import { describe, expect, it, vi } from 'vitest';
import { transact } from '../../database/transaction.ts';
import { AppError } from '../../lib/app-error.ts';
import { tokenOf } from '../../testing/mailbox.ts';
import { useContracts, WITHDRAWAL } from '../../testing/use-contracts.ts';
import { WAIT } from '../../testing/wait.ts';
import { enqueueSubscriptionMail } from '../subscription/mails/subscription.mails.jobs.ts';
import { carryOut } from './contracts.carry-out.ts';
import { contractsService } from './contracts.service.ts';

const DAY_MS = 86_400_000;
const { pool, jobs, mailbox, deps, service, limits, clock, contract, calls, faults, clara, ...fixture } = await useContracts();
const { site, numbers, declared, stranger, signedIn } = fixture;

describe('a declaration', () => {
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
      `Receipt number: ${receipt.number}`,
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
      isLater: false,
      isDisputed: false,
      withdrawal: WITHDRAWAL,
    });
    expect(calls).toEqual([]);
    const both = await Promise.all([service.confirm(token), service.confirm(token)]);
    for (const view of both) expect(view).toMatchObject({ done: true });
    expect(both).toContainEqual(expect.objectContaining({ withdrawal: WITHDRAWAL }));
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
    expect(text).toContain(`Receipt number: ${receipt.number}`);
    expect(text).toContain('There is no contract for a paid plan with this address');
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
    expect(sent.text).toContain('That is all you need to do.');
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
    expect(calls).toEqual(['cancel clara sub_1']);
  });

  it.each([
    [
      '2027-03-01',
      'Ends on: 14 March 2027',
      'Your date is kept: the contract is renewed each month until then, and ends on 14 March 2027',
    ],
    ['2026-12-01', 'Ends on: 14 December 2026', 'A contract cannot end before the month that is paid for is over'],
  ])('that cancels to %s says when the contract ends', async (endsOn, ends, why) => {
    const { receipt } = await service.receive(declared({ kind: 'ordinary', endsOn }), stranger(), 'cancel');
    expect(receipt).toMatchObject({ cancelKind: 'ordinary', endsOn, number: expect.stringMatching(/^C-2026-1122-/) });
    const sent = await mailbox.next(clara.email);
    for (const line of ['Kind: Ordinary', 'Wished end:', ends, why]) expect(sent.text).toContain(line);
    const isLater = endsOn > contract.endsAt;
    expect(await service.confirm(tokenOf(sent, '/cancel'))).toMatchObject({ done: true, withdrawal: null, isLater });
    expect(calls).toEqual([`cancel clara sub_1 ${endsOn}`]);
  });

  it('that cancels names no date beyond three years', async () => {
    const receive = (endsOn: string) => service.receive(declared({ kind: 'ordinary', endsOn }), signedIn(), 'cancel');
    await expect(receive('2029-11-23')).rejects.toMatchObject({ code: 'validation_failed' });
    expect((await receive('2029-11-22')).message).toContain('The plan ends with the month in which 2029-11-22 lies');
  });

  it('for an important reason is shown to a person, by its number alone', async () => {
    const seen = (await mailbox.to(site.supportEmail)).length;
    const reason = 'I was charged twice';
    const { receipt } = await service.receive(declared({ kind: 'important', reason }), signedIn(), 'cancel');
    const sent = await mailbox.next(site.supportEmail, seen);
    expect(sent.text).toContain(receipt.number);
    expect(sent.text + sent.html).not.toMatch(/Clara|charged twice|clara/);
    expect(calls).toEqual(['cancel clara sub_1']);
    expect((await mailbox.next(clara.email)).text).toContain('An important reason was named.');
  });

  it('is carried out later when it fails now', async () => {
    faults.push(new AppError('unavailable', 'Stripe is away'));
    const { message } = await service.receive(declared(), signedIn(), 'withdraw');
    expect(message).toContain('We carry it out shortly.');
    expect(calls).toEqual([]);
    await pool.query(`update graphile_worker._private_jobs set run_at = now()`);
    await jobs.add(pool, 'billing-mail', { about: 'ended', userId: 'nobody', plan: 'gold' });
    await vi.waitFor(() => expect(calls).toHaveLength(1), WAIT);
    const { rows } = await pool.query<{ id: string }>(`select id from contract_notices where email = $1`, [clara.email]);
    await vi.waitFor(async () => {
      const done = await pool.query('select 1 from contract_notices where id = $1 and "doneAt" is not null', [rows[0]?.id]);
      expect(done.rowCount).toBe(1);
    }, WAIT);
    expect(await carryOut(deps, rows[0]?.id ?? '')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('of a server without mail asks to sign in', async () => {
    const quiet = contractsService({ ...deps, mail: { enabled: false, verification: false } });
    const { message, receipt } = await quiet.receive(declared(), stranger(), 'withdraw');
    expect(receipt.name).toBe('Clara Almeida');
    expect(message).toContain('sign in');
    expect(calls).toEqual([]);
    await quiet.receive(declared(), signedIn({ isEmailVerified: 0 }), 'withdraw');
    expect(calls).toHaveLength(1);
  });

  it('cannot be sent to one address without end; its owner still can', async () => {
    const strict = contractsService({ ...deps, limits: limits(1) });
    const caller = stranger();
    for (let sent = 0; sent < 4; sent++) await strict.receive(declared(), caller, 'withdraw');
    await expect(strict.receive(declared(), caller, 'withdraw')).rejects.toMatchObject({ code: 'too_many_requests' });
    for (let sent = 0; sent < 16; sent++) await strict.receive(declared(), stranger(), 'withdraw');
    await expect(strict.receive(declared(), stranger(), 'withdraw')).rejects.toMatchObject({ code: 'too_many_requests' });
    await strict.receive(declared(), signedIn(), 'withdraw');
    expect(calls).toHaveLength(1);
  });
});

it('mails about payments go to the address that the user has when they are sent', async () => {
  await transact(pool, (transaction) =>
    enqueueSubscriptionMail(transaction, { about: 'cancelled', userId: clara.id, plan: 'silver', at: contract.endsAt }),
  );
  const sent = await mailbox.next(clara.email);
  expect(sent.subject).toBe('Dein Tarif ist gekündigt');
  expect(sent.text).toContain('Endet am: 14. Dezember 2026');
});
