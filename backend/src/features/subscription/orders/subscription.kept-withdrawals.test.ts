import { expect, it } from 'vitest';
import { registration, type TestUser } from '../../../testing/accounts.ts';
import { chargesOf } from '../../../testing/billing-checks.ts';
import { billing, currentOf, subscribe, until } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { keptUseOf } from '../../usage/usage.service.ts';

const world = await useBilling();
const { apps, stripe, database } = world;
const [app] = apps as [(typeof apps)[number]];

/** Registers an account, also once more with the address of a deleted one. */
async function register(form = registration()): Promise<TestUser> {
  const browser = app.browser();
  const { status, body } = await browser.call('POST', '/api/auth/register', form);
  expect(status).toBe(201);
  return { browser, id: String(Object(body.user).id), email: form.email };
}
const withdraw = async (user: TestUser) => {
  const declared = { name: 'Clara', email: user.email, contract: 'my plan' };
  expect((await user.browser.call('POST', '/api/subscription/withdraw', declared)).status).toBe(200);
  await until(user, ({ plan }) => plan === 'free');
};
const deleteAccount = async (user: TestUser) =>
  expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
/** As so many advices with the present plan leave it. */
const use = (user: TestUser, count: number) =>
  database.query(
    `update users set "usageCount" = ${count}, "periodUsage" = "periodUsage" || jsonb_build_object("subscriptionPlan", ${count})
     where id = '${user.id}'`,
  );
const rows = () => database.query('select "usageCount" as count, "usageKeptUntil" as until from billing_withdrawals');

it('an account that withdrew, was deleted and registered again begins at once, with the use of before', async () => {
  const form = registration();
  const first = await register(form);
  await subscribe(stripe, first, 'gold');
  await use(first, 200);
  await withdraw(first);
  expect(await chargesOf(world, first.id)).toEqual([0]);
  const { until: kept } = await keptUseOf(app.db.pool, first.id);
  await deleteAccount(first);
  expect(await rows()).toEqual([{ count: 200, until: kept }]);
  const [row] = await database.query('select "addressHash" from billing_withdrawals');
  expect(String(Object(row).addressHash)).toMatch(/^[\w-]{43}$/);

  const second = await register({ ...form, email: form.email.toUpperCase() });
  expect((await billing(second, 'create', { planId: 'silver' })).body.code).toBe('begin_at_once_needed');
  expect(await currentOf(second)).toMatchObject({ usageCount: 0 });
  const { usageCount } = await subscribe(stripe, second, 'silver', { beginAtOnce: true });
  expect(usageCount).toBe(200);
  // Ordered twice, counted once.
  await billing(second, 'create', { planId: 'silver', beginAtOnce: true });
  expect(await currentOf(second)).toMatchObject({ usageCount: 200 });
  await withdraw(second);
  expect(await chargesOf(world, second.id)).toEqual([999]);
  await deleteAccount(second);
  expect(await rows()).toEqual([{ count: 200, until: expect.any(Date) }]);
});

it('another address, and an account that was deleted without a withdrawal, begin anew', async () => {
  const form = registration();
  const first = await register(form);
  await subscribe(stripe, first, 'gold');
  await deleteAccount(first);
  const before = await rows();
  const second = await register(form);
  expect(await subscribe(stripe, second, 'gold')).toMatchObject({ usageCount: 0 });
  expect(await rows()).toEqual(before);
});

it('an address is kept as it was when its account withdrew, too', async () => {
  const form = registration();
  const first = await register(form);
  await subscribe(stripe, first, 'silver');
  await withdraw(first);
  await database.query(`update users set email = 'moved-${first.id}@example.com' where id = '${first.id}'`);
  await deleteAccount(first);
  const second = await register(form);
  expect((await billing(second, 'create', { planId: 'silver' })).body.code).toBe('begin_at_once_needed');
});

it('use that no longer counts is not taken over', async () => {
  const form = registration();
  const first = await register(form);
  await subscribe(stripe, first, 'silver');
  await use(first, 9);
  await withdraw(first);
  await deleteAccount(first);
  await database.query(`update billing_withdrawals set "usageKeptUntil" = now() - interval '1 day'`);
  const second = await register(form);
  expect(await subscribe(stripe, second, 'silver', { beginAtOnce: true })).toMatchObject({ usageCount: 0 });
});
