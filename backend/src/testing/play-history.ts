import { signUp, type TestUser } from './accounts.ts';
import { faultsOf } from './billing-checks.ts';
import { historyOf, random, type Step, shuffled } from './billing-history.ts';
import { billing, CARDS, confirm, currentOf } from './paying.ts';
import type { BillingWorld } from './use-billing.ts';

const DAY = 86_400_000;
const PLANS = ['bronze', 'silver', 'gold'] as const;
/** Milliseconds of a month and a day: every period has ended by then. */
const MONTH = 32 * DAY;

interface Play extends BillingWorld {
  user: TestUser;
  next(): number;
}

/** What each step asks for; whether it may be done, the product decides. */
const DO: Record<Step, (play: Play) => Promise<unknown>> = {
  subscribe: async ({ user, stripe, next }) => {
    const { body } = await billing(user, 'create', { planId: any(PLANS, next), beginAtOnce: next() < 0.5 });
    if (typeof body.clientSecret === 'string')
      await confirm(stripe, body.clientSecret, next() < 0.25 ? CARDS.declined : CARDS.good);
  },
  abandon: ({ user, next }) => billing(user, 'create', { planId: any(PLANS, next) }),
  upgrade: (play) => change(play, 'gold'),
  downgrade: (play) => change(play, 'bronze'),
  cancel: ({ user }) => billing(user, 'cancel'),
  resume: ({ user }) => billing(user, 'resume'),
  month: ({ stripe }) => stripe.advance(MONTH),
  days: ({ stripe, next }) => stripe.advance(Math.floor(next() * 6 + 1) * DAY),
  failing: (play) => newCard(play, CARDS.failsLater),
  repair: (play) => newCard(play, CARDS.good),
  withdraw: ({ user }) =>
    user.browser.call('POST', '/api/subscription/withdraw', { name: 'Clara', email: user.email, contract: 'my plan' }),
};

function any<T>(items: readonly T[], next: () => number): T {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

async function change({ user }: Play, planId: string): Promise<void> {
  const { quote } = (await billing(user, 'quote', { planId })).body;
  if (quote) await billing(user, 'change', { quoteId: Object(quote).id });
}

async function newCard({ user, stripe }: Play, card: string): Promise<void> {
  const { clientSecret } = (await billing(user, 'payment-method')).body;
  if (typeof clientSecret === 'string') await confirm(stripe, clientSecret, card);
}

/**
 * Plays a random history of one user, with their events shuffled, doubled, dropped and delivered at once, and reconciles.
 * @param seed plays the same history again
 * @returns what was done, and what is wrong in the end
 */
export async function playHistory(
  world: BillingWorld,
  seed: number,
  steps: number,
): Promise<{ log: string[]; faults: string[] }> {
  const next = random(seed);
  const { apps, stripe } = world;
  const signed = await signUp(any(apps, next));
  const log: string[] = [];
  for (const step of historyOf(next, steps)) {
    // On any node, some of them twice at once, from two tabs.
    const user = { ...signed, browser: signed.browser.at(any(apps, next).url) };
    const play = { ...world, user, next };
    const isHeld = next() < 0.6;
    const seen = stripe.events.all().length;
    if (isHeld) stripe.events.hold();
    await Promise.all(next() < 0.2 && step !== 'month' && step !== 'days' ? [DO[step](play), DO[step](play)] : [DO[step](play)]);
    if (isHeld) {
      const ids = stripe.events
        .all()
        .slice(seen)
        .map(({ id }) => id);
      const kept = shuffled(
        ids.filter(() => next() < 0.7),
        next,
      );
      await Promise.all(kept.flatMap((id) => (next() < 0.3 ? [id, id, id] : [id])).map((id) => stripe.events.deliver(id)));
      stripe.events.drop();
      await stripe.events.release();
    }
    log.push(`${step}: ${(await currentOf(user)).plan}`);
  }
  // What is still on its way, in real time.
  await apps[0]?.billing?.catchUp();
  await apps[0]?.billing?.reconcile();
  return { log, faults: await faultsOf(world, signed.id) };
}
