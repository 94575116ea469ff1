import { pause, wall } from '../../lib/clock.mjs';
import { percentile } from '../../lib/numbers.mjs';
import { Attack } from '../abuse/attack.mjs';
import { countedInAll, spendInAll, watchCaps } from '../abuse/caps.mjs';
import { bytesOfAll, costsOf, printCosts, rowsOf } from '../abuse/cost.mjs';
import { startCostlyModel } from '../abuse/costly-model.mjs';
import { counsellor } from '../abuse/counsellor.mjs';
import { danger } from '../abuse/danger.mjs';
import { exporting, prepareExports } from '../abuse/exports.mjs';
import { flood } from '../abuse/flood.mjs';
import { sockets } from '../abuse/sockets.mjs';
import { couples, disk, hermits, registrations, translations, visitors } from '../abuse/spending.mjs';
import { stopping } from '../abuse/stopping.mjs';
import { startLoad } from '../lib/fork.mjs';
import { startWorld } from '../lib/world.mjs';

/** Minutes of the attacks (`--minutes`), and seconds without one before and after them. */
const SIZES = { full: { minutes: 3, quietS: 40 }, quick: { minutes: 1.5, quietS: 15 } };
const HONEST = { couples: 6, users: 4 };
/** Seconds in which the rest of the installation's tokens is fought for. */
const FLOOD_S = 20;
/** Tokens a day of the whole installation; the attacks alone come nowhere near. */
const INSTALLATION = 20_000_000;
/** What those who pay nothing still have when the flood begins, and the share of the whole that they may spend. */
const REST = 60_000;
const FREE_SHARE = 0.8;
const ATTACKS = {
  stopping,
  registrations,
  hermits,
  disk,
  visitors,
  translations,
  couples,
  danger,
  counsellor,
  exports: exporting,
  sockets,
};

/**
 * Everybody who wants tokens, disk or to stall us attacks two nodes at once, while honest people who pay go on. The limits are production's: those of calls as
 * well, so each attack is as fast as they let it be.
 */
export async function run({ quick, minutes, say, keep }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const model = await startCostlyModel();
  const world = await startWorld({
    nodes: 2,
    env: { RATE_LIMIT_FACTOR: '1', OPENAI_BASE_URL: model.url, MODEL_DAILY_TOKENS: String(INSTALLATION) },
  });
  const honest = await startLoad('honest.mjs');
  keep(async () => {
    honest.stop();
    await world.stop();
    await model.stop();
  });
  const paid = await startHonest(world, honest);
  const caps = watchCaps(world, { paid, installation: INSTALLATION });
  const stretch = async (ms) => {
    await pause(ms);
    return (await honest.ask({})).calls;
  };
  const attacks = Object.keys(ATTACKS).map((name) => new Attack(world, name));
  await prepareExports(attacks.find(({ name }) => name === 'exports'));
  const known = await rowsOf(world, attacks);
  await stretch(size.quietS * 500);
  const before = await stretch(size.quietS * 1000);
  const bytes = { before: await bytesOfAll(world) };
  const until = wall() + (minutes ?? size.minutes) * 60_000;
  for (const attack of attacks) attack.until = until;
  const attacking = attacks.map((attack) => ATTACKS[attack.name](attack));
  const under = await stretch(until - wall());
  await Promise.all(attacking);
  bytes.after = await bytesOfAll(world);
  await stretch(1000);
  const after = await stretch(size.quietS * 1000);
  const counted = await countedInAll(world);
  const billed = Object.values(model.billed).reduce((sum, tokens) => sum + tokens, 0);
  const last = await floodAll(world, attacks, model);
  const { calls: late } = await honest.ask({ stop: true });
  const spent = await caps.stop();

  printCosts(attacks, await costsOf(world, attacks, known), model.billed, say);
  say(`all tables gained ${((bytes.after - bytes.before) / 1e6).toFixed(1)} MB; ${billed} tokens billed, ${counted} counted`);
  say(`the most of each level: ${spent.said}`);
  const faults = [...attacks.flatMap((attack) => attack.faults), ...spent.faults, ...last];
  return judged(world, attacks, faults, { quiet: [...before, ...after], under, late }, { counted, billed });
}

/** The result, by the faults that were found and by what honest people were answered. */
function judged(world, attacks, faults, { quiet, under, late }, { counted, billed }) {
  const { tally } = world;
  const honest = [...quiet, ...under, ...late];
  for (const attack of attacks) tally.calls.push(...attack.tally.calls);
  for (const each of honest) tally.calls.push({ ...each, what: `honest ${each.what}`, waits: true });
  return {
    injected: `${attacks.length} attacks at once, ${tally.calls.length} calls`,
    tally,
    ends: world.ends(),
    faults: [...faults, ...refusals(honest)],
    figures: [
      // A count that is less than the bill would leave every cap without a meaning.
      { what: 'tokens counted beside those billed', ours: counted, bare: billed, ratio: counted / billed, atLeast: 0.95 },
      ...['message', 'poll', 'advice', 'history', 'chat'].map((what) => p99Of(what, quiet, under)),
    ],
  };
}

/** Couples and users who pay, each at an address of their own. */
async function startHonest(world, honest) {
  const sessions = await world.couples(HONEST.couples + HONEST.users);
  await world.postgres.query(`update users set "subscriptionPlan" = 'gold', "subscriptionStatus" = 'active'`);
  const person = (cookie) => ({ cookie, ip: world.ip() });
  await honest.ask({
    urls: world.urls,
    couples: sessions
      .slice(0, HONEST.couples)
      .map(({ token, cookies }) => ({ token, partners: [person(cookies.partner1), person(cookies.partner2)] })),
    users: sessions.slice(HONEST.couples).map(({ cookies }) => person(cookies.partner1)),
  });
  const { rows } = await world.postgres.query('select id from users');
  return new Set([...rows.map(({ id }) => id), ...sessions.map(({ id }) => String(id))]);
}

/** At the end of a busy day many people at once want what is left of the installation's tokens: those who pay keep their share. */
async function floodAll(world, attacks, { billed }) {
  const before = billed.honest;
  await spendInAll(world, INSTALLATION * FREE_SHARE - REST);
  const attack = new Attack(world, 'flood', wall() + FLOOD_S * 1000);
  attacks.push(attack);
  await flood(attack);
  // What those who pay have spent meanwhile is theirs, beyond the others' share.
  const spent = (await countedInAll(world)) - (billed.honest - before);
  const share = INSTALLATION * FREE_SHARE;
  return spent > share ? [`those who pay nothing have spent ${spent} tokens of the installation's, and may spend ${share}`] : [];
}

function p99Of(what, quiet, under) {
  const of = (calls) =>
    percentile(
      calls.filter((each) => each.what === what).map(({ ms }) => ms),
      0.99,
    );
  return { what: `honest ${what}: p99 under attack`, unit: 'ms', ours: of(under), bare: of(quiet) };
}

/** Nobody who pays is refused for what others do. */
const refusals = (calls) =>
  calls
    .filter(({ status }) => status <= 0 || (status >= 400 && status < 500) || status === 503)
    .map(({ what, status, code }) => `an honest ${what} was answered ${status} ${code ?? ''}`.trim());
