import { expect, it } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { faultsOf } from '../../testing/billing-checks.ts';
import { disturbEvents } from '../../testing/disturb-events.ts';
import { playHistory } from '../../testing/play-history.ts';
import { useBilling } from '../../testing/use-billing.ts';

/** A small run; `npm run soak -- --only billing` plays a thousand, with killed nodes. */
const HISTORIES = 8;
const STEPS = 8;

const world = await useBilling(2);
const { apps, stripe } = world;
const [app] = apps as [(typeof apps)[number]];

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'history %i: whatever happens to its events, our tables end as Stripe says',
  async (seed) => {
    const user = await signUp(app);
    const urls = () => apps.map(({ url }) => url);
    const carryOut = (step: () => Promise<unknown>, next: () => number) => disturbEvents(stripe, step, next);
    const log = await playHistory({ urls, stripe, carryOut }, user, seed, STEPS);
    // What is still on its way, in real time.
    await app.billing?.catchUp();
    await app.billing?.reconcile();
    const faults = await faultsOf(world, user.id);
    expect({ seed, log, faults }).toEqual({ seed, log, faults: [] });
  },
);
