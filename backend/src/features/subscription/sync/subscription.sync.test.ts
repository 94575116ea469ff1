import { Stripe } from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/logger.ts';
import { signUp } from '../../../testing/accounts.ts';
import { customerOf } from '../../../testing/billing-checks.ts';
import { openClone } from '../../../testing/open-database.ts';
import { billing, currentOf, subscribe } from '../../../testing/paying.ts';
import { useBilling } from '../../../testing/use-billing.ts';
import { usageService } from '../../usage/usage.service.ts';
import { presentBilling, subscriptionSync } from './subscription.sync.ts';

const world = await useBilling();
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];

const log = createLog('silent');
const { pool, close } = await openClone(world.database.url, 4, log);
afterAll(close);

const usage = usageService({
  pool,
  publisher: { publish: () => undefined, onReceived: () => undefined },
  log,
  clock: systemClock,
});
const syncBy = (by: Stripe) => subscriptionSync({ pool, stripe: by, usage, clock: systemClock, mail: { enabled: false } });

/** A client whose answers are read at the payment provider, and arrive when they are let through. */
function heldClient() {
  const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { hostname, port } = new URL(stripe.url);
  const held = new Stripe(stripe.secretKey, {
    ...{ host: hostname, port, protocol: 'http', telemetry: false },
    httpClient: Stripe.createFetchHttpClient(async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request);
      arrived.resolve();
      await gate.promise;
      return answer;
    }),
  });
  return { held, arrived: arrived.promise, release: () => gate.resolve() };
}

it('a reading that fails changes nothing, nor does one that finds nothing new', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  const sync = syncBy(client);
  await sync(user.id);
  expect(await sync(user.id)).toMatchObject({ changed: false, state: { plan: 'silver' } });
  const list = () => Promise.reject(new Error('away'));
  await expect(syncBy(Object({ subscriptions: { list }, customers: client.customers }))(user.id)).rejects.toThrow('away');
  expect(await currentOf(user)).toMatchObject({ plan: 'silver' });
});

it('an order that is to be paid by a day is looked at then', async () => {
  const user = await signUp(app);
  await billing(user, 'create', { planId: 'gold', selectedPaymentMethod: 'eps' });
  const { state } = await syncBy(client)(user.id);
  const [job] = await world.database.query(
    `select run_at as at, payload from graphile_worker._private_jobs where key = 'billing-unpaid:${user.id}'`,
  );
  expect(job).toEqual({ at: new Date(String(state.orderUntil)), payload: { userId: user.id } });
});

it('the time to withdraw ends by the clock', () => {
  const state = Object({ billing: { amount: 999, withdrawUntil: '2026-12-08T00:00:00.000Z' } });
  expect(presentBilling(state, new Date('2026-12-07T23:59:59.999Z'))).toEqual(state.billing);
  expect(presentBilling(state, new Date('2026-12-08T00:00:00Z'))).toEqual({ amount: 999, withdrawUntil: null });
  expect(presentBilling(null, new Date())).toBeNull();
});

it('an older reading that arrives late overwrites nothing', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  // The product hears of nothing new from here on; what it has begun may end at any time.
  stripe.events.hold();
  const [subscription] = (await client.subscriptions.list({ customer: String(await customerOf(world, user.id)) })).data;
  const { held, arrived, release } = heldClient();
  const older = syncBy(held)(user.id);
  await arrived;
  await client.subscriptions.cancel(String(subscription?.id));
  expect(await syncBy(client)(user.id)).toMatchObject({ state: { plan: 'free' } });
  const stored = () => world.database.query(`select state from billing_accounts where "userId" = '${user.id}'`);
  const newer = await stored();
  release();
  // It says what it has read, which was true then.
  expect(await older).toMatchObject({ changed: false, state: { plan: 'silver' } });
  expect(await currentOf(user)).toMatchObject({ plan: 'free' });
  expect(await stored()).toEqual(newer);
});
