import { expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { faultsOf } from '../../testing/billing-checks.ts';
import { disturbEvents } from '../../testing/disturb-events.ts';
import { advanceBoth, CODE, playHistory } from '../../testing/play-history.ts';
import { useBilling } from '../../testing/use-billing.ts';

/** A small run; `npm run soak -- --only billing` plays a thousand, with killed nodes. */
const HISTORIES = 8;
const STEPS = 8;

const world = await useBilling(2);
const { apps, stripe, client, database } = world;
const [app] = apps as [(typeof apps)[number]];
const { id: coupon } = await client.coupons.create({ percent_off: 50, duration: 'once' });
await client.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: CODE, max_redemptions: HISTORIES });

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'history %i: whatever happens to its events, our tables end as Stripe says',
  async (seed) => {
    const user = await signUp(app);
    const urls = () => apps.map(({ url }) => url);
    const carryOut = (step: () => Promise<unknown>, next: () => number) => disturbEvents(stripe, step, next);
    const { query } = database;
    const moving = { url: stripe.url, publishableKey: stripe.publishableKey, advance: advanceBoth(stripe, query) };
    const { log, uses } = await playHistory({ urls, stripe: moving, query, carryOut }, user, seed, STEPS);
    // What is still on its way, in real time.
    await app.services.subscription.reconciliation?.catchUp();
    await app.services.subscription.reconciliation?.reconcile();
    const faults = await faultsOf(world, user.id, uses);
    expect({ seed, log, faults }).toEqual({ seed, log, faults: [] });
  },
);
