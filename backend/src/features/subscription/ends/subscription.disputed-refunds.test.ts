import { afterAll, describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, faultsOf, idle } from '../../../testing/billing-checks.ts';
import { startMailbox, tokenOf } from '../../../testing/mailbox.ts';
import { currentOf, steer, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const mailbox = await startMailbox();
const world = await useBilling(1, {
  SMTP_URL: mailbox.smtpUrl,
  MAIL_FROM: 'no-reply@beside.example',
  EMAIL_VERIFICATION: 'off',
});
afterAll(() => mailbox.close());
const { apps, stripe, database, client } = world;
const [app] = apps as [(typeof apps)[number]];

const withdraw = (user: TestUser) =>
  user.browser.call('POST', '/api/subscription/withdraw', { name: 'Clara', email: user.email, contract: 'Gold plan' });
const tasksAbout = (subject: string): Promise<unknown[]> =>
  database.query(
    `select kind, state, cents, details, "userId" is not null as "hasUser", "doneAt" is not null as "isDone", "isSettled"
     from owner_tasks where subject = '${subject}'`,
  );
const decide = (dispute: string, outcome: 'win' | 'lose') => steer(stripe, `disputes/${dispute}/decide`, { outcome });

/** A user with a paid contract. */
async function subscribed() {
  const user = await signUp(app);
  await subscribe(stripe, user, 'gold');
  const customer = String(await customerOf(world, user.id));
  const [charge] = (await client.charges.list({ customer })).data;
  return { user, charge: String(charge?.id), intent: String(charge?.payment_intent) };
}

const dispute = async (charge: string): Promise<string> => String((await steer(stripe, `charges/${charge}/dispute`)).id);

/** A user who has disputed the payment, and then withdrawn. */
async function disputedFirst() {
  const { user, charge, intent } = await subscribed();
  const id = await dispute(charge);
  await until(user, ({ billing: facts }) => facts?.isDisputed === true);
  await idle(world, user.id);
  const view = (await user.browser.call('GET', '/api/subscription/withdrawal')).body.withdrawal;
  const { body } = await withdraw(user);
  return { user, intent, dispute: id, view, message: body.message };
}

const WAITING = { kind: 'refund', state: 'disputed', cents: 1999, details: {}, hasUser: true, isDone: false, isSettled: false };

describe('a withdrawal while the payment is disputed', () => {
  it('promises no money before the bank has decided, and the owner is not to pay before', async () => {
    const { user, intent, view, message } = await disputedFirst();
    expect(view).toMatchObject({ refund: 1999, isDisputed: true });
    expect(message).toContain('Your bank is looking into the payment');
    expect(message).not.toContain('14 days');
    expect(await currentOf(user)).toMatchObject({ plan: 'free', status: 'canceled' });
    expect(await tasksAbout(intent)).toEqual([WAITING]);
    expect(await faultsOf(world, user.id)).toEqual([]);
    const mails = await vi.waitFor(async () => {
      const texts = (await mailbox.to(user.email)).map(({ text }) => text);
      expect(texts.some((text) => text.includes('You withdrew from the contract'))).toBe(true);
      return texts;
    }, WAIT);
    const ended = mails.find((text) => text.includes('You withdrew from the contract'));
    expect(ended).toContain('Your bank is looking into the payment');
    expect(ended).not.toMatch(/14 days|Paid back/);
  });

  it('pays nothing twice when the dispute is lost', async () => {
    const { user, intent, dispute: id } = await disputedFirst();
    await decide(id, 'lose');
    await vi.waitFor(async () => expect(await tasksAbout(intent)).toEqual([{ ...WAITING, isDone: true, isSettled: true }]), WAIT);
    expect(await tasksAbout(id)).toMatchObject([{ kind: 'dispute', state: 'lost', details: {} }]);
    expect(await chargesOf(world, user.id)).toEqual([1999]);
  });

  it('is paid back when the dispute is won, once', async () => {
    const { user, intent, dispute: id } = await disputedFirst();
    await decide(id, 'win');
    await vi.waitFor(async () => expect(await tasksAbout(intent)).toEqual([{ ...WAITING, isDone: true, isSettled: true }]), WAIT);
    const events = stripe.events.all().filter(({ data: { object } }) => 'id' in object && object.id === id);
    for (const event of events) expect(await stripe.events.deliver(event.id)).toBe(200);
    expect(await chargesOf(world, user.id)).toEqual([0]);
    const { data } = await client.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([1999]);
  });

  it('survives a provider that fails after the refund of a won dispute', async () => {
    const { user, intent, dispute: id } = await disputedFirst();
    const recover = stripe.fail({ path: '/v1/refunds', method: 'POST', how: '500-after', times: 99 });
    await decide(id, 'win');
    await vi.waitFor(async () => expect(await chargesOf(world, user.id)).toEqual([0]), WAIT);
    recover();
    await vi.waitFor(async () => {
      await app.services.subscription.reconciliation?.catchUp();
      expect(await tasksAbout(intent)).toMatchObject([{ isSettled: true }]);
    }, WAIT);
    const { data } = await client.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([1999]);
  });

  it('whose account is deleted becomes a payment for the owner when the dispute is won', async () => {
    const { user, intent, dispute: id } = await disputedFirst();
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
    expect(await tasksAbout(intent)).toEqual([{ ...WAITING, hasUser: false }]);
    await decide(id, 'win');
    await vi.waitFor(
      async () => expect(await tasksAbout(intent)).toEqual([{ ...WAITING, state: 'refused', hasUser: false }]),
      WAIT,
    );
  });
});

describe('a dispute after a refund', () => {
  it('says how much of the payment was refunded before', async () => {
    const { user, charge } = await subscribed();
    await withdraw(user);
    await until(user, ({ plan }) => plan === 'free');
    const id = await dispute(charge);
    const task = { kind: 'dispute', state: 'open', cents: 1999, details: { refundedCents: 1999 } };
    await vi.waitFor(async () => expect(await tasksAbout(id)).toMatchObject([task]), WAIT);
    await decide(id, 'lose');
    await vi.waitFor(async () => expect(await tasksAbout(id)).toMatchObject([{ ...task, state: 'lost' }]), WAIT);
  });
});

it('a mailed link that is opened again promises no money before the bank has decided', async () => {
  const { user, charge } = await subscribed();
  await dispute(charge);
  await until(user, ({ billing: facts }) => facts?.isDisputed === true);
  await idle(world, user.id);
  const seen = (await mailbox.to(user.email)).length;
  const stranger = app.browser();
  await stranger.call('POST', '/api/subscription/withdraw', { name: 'Clara', email: user.email, contract: 'Gold plan' });
  const token = tokenOf(await mailbox.next(user.email, seen), '/withdraw');
  const confirmed = (await stranger.call('POST', '/api/subscription/confirm-notice', { token })).body.notice;
  expect(confirmed).toMatchObject({ done: true, withdrawal: { isDisputed: true } });
  expect((await stranger.call('GET', `/api/subscription/notice/${token}`)).body.notice).toMatchObject({
    ...{ done: true, plan: null, withdrawal: null },
    awaitsBank: true,
  });
});
