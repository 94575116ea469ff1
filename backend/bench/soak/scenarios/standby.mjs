import { pause, wall } from '../../lib/clock.mjs';
import { startLoaded } from '../lib/loaded-world.mjs';
import { replicatedPostgres } from '../lib/replicated-postgres.mjs';
import { wellAfter } from '../lib/wellness.mjs';

const SIZES = {
  full: { couples: 20, rounds: 3, advisers: 6, registrants: 1 },
  quick: { couples: 5, rounds: 1, advisers: 2, registrants: 1 },
};
const CALM_MS = 4000;
/** Milliseconds until the operator acts, and for which no standby is there. */
const OPERATOR_MS = 3000;
const WITHOUT_MS = 8000;
const PROMOTE_MS = 30_000;
/** Milliseconds in which a primary that was left behind must not acknowledge a commit. */
const LEFT_BEHIND_MS = 6000;

/**
 * Two nodes on a primary with two standbys, one of which must have each commit. The primary is killed under load, and a standby promoted; the former
 * primary follows it. Then one standby is killed, and both. At last a former primary is started by somebody who does not know of the others.
 */
export async function run({ quick, say, keep }) {
  const { couples, rounds, advisers, registrants } = quick ? SIZES.quick : SIZES.full;
  const { world, probe, outages, conclude } = await startLoaded({
    database: replicatedPostgres,
    couples,
    advisers,
    registrants,
    say,
    keep,
  });
  const drill = { world, probe, say, outages, figures: [], faults: [], primary: 1 };
  for (let round = 1; round <= rounds; round++) {
    await pause(CALM_MS);
    await failOver(drill, `round ${round}`);
    await comeBack(drill, `round ${round}`);
  }
  await pause(CALM_MS);
  await loseOneStandby(drill);
  await loseBothStandbys(drill);
  await pause(CALM_MS);
  await leaveBehind(drill);
  await pause(CALM_MS);
  return {
    injected: `${rounds + 1} x primary killed, standby promoted; one and both standbys killed; a former primary left behind`,
    ...(await conclude({ faults: drill.faults, figures: drill.figures })),
  };
}

const standbysOf = (primary) => [1, 2, 3].filter((number) => number !== primary);

/** As an operator does: on one standby, and where that has less than the other, on the other. */
async function promote(postgres, standbys) {
  const refused = [];
  for (const end = wall() + PROMOTE_MS; wall() < end; )
    for (const number of standbys) {
      const { isDone, said, at } = await postgres.promote(number);
      if (isDone) return { number, at };
      refused.push(said);
    }
  throw new Error(`No standby was promoted: ${refused.at(-1)}`);
}

/** Kills the primary, and promotes a standby after an operator's time. The drill's primary is then that one. */
async function failOver(drill, name) {
  const { world, probe, say } = drill;
  const { postgres } = world;
  const early = await postgres.promote(standbysOf(drill.primary)[0]);
  if (early.isDone) drill.faults.push('a standby was promoted beside a living primary');
  const from = wall();
  drill.former = drill.primary;
  await postgres.kill(drill.former);
  await pause(OPERATOR_MS);
  const promoted = await promote(postgres, standbysOf(drill.former));
  drill.primary = promoted.number;
  const well = await wellAfter(world, probe, promoted.at);
  drill.outages.push({ from, until: promoted.at + well });
  drill.figures.push({ what: `${name}: well after the promotion`, unit: 'ms', ours: well, atMost: 5000 });
  say(
    `${name}: server ${drill.former} killed, server ${drill.primary} promoted ${Math.round(promoted.at - from)} ms later; well ${Math.round(well)} ms after that`,
  );
}

/** The former primary starts again, while all write. */
async function comeBack(drill, name) {
  const { postgres } = drill.world;
  const from = wall();
  await postgres.start(drill.former);
  await postgres.follows(drill.former);
  if (await postgres.isPrimary(drill.former)) drill.faults.push(`${name}: the former primary came back as one`);
  const way = /copies/.test(postgres.said(drill.former)) ? 'by a copy' : 'by pg_rewind';
  drill.say(`${name}: server ${drill.former} follows server ${drill.primary} after ${Math.round(wall() - from)} ms, ${way}`);
}

/** Of two standbys one is enough: nobody may notice. */
async function loseOneStandby({ world, primary, figures, say }) {
  const [lost] = standbysOf(primary);
  const from = wall();
  await world.postgres.kill(lost);
  await pause(WITHOUT_MS);
  const to = wall();
  const refused = world.tally.count(({ at, status }) => at >= from && at < to && (status >= 500 || status <= 0));
  figures.push({ what: 'one standby killed: calls that failed', ours: refused, atMost: 0 });
  say(`one standby killed for ${WITHOUT_MS / 1000} s: ${refused} calls failed`);
  await world.postgres.start(lost);
  await world.postgres.follows(lost);
}

/** Without any standby nothing is acknowledged; all is well once one is back, without anybody's help. */
async function loseBothStandbys({ world, primary, probe, outages, figures, say }) {
  const standbys = standbysOf(primary);
  const from = wall();
  await Promise.all(standbys.map((number) => world.postgres.kill(number)));
  await pause(WITHOUT_MS);
  const to = wall();
  const stored = world.pages
    .flatMap(({ sent }) => sent)
    .filter(({ ackedAt }) => ackedAt !== null && ackedAt > from + 1000 && ackedAt < to);
  const since = await world.postgres.start(standbys[0]);
  const well = await wellAfter(world, probe, since);
  outages.push({ from, until: since + well });
  figures.push({ what: 'both standbys killed: messages acknowledged meanwhile', ours: stored.length, atMost: 0 });
  figures.push({ what: 'both standbys killed: well after one is back', unit: 'ms', ours: well, atMost: 5000 });
  say(
    `both standbys killed for ${WITHOUT_MS / 1000} s: ${stored.length} messages acknowledged; well ${Math.round(well)} ms after one was back`,
  );
  await world.postgres.start(standbys[1]);
  await world.postgres.follows(standbys[1]);
}

/** A former primary that somebody starts as one: it can acknowledge nothing, nobody is led to it, and what it wrote goes when it follows. */
async function leaveBehind(drill) {
  const { world, probe, faults, say, outages } = drill;
  const { postgres } = world;
  await failOver(drill, 'left behind');
  const from = wall();
  await postgres.startAlone(drill.former);
  const written = await postgres.queryServer(drill.former, 'create table left_behind ()', { query_timeout: LEFT_BEHIND_MS }).then(
    () => true,
    () => false,
  );
  if (written) faults.push('a primary that was left behind acknowledged a commit');
  const isLed = await postgres.query('select 1').then(
    () => true,
    () => false,
  );
  if (isLed) faults.push('somebody was led to one of two primaries');
  await postgres.kill(drill.former);
  const since = wall();
  const well = await wellAfter(world, probe, since);
  outages.push({ from, until: since + well });
  drill.figures.push({ what: 'left behind: well after it is gone', unit: 'ms', ours: well, atMost: 5000 });
  await comeBack(drill, 'left behind');
  for (const number of [1, 2, 3]) {
    const row = await postgres.ask(number, `select to_regclass('left_behind') is not null as found`);
    if (row?.found !== false) faults.push(`server ${number} has what a left primary wrote`);
  }
  say(
    `left behind: its commit was ${written ? '' : 'not '}acknowledged in ${LEFT_BEHIND_MS / 1000} s, new connections were ${isLed ? '' : 'not '}led on`,
  );
}
