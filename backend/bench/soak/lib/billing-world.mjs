import { setUpStripe } from '../../../dist/features/subscription/subscription.setup.js';
import { createPayments } from '../../../dist/lib/stripe.js';
import { startStripeServer } from '../../../dist/stand-ins/stripe/stripe.server.js';
import { faultsOf } from '../../../src/testing/billing-checks.ts';
import { PLAN_PRICES, random } from '../../../src/testing/billing-history.ts';
import { advanceBoth, CODE } from '../../../src/testing/play-history.ts';
import { Browser } from '../../../src/testing/test-browser.ts';
import { pause, wall } from '../../lib/clock.mjs';
import { startRelay } from './event-relay.mjs';
import { startWorld } from './world.mjs';

/** Uses of the discount code: more than there are users, so that each has a try. */
const CODE_USES = 200;
/** Seconds for which an order that was not paid holds its use of the code: the documented rule. */
const HELD_S = 2 * 86_400;
const JOB = 'soak-reconciliation';
/** Milliseconds in which a reconciliation must end; its second attempt would come later than that. */
const PATIENCE_MS = 60_000;

/**
 * Two nodes that take payments, from a provider of their own, whose events meet with all that may happen to them.
 * @param isOneDay the provider's clock is never moved
 */
export async function startBillingWorld(seed, { isOneDay }) {
  const stripe = await startStripeServer({ folder: null });
  const { stripe: client } = await createPayments({ ...stripe, apiUrl: stripe.url });
  await setUpStripe(client, { appName: 'Beside', planPrices: PLAN_PRICES, webhookUrl: null });
  const { id: coupon } = await client.coupons.create({ percent_off: 50, duration: 'once' });
  const code = await client.promotionCodes.create({
    promotion: { type: 'coupon', coupon },
    code: CODE,
    max_redemptions: CODE_USES,
  });
  const world = await startWorld({
    nodes: 2,
    env: {
      OPERATOR_NAME: 'Beside GmbH',
      OPERATOR_ADDRESS: 'Lindenweg 7, 10115 Berlin',
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    },
  });
  const relay = await startRelay(world.urls, random(seed));
  stripe.listenTo(relay.url);
  const query = async (sql) => (await world.postgres.query(sql)).rows;
  /** Lets those be dead that have given no sign of life for so many seconds: whoever meets their operations settles them. */
  const giveUp = (seconds) =>
    query(
      `update billing_operations set "heldAt" = now() - interval '1 minute'
       where "finishedAt" is null and "heldAt" < now() - interval '${seconds} seconds'`,
    );
  return {
    ...world,
    relay,
    query,
    stripe: {
      url: stripe.url,
      publishableKey: stripe.publishableKey,
      advance: isOneDay ? async () => undefined : together(advanceBoth(stripe, query)),
    },

    /** What is wrong between the tables and the provider about a user, and with their charges. */
    faultsOf: (userId, uses) => faultsOf({ database: { query }, client }, userId, uses),

    /**
     * What is wrong with the uses of the discount code: a customer whose order was not paid has two days in which another order takes its use
     * over, and is counted once.
     */
    async burnt() {
      const { times_redeemed } = await client.promotionCodes.retrieve(code.id);
      const all = { limit: 100 };
      const invoices = await client.invoices.list({ ...all, status: 'paid' }).autoPagingToArray({ limit: 10_000 });
      const paid = new Set(
        invoices.flatMap(({ amount_paid, parent }) => (amount_paid > 0 ? [parent?.subscription_details?.subscription] : [])),
      );
      const isPaid = ({ id }) => paid.has(id);
      const subscriptions = await client.subscriptions.list({ ...all, status: 'all' }).autoPagingToArray({ limit: 10_000 });
      const orders = subscriptions
        .filter(({ metadata }) => metadata.discount === code.id)
        .toSorted((one, other) => one.created - other.created);
      const counted = orders.filter(isCounted);
      const again = counted.filter((order) => {
        const before = orders.filter(
          ({ customer, created, id }) => customer === order.customer && created <= order.created && id !== order.id,
        );
        const held = before.filter((one) => isCounted(one) && (isPaid(one) || one.created > order.created - HELD_S));
        return held.length > before.filter(isPaid).length;
      });
      const faults = again.map(({ customer, id }) => `${customer} used a code again with ${id}, though a use of theirs was left`);
      if (times_redeemed > counted.length) faults.push(`a code was used ${times_redeemed} times by ${counted.length} orders`);
      return faults;
    },

    /** So many users with accounts, each in a browser of their own. */
    async users(number) {
      const couples = await world.couples(number);
      const { rows } = await world.postgres.query(`select "partner1Id" as id, "sessionToken" as token from couples_sessions`);
      const idOf = new Map(rows.map(({ id, token }) => [token, id]));
      return couples.map(({ token, cookies }) => {
        const id = idOf.get(token);
        const browser = new Browser(world.urls[0], world.ip());
        browser.cookie = cookies.partner1;
        return { id, email: `${id}@example.com`, browser: told(browser, world.tally) };
      });
    },

    giveUp,

    /** Lets the night come: what killed nodes have left over is found, and every customer is read again. */
    async reconcile() {
      await relay.settled();
      await giveUp(0);
      // A killed node's jobs would be taken over after a minute and a half.
      await query(
        `select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`,
      );
      await query(`select graphile_worker.add_job('billing-reconciliation', job_key := '${JOB}')`);
      const end = wall() + PATIENCE_MS;
      while ((await query(`select 1 from graphile_worker.jobs where key = '${JOB}'`)).length > 0) {
        if (wall() > end) throw new Error('The reconciliation did not end');
        await pause(100);
      }
    },

    async stop() {
      relay.close();
      await stripe.close();
      await world.stop();
    },
  };
}

const isCounted = ({ metadata }) => metadata.isCounted === 'true';

/** The clock is everybody's: who wants to move it while it moves, moves with it. */
function together(advance) {
  let moving = null;
  return (ms) => {
    moving ??= advance(ms).finally(() => {
      moving = null;
    });
    return moving;
  };
}

/** A browser whose calls are counted. */
function told(browser, tally) {
  return {
    at: (url) => told(browser.at(url), tally),
    async call(method, path, ...more) {
      const at = wall();
      const answer = await browser.call(method, path, ...more).catch((error) => {
        tally.add(`${method} ${path}`, at, 0);
        throw error;
      });
      tally.add(`${method} ${path}`, at, answer.status);
      return answer;
    },
  };
}
