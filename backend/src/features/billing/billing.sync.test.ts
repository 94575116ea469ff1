import { Stripe } from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { systemClock } from '../../lib/clock.ts';
import { createLog } from '../../lib/logger.ts';
import { signUp } from '../../testing/accounts.ts';
import { customerOf } from '../../testing/billing-checks.ts';
import { currentOf, subscribe } from '../../testing/paying.ts';
import { useBilling } from '../../testing/use-billing.ts';
import { usageService } from '../usage/usage.service.ts';
import { billingSync } from './billing.sync.ts';

const world = await useBilling();
const { apps, stripe, client } = world;
const [app] = apps as [(typeof apps)[number]];

const log = createLog('silent');
const { pool, close } = await openDatabase(world.database.url, log, 4);
afterAll(close);

const usage = usageService({ pool, publisher: { publish: () => undefined }, log, clock: systemClock });
const syncBy = (by: Stripe) => billingSync({ pool, stripe: by, usage, clock: systemClock, mail: { enabled: false } });

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

it('an older reading that arrives late overwrites nothing', async () => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'silver');
  // The product reads nothing by itself from here on.
  stripe.events.hold();
  const [subscription] = (await client.subscriptions.list({ customer: String(await customerOf(world, user.id)) })).data;
  const { held, arrived, release } = heldClient();
  const older = syncBy(held)(user.id);
  await arrived;
  await client.subscriptions.cancel(String(subscription?.id));
  expect(await syncBy(client)(user.id)).toMatchObject({ changed: true, state: { plan: 'free' } });
  const stored = () => world.database.query(`select ticket, state from billing_accounts where "userId" = '${user.id}'`);
  const newer = await stored();
  release();
  // It says what it has read, which was true then.
  expect(await older).toMatchObject({ changed: false, state: { plan: 'silver' } });
  expect(await currentOf(user)).toMatchObject({ plan: 'free' });
  expect(await stored()).toEqual(newer);
});
