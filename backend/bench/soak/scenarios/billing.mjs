import { playHistory } from '../../../src/testing/play-history.ts';
import { pause } from '../../lib/clock.mjs';
import { startBillingWorld } from '../lib/billing-world.mjs';
import { Tally } from '../lib/tally.mjs';

const SIZES = { full: { batches: 20, histories: 50 }, quick: { batches: 2, histories: 30 } };
const STEPS = 12;
const AT_ONCE = 16;
const KILL_AFTER_MS = 2000;
/** Seconds after which an operation is taken for one of a killed node; a minute would outlast its user's history. */
const LEFT_AFTER_S = 3;
/** Of the steps that a killed node has cut, so many are tried again. */
const AGAIN = 0.5;
/** In every fourth batch the provider's clock stays where it is. */
const ONE_DAY_EVERY = 4;
/** Milliseconds between two steps, at most: some events arrive before the next one. */
const REST_MS = 400;

/**
 * Plays random histories of subscriptions, some at once on one clock, while nodes are killed and events are held, doubled and dropped. After
 * the night's reconciliation our tables must say what the payment provider says.
 * @param seed plays one batch again, as far as the kills meet the same moments: a fault names it
 */
export async function run({ quick, seed = null, say, keep }) {
  const { batches, histories } = quick ? SIZES.quick : SIZES.full;
  const seeds = seed === null ? Array.from({ length: batches }, (_, batch) => 1 + batch * histories) : [seed];
  const tally = new Tally();
  const seen = { histories: 0, kills: 0, cut: 0, behind: 0, events: 0, held: 0, doubled: 0, dropped: 0 };
  const faults = [];
  const ends = [];
  for (const first of seeds) {
    // A withdrawal counts by the nodes' own clock: a contract that is made in a later month cannot be withdrawn from.
    const isOneDay = ((first - 1) / histories) % ONE_DAY_EVERY === 1;
    const world = await startBillingWorld(first, { isOneDay });
    keep(world.stop);
    const batch = await playBatch(world, first, histories);
    tally.calls.push(...world.tally.calls);
    ends.push(...world.ends());
    faults.push(...batch.faults.map((fault) => `${fault} (${quick ? '--quick ' : ''}--seed ${first})`));
    for (const [name, number] of Object.entries({ ...batch.seen, ...world.relay.seen })) seen[name] += number;
    await world.stop();
    say(
      `${seen.histories} histories, ${seen.kills} kills, ${seen.cut} calls cut, ${seen.events} events (${seen.held} held, ${seen.doubled} doubled, ${seen.dropped} dropped), ${seen.behind} users behind before the reconciliation, ${faults.length} faults`,
    );
  }
  return {
    injected: `${seen.kills} x kill -9, ${seen.histories} histories`,
    tally,
    ends,
    faults,
    figures: [
      { what: 'histories that end as the payment provider says', ours: seen.histories - faults.length, atLeast: seen.histories },
    ],
  };
}

async function playBatch(world, first, histories) {
  const users = await world.users(histories);
  const killing = killInTurn(world);
  const carryOut = async (step, next) => {
    const isPatient = next() < AGAIN;
    // A call that a killed node has cut fails, and its user may try again.
    await step().catch(() => (isPatient ? step().catch(() => undefined) : undefined));
    await pause(next() * REST_MS);
  };
  const logs = new Map();
  const waiting = users.map((user, index) => ({ user, seed: first + index }));
  const play = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift())
      logs.set(one.user.id, {
        seed: one.seed,
        ...(await playHistory(
          { urls: killing.up, stripe: world.stripe, query: world.query, carryOut },
          one.user,
          one.seed,
          STEPS,
        )),
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, play));
  const kills = await killing.stop();
  const faultsOf = (id) => world.faultsOf(id, logs.get(id).uses);
  const before = await Promise.all(users.map(({ id }) => faultsOf(id)));
  await world.reconcile();
  const faults = [];
  for (const { id } of users) {
    const { seed, log } = logs.get(id);
    for (const fault of await faultsOf(id)) faults.push(`history ${seed} [${log.join(', ')}]: ${fault}`);
  }
  for (const { kind } of await world.query('select kind from billing_operations where "finishedAt" is null'))
    faults.push(`an operation is left over: ${kind}`);
  faults.push(...(await world.burnt()));
  const behind = before.filter((found) => found.length > 0).length;
  return { faults, seen: { histories, kills, behind, cut: world.tally.count(0) } };
}

/** Kills one node after the other, two seconds after both are up; one is up while the other starts. */
function killInTurn({ nodes, giveUp }) {
  let kills = 0;
  let down = null;
  let isOver = false;
  const going = (async () => {
    for (;;) {
      await pause(KILL_AFTER_MS);
      if (isOver) return;
      down = nodes[kills++ % nodes.length];
      await down.kill('SIGKILL');
      await down.start();
      down = null;
      await giveUp(LEFT_AFTER_S);
    }
  })();
  return {
    /** Where calls go to: a proxy in front would find out. Those under way are cut. */
    up: () => nodes.filter((node) => node !== down).map(({ url }) => url),
    async stop() {
      isOver = true;
      await going;
      return kills;
    },
  };
}
