import { pause, wall } from '../../lib/clock.mjs';
import { median, percentile } from '../../lib/numbers.mjs';
import { unclearFigures } from './figures.mjs';
import { call } from './http.mjs';
import { growth, watchPeaks } from './peaks.mjs';
import { startWorld } from './world.mjs';

const SIZES = { full: { couples: 20, ms: 30_000 }, quick: { couples: 8, ms: 10_000 } };
const WRITE_EVERY_MS = 250;
/** Long messages: memory that waits for a silent Redis is measured in bytes. */
const LONG = 'I felt alone with it on Sunday. '.repeat(45).trim();
const PROBE_EVERY_MS = 50;
/** Milliseconds within which `/readyz` reports the outage, and its end. */
const REPORT_MS = 5000;
/** Milliseconds that a call may take longer while Redis does not answer. */
const SLOWER_MS = 100;

/** Two nodes, the partners of each couple on different ones, while Redis goes and comes back. */
export async function redisOutage({ go, back, injected }, { quick, say, keep }) {
  const { couples, ms } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  keep(world.stop);
  const [probe, ...sessions] = await world.couples(couples + 1);
  const pages = await world.open(sessions);
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS, LONG));
  const stretch = async (during = () => pause(ms)) => {
    const peaks = watchPeaks(world.nodes);
    const probing = probeCalls(world, probe);
    await during();
    return { took: await probing(), peaks: peaks() };
  };
  const warm = await stretch();
  const calm = await stretch();
  let reported = null;
  const away = await stretch(async () => {
    const from = wall();
    await go(world.redis);
    reported = await untilDegraded(world, true, from);
    await pause(Math.max(0, from + ms - wall()));
  });
  await back(world.redis);
  const recovered = await untilDegraded(world, false, wall());
  await pause(3000);
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge();
  const p50 = [away, calm].map(({ took }) => median(took));
  const p95 = [away, calm].map(({ took }) => percentile(took, 0.95));
  say(
    `calls: p50 ${p50[0].toFixed(1)} ms, p95 ${p95[0].toFixed(1)} ms, worst ${Math.max(...away.took).toFixed(0)} ms while Redis was gone`,
  );
  return {
    injected: `${injected} ${ms / 1000} s`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    figures: [
      ...unclearFigures(world.tally, []),
      { what: 'what calls cost more, p50', unit: 'ms', ours: p50[0] - p50[1], atMost: SLOWER_MS },
      { what: 'what calls cost more, p95', unit: 'ms', ours: p95[0] - p95[1], atMost: SLOWER_MS },
      { what: 'memory gained by the worst node', unit: 'MiB', ours: growth(warm.peaks, calm.peaks, away.peaks), atMost: 10 },
      { what: '/readyz says degraded after', unit: 'ms', ours: reported, atMost: REPORT_MS },
      { what: '/readyz says well after', unit: 'ms', ours: recovered, atMost: REPORT_MS },
    ],
  };
}

/** Calls that are counted in Redis, one after the other at each node, and their times. */
export function probeCalls(world, session) {
  const took = [];
  let going = true;
  const loops = world.urls.map(async (url) => {
    while (going) {
      const at = wall();
      const { status } = await call(url, { path: '/api/auth/user', cookie: session.cookies.partner1, ip: '10.252.0.1' });
      world.tally.add('GET user', at, status);
      took.push(wall() - at);
      await pause(PROBE_EVERY_MS);
    }
  });
  return async () => {
    going = false;
    await Promise.all(loops);
    return took;
  };
}

/** Milliseconds until every node reports that it is degraded, or no longer; the limit when one never does. */
export async function untilDegraded(world, wanted, since, timeoutMs = REPORT_MS * 2) {
  const ask = async (url) => {
    while (wall() - since < timeoutMs) {
      const { body } = await call(url, { path: '/readyz', timeoutMs: 2000 });
      if ((body.degraded ?? []).includes('redis') === wanted) return wall() - since;
      await pause(100);
    }
    return timeoutMs;
  };
  return Math.max(...(await Promise.all(world.urls.map(ask))));
}
