import { describe, expect, it } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf } from '../../../testing/billing-checks.ts';
import { billing, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';

const DAY = 86_400_000;
const world = await useBilling();
const { apps, stripe, database } = world;
const [app] = apps as [(typeof apps)[number]];

const withdraw = (user: TestUser) =>
  user.browser.call('POST', '/api/subscription/withdraw', { name: 'Clara Almeida', email: user.email, contract: 'Silver plan' });
/** As so many advices leave it. */
const use = (user: TestUser, count: number) =>
  database.query(
    `update users set "usageCount" = ${count}, "periodUsage" = jsonb_build_object("subscriptionPlan", ${count}) where id = '${user.id}'`,
  );
const withdrawalOf = async (user: TestUser): Promise<unknown> =>
  Object((await user.browser.call('GET', '/api/subscription/withdrawal')).body).withdrawal;

describe('after “begin at once”, a withdrawal owes the larger share', () => {
  it('of the sessions: all of them used leaves nothing to give back, and using again waits for the end of the month', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    await use(user, 15);
    const { resetsAt } = await currentOf(user);
    expect(await withdrawalOf(user)).toMatchObject({ paid: 999, used: 999, refund: 0 });
    await withdraw(user);
    await until(user, ({ plan }) => plan === 'free');
    expect(await chargesOf(world, user.id)).toEqual([999]);
    expect(await currentOf(user)).toMatchObject({ usageCount: 15, limit: 3 });
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    expect(await currentOf(user)).toMatchObject({ usageCount: 15, limit: 15, resetsAt });
    // Neither does a second withdrawal give back by time alone.
    expect(await withdrawalOf(user)).toMatchObject({ paid: 999, refund: 0 });
  });

  it('of the sessions, in part', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    await use(user, 6);
    expect(await withdrawalOf(user)).toMatchObject({ used: 399, refund: 600 });
  });

  it('where a plan has no limit, of thirty sessions', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'gold', { beginAtOnce: true });
    await use(user, 15);
    expect(await withdrawalOf(user)).toMatchObject({ paid: 1999, used: 999, refund: 1000 });
  });

  it('of the time', async () => {
    const user = await signUp(app);
    await subscribe(stripe, user, 'silver', { beginAtOnce: true });
    await use(user, 1);
    await stripe.advance(10 * DAY);
    await billing(user, 'cancel');
    const { used, refund } = Object(await withdrawalOf(user));
    expect(used + refund).toBe(999);
    // Of 28 to 31 days.
    expect(used).toBeGreaterThanOrEqual(322);
    expect(used).toBeLessThanOrEqual(357);
  });
});

it('without “begin at once” everything comes back, and the use counts all the same', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  await use(user, 15);
  await withdraw(user);
  await until(user, ({ plan }) => plan === 'free');
  expect(await chargesOf(world, user.id)).toEqual([0]);
  expect(await currentOf(user)).toMatchObject({ usageCount: 15, limit: 3 });
  await subscribe(stripe, user, 'silver', { beginAtOnce: true });
  expect(await currentOf(user)).toMatchObject({ usageCount: 15, limit: 15 });
});
