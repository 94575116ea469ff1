import { expect, it } from 'vitest';
import { playHistory } from '../../testing/play-history.ts';
import { useBilling } from '../../testing/use-billing.ts';

/** A small run; `npm run soak -- --only billing` plays a thousand, with killed nodes. */
const HISTORIES = 12;
const STEPS = 8;

const world = await useBilling(2);

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'history %i: whatever happens to its events, our tables end as Stripe says',
  async (seed) => {
    const { log, faults } = await playHistory(world, seed, STEPS);
    expect({ seed, log, faults }).toEqual({ seed, log, faults: [] });
  },
  60_000,
);
