import { startHaproxy } from '../../../src/testing/haproxy.ts';
import { startNginx } from '../../../src/testing/nginx.ts';
import { pause, wall } from '../../lib/clock.mjs';
import { startLoad } from '../lib/fork.mjs';
import { call } from '../lib/http.mjs';
import { Jar } from '../lib/jar.mjs';
import { evenOver, peakOf } from '../lib/moves.mjs';
import { nextRelease } from '../lib/next-release.mjs';
import { againAsClient, Page } from '../lib/page.mjs';
import { PollingPage } from '../lib/polling-page.mjs';
import { Tally } from '../lib/tally.mjs';
import { startWorld } from '../lib/world.mjs';

/** All sockets together, over three nodes: `--sockets N` sets another number. */
const SIZES = { full: { sockets: 2000, couples: 12 }, quick: { sockets: 300, couples: 6 } };
const PROXIES = { nginx: startNginx, HAProxy: startHaproxy };
const LOADERS = 2;
const WRITE_EVERY_MS = 500;
/** Milliseconds after a start before the next node is rolled: a proxy must have seen that this one is back. */
const SEEN_BACK_MS = 10_000;
const PATIENCE_MS = 60_000;
const SETTLE_MS = 90_000;

/** Three nodes are rolled one by one to another release: behind nginx, and then others, over a database of their own, behind HAProxy. */
export async function run({ quick, sockets: wanted, say, keep }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const sockets = wanted ?? size.sockets;
  const next = await nextRelease();
  const closers = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  keep(async () => {
    await closeAll();
    await next.remove();
  });
  const result = { judged: null, tally: new Tally(), ends: [], figures: [] };
  for (const [name, startProxy] of Object.entries(PROXIES)) {
    const world = await startWorld({ nodes: 3 });
    closers.push(() => world.stop());
    const proxy = await startProxy(world.urls);
    closers.push(() => proxy.stop());
    const part = { name, proxy, world, release: next, sockets, couples: size.couples, say, closers };
    result.figures.push(...(await rollBehind(part)));
    result.judged = together(result.judged, await world.judge({ settleMs: SETTLE_MS }));
    result.tally.calls.push(...world.tally.calls);
    result.ends.push(...world.ends());
    await closeAll();
  }
  return { injected: `3 nodes rolled behind ${Object.keys(PROXIES).join(', then ')}; ${sockets} sockets`, ...result };
}

/** Two judgements as one: counts are added, lists joined. */
function together(one, other) {
  if (!one) return other;
  return Object.fromEntries(
    Object.entries(other).map(([key, value]) => [key, Array.isArray(value) ? [...one[key], ...value] : one[key] + value]),
  );
}

/** One proxy: connects the crowd, rolls all nodes while couples write, and returns the figures. */
async function rollBehind({ name, proxy, world, release, sockets, couples, say, closers }) {
  const sessions = await world.couples(sockets / 2 + couples);
  const loaders = await connectCrowd(proxy.url, sessions.slice(couples), closers);
  const pages = await world.open(sessions.slice(0, couples), pageMaker(proxy.url), [proxy.url]);
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS));
  const from = wall();
  await pause(2000);
  const rolls = [];
  for (const node of world.nodes) rolls.push(await roll(node, release, loaders));
  until.at = 0;
  await Promise.all(chats);
  const { moves, missing } = await crowdOf(loaders);
  for (const loader of loaders) loader.stop();
  const calls = world.tally.calls.filter(({ what, at }) => at >= from && /^(?:GET|POST) /.test(what));
  const events = world.tally.calls.filter(({ what, at }) => at >= from && what.startsWith('couples:'));
  for (const { moved, peak, backMs, stopMs } of rolls)
    say(
      `${name}: ${moved} sockets moved, peak ${peak.toFixed(2)} x an even spread over ${evenOver(moved) / 1000} s, all back ${Math.round(backMs)} ms after the signal; the node was gone after ${Math.round(stopMs)} ms`,
    );
  say(
    `${name}: ${calls.length} calls of pages; moves a client: ${[0, 1, 2, 3].map((n) => `${moves.filter((m) => m === n).length} x ${n}`).join(', ')}`,
  );
  return [
    { what: `${name}: moves of a client, most`, ours: Math.max(...moves), atMost: 2 },
    { what: `${name}: peak of reconnections, of an even spread`, ours: Math.max(...rolls.map(({ peak }) => peak)), atMost: 1.5 },
    {
      what: `${name}: all are back after, worst`,
      unit: 'ms',
      ours: Math.max(...rolls.map(({ backMs }) => backMs)),
      atMost: 30_000,
    },
    { what: `${name}: clients that did not come back`, ours: missing, atMost: 0 },
    {
      what: `${name}: the process is gone after, worst`,
      unit: 'ms',
      ours: Math.max(...rolls.map(({ stopMs }) => stopMs)),
      atMost: 30_000,
    },
    {
      what: `${name}: calls that failed (5xx, or no answer)`,
      ours: calls.filter(({ status }) => status >= 500 || status <= 0).length,
      atMost: 0,
    },
    { what: `${name}: events that failed (5xx)`, ours: events.filter(({ status }) => status >= 500).length, atMost: 0 },
    {
      what: `${name}: nodes of another release`,
      ours: rolls.filter(({ version }) => version !== release.version).length,
      atMost: 0,
    },
  ];
}

