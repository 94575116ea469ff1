import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf, customerOf, idle } from '../../../testing/billing-checks.ts';
import { billing, currentOf, steer, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { WAIT } from '../../../testing/wait.ts';

const MONTH = 32 * 86_400_000;
const world = await useBilling();
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];

/** A user whose first payment is disputed at their bank. */
async function disputed(options: { inquiry?: boolean; cancelled?: boolean; smaller?: boolean } = {}) {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  if (options.cancelled) await billing(user, 'cancel');
  if (options.smaller) {
    const { quote } = (await billing(user, 'quote', { planId: 'bronze' })).body;
    await billing(user, 'change', { quoteId: Object(quote).id });
  }
  const { data } = await client.charges.list({ customer: (await customerOf(world, user.id)) ?? '' });
  const { id } = await steer(stripe, `charges/${data[0]?.id}/dispute`, { inquiry: options.inquiry ?? false });
  await until(user, ({ billing: facts }) => facts?.isDisputed === true);
  await idle(world, user.id);
  return { user, dispute: String(id) };
}

const decide = (dispute: string, outcome: 'win' | 'lose') => steer(stripe, `disputes/${dispute}/decide`, { outcome });
const taskOf = async (user: TestUser): Promise<unknown> =>
  (
    await database.query(
      `select state, cents, "dueAt" is not null as "isDue", "isSettled" from owner_tasks where "userId" = '${user.id}'`,
    )
  )[0];
const income = async (dispute: string): Promise<unknown> =>
  Object((await database.query(`select cents::int from billing_income where id = '${dispute}'`))[0]).cents;

describe('a disputed payment', () => {
  it('stops the renewal, counts against the income, and asks the owner until the bank decides', async () => {
    const { user, dispute } = await disputed();
    expect(await currentOf(user)).toMatchObject({
      ...{ plan: 'silver', cancelAtPeriodEnd: true },
      billing: { nextPayment: null, endsForDispute: true },
    });
    await vi.waitFor(async () => expect(await income(dispute)).toBe(-999), WAIT);
    expect(await taskOf(user)).toEqual({ state: 'open', cents: 999, isDue: true, isSettled: false });
    for (const [call, body] of [['resume', {}] as const, ['quote', { planId: 'gold' }] as const])
      await vi.waitFor(async () => {
        const { status, body: answer } = await billing(user, call, body);
        // Another event of the same dispute may still be worked on.
        expect([status, answer.code]).toEqual([409, 'payment_disputed']);
      }, WAIT);
    await stripe.advance(MONTH);
    await until(user, ({ plan }) => plan === 'free');
    expect(await chargesOf(world, user.id)).toEqual([999]);
  });

  it('that is won is renewed as before', async () => {
    const { user, dispute } = await disputed();
    await decide(dispute, 'win');
    await until(user, ({ cancelAtPeriodEnd, billing: facts }) => !cancelAtPeriodEnd && facts?.isDisputed === false);
    await vi.waitFor(async () => expect(await income(dispute)).toBe(0), WAIT);
    expect(await taskOf(user)).toMatchObject({ isSettled: true });
    await stripe.advance(MONTH);
    await vi.waitFor(async () => expect(await chargesOf(world, user.id)).toHaveLength(2), WAIT);
  });

  it('that is lost ends the plan at once', async () => {
    const { user, dispute } = await disputed();
    await decide(dispute, 'lose');
    await until(user, ({ plan, status }) => plan === 'free' && status === 'canceled');
    await vi.waitFor(
      async () => expect(await taskOf(user)).toEqual({ state: 'lost', cents: 999, isDue: false, isSettled: false }),
      WAIT,
    );
    expect(await income(dispute)).toBe(-999);
  });

  it('that is won leaves a plan ended that its customer had ended', async () => {
    const { user, dispute } = await disputed({ cancelled: true });
    await decide(dispute, 'win');
    await until(user, ({ billing: facts }) => facts?.isDisputed === false);
    expect(await currentOf(user)).toMatchObject({ plan: 'silver', cancelAtPeriodEnd: true });
  });

  it('that is won leaves a plan ended that its customer has ended meanwhile', async () => {
    const { user, dispute } = await disputed();
    const declared = { name: 'Clara Almeida', email: user.email, contract: 'Silver plan', kind: 'ordinary' };
    expect((await user.browser.call('POST', '/api/subscription/cancel-request', declared)).status).toBe(200);
    expect(await currentOf(user)).toMatchObject({ billing: { isDisputed: true, endsForDispute: false } });
    await decide(dispute, 'win');
    await until(user, ({ billing: facts }) => facts?.isDisputed === false);
    expect(await currentOf(user)).toMatchObject({ plan: 'silver', cancelAtPeriodEnd: true });
  });

  it('that is won is followed by the smaller plan that was chosen before', async () => {
    const { user, dispute } = await disputed({ smaller: true });
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true, billing: { scheduledPlan: null } });
    await decide(dispute, 'win');
    await until(user, ({ cancelAtPeriodEnd, billing: facts }) => !cancelAtPeriodEnd && facts?.scheduledPlan === 'bronze');
  });

  it('about which the bank only asks stops the renewal, and takes nothing', async () => {
    const { user, dispute } = await disputed({ inquiry: true });
    expect(await currentOf(user)).toMatchObject({ cancelAtPeriodEnd: true });
    await decide(dispute, 'lose');
    await until(user, ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
    expect(await income(dispute)).toBe(0);
  });

  it('whose events come in any order, and twice, ends alike', async () => {
    const { user, dispute } = await disputed();
    await decide(dispute, 'win');
    await until(user, ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
    const events = stripe.events.all().filter(({ data: { object } }) => 'id' in object && object.id === dispute);
    for (const { id } of events.toReversed()) expect(await stripe.events.deliver(id)).toBe(200);
    expect(await currentOf(user)).toMatchObject({ plan: 'silver', cancelAtPeriodEnd: false });
    expect(await income(dispute)).toBe(0);
  });
});
