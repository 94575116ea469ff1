import { afterAll, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../testing/accounts.ts';
import { chargesOf, faultsOf } from '../../testing/billing-checks.ts';
import { billing, currentOf, subscribe } from '../../testing/paying.ts';
import { startNode, type TestNode } from '../../testing/test-node.ts';
import { useBilling } from '../../testing/use-billing.ts';
import { WAIT } from '../../testing/wait.ts';

/*
 * A node is killed after Stripe has done something and before the node has its answer: at one of the places where a scenario changes something
 * at Stripe, another in each run. Then the user tries again on another node, or nobody does and the reconciliation comes by. The long form
 * kills nodes at every place: `npm run soak -- --only billing`.
 */
const world = await useBilling();
const { apps, stripe, database, model } = world;
const [app] = apps as [(typeof apps)[number]];

interface Scenario {
  arrange(user: TestUser): Promise<unknown>;
  act(user: TestUser, arranged: unknown): Promise<{ status: number }>;
  /** After a repetition: the plan, and what was charged in all. */
  plan: string;
  charges: number;
  /** A repetition is another one, and waits for the first. */
  waits?: boolean;
}

const quoteFor = async (user: TestUser, planId: string) => Object((await billing(user, 'quote', { planId })).body).quote;

const SCENARIOS: Record<string, Scenario> = {
  create: {
    arrange: async () => undefined,
    act: (user) => billing(user, 'create', { planId: 'silver' }),
    plan: 'free',
    charges: 0,
  },
  upgrade: {
    arrange: async (user) => {
      await subscribe(stripe, user, 'bronze');
      // A scheduled change must not survive the upgrade.
      await billing(user, 'cancel');
      return quoteFor(user, 'gold');
    },
    act: (user, quote) => billing(user, 'change', { quoteId: Object(quote).id }),
    plan: 'gold',
    charges: 2,
  },
  downgrade: {
    arrange: async (user) => {
      await subscribe(stripe, user, 'gold');
      await billing(user, 'cancel');
      return quoteFor(user, 'bronze');
    },
    act: (user, quote) => billing(user, 'change', { quoteId: Object(quote).id }),
    plan: 'gold',
    charges: 1,
  },
  cancel: {
    arrange: async (user) => {
      await subscribe(stripe, user, 'gold');
      await billing(user, 'change', { quoteId: Object(await quoteFor(user, 'bronze')).id });
    },
    act: (user) => billing(user, 'cancel'),
    plan: 'gold',
    charges: 1,
  },
  withdraw: {
    arrange: (user) => subscribe(stripe, user, 'silver', { beginAtOnce: true }),
    act: (user) =>
      user.browser.call('POST', '/api/subscription/withdraw', { name: 'Clara', email: user.email, contract: 'Silver' }),
    plan: 'free',
    charges: 1,
    waits: true,
  },
};

/** The changes at Stripe that a scenario makes, in order. */
async function changesOf({ arrange, act }: Scenario): Promise<{ method: string; path: RegExp }[]> {
  const user = await signUp(app);
  const arranged = await arrange(user);
  const before = stripe.requests.length;
  await act(user, arranged);
  return stripe.requests
    .slice(before)
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('create_preview'))
    .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replaceAll(/(?<=\/)[a-z]+_(?:\w{8,})/g, '[^/]+')}$`) }));
}

/** Also those of a test that fails halfway. */
const victims: TestNode[] = [];
afterAll(() => Promise.all(victims.map((victim) => victim.kill('SIGKILL'))));

const node = () =>
  startNode({
    databaseUrl: database.url,
    modelUrl: model.url,
    quiet: true,
    env: {
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      RATE_LIMIT_FACTOR: '100',
    },
  });

it.each(Object.keys(SCENARIOS))(
  'a node that is killed in the middle of %s leaves nothing half done, and charges nothing twice',
  async (name) => {
    const scenario = SCENARIOS[name] as Scenario;
    const changes = await changesOf(scenario);
    expect(changes.length).toBeGreaterThan(0);
    const index = Math.floor(Math.random() * changes.length);
    const { method, path } = changes[index] as (typeof changes)[number];
    const place = `${name} at ${method} ${path.source}`;
    const user = await signUp(app);
    const arranged = await scenario.arrange(user);
    const victim = await node();
    victims.push(victim);
    const before = stripe.requests.length;
    stripe.fail({ path, method, how: 'slow', ms: 60_000 });
    const there = { ...user, browser: user.browser.at(victim.url) };
    const cut = scenario.act(there, arranged).catch(() => null);
    await vi.waitFor(
      () => {
        const done = stripe.requests.slice(before).some((one) => one.method === method && path.test(one.path));
        if (!done) throw new Error(`${place} was not reached`);
      },
      { ...WAIT, interval: 10 },
    );
    await victim.kill('SIGKILL');
    await cut;
    if (index % 2 === 0 && !scenario.waits) {
      const again = await scenario.act(user, arranged);
      expect([place, again.status]).toEqual([place, 200]);
      expect([place, (await currentOf(user)).plan]).toEqual([place, scenario.plan]);
      expect([place, (await chargesOf(world, user.id)).length]).toEqual([place, scenario.charges]);
    } else {
      await database.query(
        `update billing_operations set "heldAt" = now() - interval '2 minutes' where "userId" = '${user.id}' and "finishedAt" is null`,
      );
      await app.services.subscription.reconciliation?.catchUp();
    }
    await app.services.subscription.reconciliation?.reconcile();
    expect([place, await faultsOf(world, user.id)]).toEqual([place, []]);
    expect(
      await database.query(`select kind from billing_operations where "userId" = '${user.id}' and "finishedAt" is null`),
    ).toEqual([]);
  },
);

it.each([
  ['cut-before', 'POST'],
  ['cut-after', 'POST'],
  ['500-before', 'POST'],
  ['500-after', 'POST'],
  ['429', 'POST'],
  ['cut-before', 'GET'],
  ['500-before', 'GET'],
] as const)('%s of a %s is repaired by trying again: one subscription, one charge', async (how, method) => {
  const user = await signUp(app);
  await subscribe(stripe, user, 'bronze');
  let quote = await quoteFor(user, 'silver');
  // Its answer is kept under the request's key, and would come again.
  const answerAgain = stripe.fail({ path: /^\/v1\/subscriptions/, method, how, times: how === '500-after' ? 1 : 4 });
  const statuses: number[] = [];
  for (let tries = 0; tries < 10 && statuses.at(-1) !== 200; tries++) {
    const { status, body } = await billing(user, 'change', { quoteId: Object(quote).id });
    statuses.push(status);
    // The catch-up of every five minutes may have settled it meanwhile: the page then shows the price anew.
    if (body.code === 'quote_changed') quote = await quoteFor(user, 'silver');
  }
  answerAgain();
  expect(statuses.at(-1)).toBe(200);
  expect(await currentOf(user)).toMatchObject({ plan: 'silver' });
  expect(await chargesOf(world, user.id)).toHaveLength(2);
  expect(await faultsOf(world, user.id)).toEqual([]);
});