/** The crowd's pages, each from an address of its own: nginx takes the first three numbers of one. */
async function connectCrowd(url, sessions, closers) {
  const seats = sessions.flatMap((session, number) =>
    ['partner1', 'partner2'].map((role, seat) => ({ session, role, address: addressOf(2 * number + seat) })),
  );
  const loaders = [];
  closers.push(() => {
    for (const loader of loaders) loader.stop();
  });
  const connecting = [];
  for (let number = 0; number < LOADERS; number++) {
    const loader = await startLoad('rolling.mjs');
    loaders.push(loader);
    connecting.push(loader.ask({ url, seats: seats.filter((_seat, at) => at % LOADERS === number) }));
  }
  await Promise.all(connecting);
  return loaders;
}

const addressOf = (number) => `127.${1 + (number >> 8)}.${number & 255}.1`;

/** Judged pages: by WebSocket, by long-polling, and by calls alone. */
function pageMaker(url) {
  return (options, number, seat) => {
    // Beyond the crowd's.
    const jar = new Jar(url, options.session.cookies[options.role], `127.200.${2 * number + seat}.1`);
    if (number % 3 === 2) return new PollingPage({ ...options, jar });
    const transports = number % 3 === 1 ? ['polling'] : ['websocket'];
    return new Page({ ...options, jar, transports, againMs: againAsClient });
  };
}

/** What the crowd has seen: reconnections, and who is away. */
async function crowdOf(loaders) {
  const answers = await Promise.all(loaders.map((loader) => loader.ask({})));
  const connected = answers.flatMap(({ connectedAt }) => connectedAt);
  return {
    connectedAt: connected.flat(),
    moves: connected.map((times) => times.length - 1),
    missing: answers.reduce((sum, { missing }) => sum + missing, 0),
  };
}

/** Stops one node, starts it as the other release, and waits until all clients are back and the proxy must have seen it. */
async function roll(node, release, loaders) {
  const at = wall();
  const { ms: stopMs } = await node.kill('SIGTERM');
  node.file = release.file;
  await node.start();
  const startedAt = wall();
  let crowd = await crowdOf(loaders);
  while (crowd.missing > 0 && wall() - at < PATIENCE_MS) {
    await pause(500);
    crowd = await crowdOf(loaders);
  }
  const times = crowd.connectedAt.filter((time) => time >= at);
  await pause(Math.max(0, startedAt + SEEN_BACK_MS - wall()));
  const { body } = await call(node.url, { path: '/healthz' });
  return {
    stopMs,
    moved: times.length,
    peak: peakOf(times),
    backMs: times.reduce((most, time) => Math.max(most, time), at) - at,
    version: body.version,
  };
}
