import { randomUUID } from 'node:crypto';
import { pause, wall } from '../../lib/clock.mjs';
import { unclearFigures, unclearKinds } from '../lib/figures.mjs';
import { call } from '../lib/http.mjs';
import { startMixed } from '../lib/mixed.mjs';
import { Page } from '../lib/page.mjs';
import { PollingPage } from '../lib/polling-page.mjs';
import { wellAfter } from '../lib/wellness.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 12, awayMs: 30_000 }, quick: { couples: 4, awayMs: 10_000 } };
const WRITE_EVERY_MS = 900;
const CALM_MS = 4000;
/** Milliseconds between two rounds of new callers while the database is away. */
const COME_EVERY_MS = 500;
/** Milliseconds within which the nodes must report that they are not ready. */
const NOT_READY_MS = 6000;

/** How the database fails, and comes back with the time at which it does. */
const WAYS = {
  'away, idle': { isBusy: false, go: (postgres) => postgres.crash(), back: (postgres) => postgres.revive() },
  'away, busy': { isBusy: true, go: (postgres) => postgres.crash(), back: (postgres) => postgres.revive() },
  'hung, busy': {
    isBusy: true,
    go: (postgres) => postgres.hang(),
    back(postgres) {
      postgres.resume();
      return wall();
    },
  },
};

/** PostgreSQL is away for half a minute: once without load, once under load, and once suspended. */
export async function run({ quick, say, keep }) {
  const { couples, awayMs } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  keep(world.stop);
  const [probe, ...sessions] = await world.couples(couples + 1);
  const open = (options, number, seat) => (seat === 1 && number % 2 === 0 ? new PollingPage(options) : new Page(options));
  const pages = await world.open(sessions, open);
  const outages = [];
  const figures = [];
  const faults = [];
  for (const [name, { isBusy, go, back }] of Object.entries(WAYS)) {
    const until = { at: Number.POSITIVE_INFINITY };
    const going = { valueOf: () => until.at };
    const mixed = isBusy ? startMixed(world, { until: going, advisers: 6 }) : null;
    const chats = isBusy ? pages.map((page) => page.chat(going, WRITE_EVERY_MS)) : [];
    await pause(CALM_MS);
    const from = wall();
    await go(world.postgres);
    const outage = { from, until: Number.POSITIVE_INFINITY };
    outages.push(outage);
    const ready = { untilNot: null };
    const coming = isBusy ? comers(world, probe, outage, ready) : Promise.resolve();
    await pause(awayMs);
    const since = await back(world.postgres);
    const well = await wellAfter(world, probe, since);
    outage.until = since + well;
    await coming;
    await pause(CALM_MS);
    until.at = 0;
    await Promise.all([...chats, mixed?.done]);
    faults.push(...((await mixed?.lost()) ?? []));
    say(
      `${name} ${awayMs / 1000} s: well ${Math.round(well)} ms after the return, ${world.ends().length} nodes had ended so far`,
    );
    figures.push({ what: `${name}: well after the return`, unit: 'ms', ours: well, atMost: 5000 });
    if (isBusy)
      figures.push({
        what: `${name}: not ready, as told by /readyz`,
        unit: 'ms',
        ours: ready.untilNot ?? awayMs,
        atMost: NOT_READY_MS,
      });
  }
  const judged = await world.judge({ outages });
  for (const kind of unclearKinds(world.tally, outages)) say(`without a clear answer within 5 s: ${kind}`);
  judged.lost += faults.length;
  return {
    injected: `PostgreSQL ${Object.keys(WAYS).join('; ')}, ${awayMs / 1000} s each`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults,
    figures: [...unclearFigures(world.tally, outages), ...figures],
  };
}

/** New callers during an outage: each call is answered, and no answer claims a success that did not happen. */
async function comers(world, probe, outage, ready) {
  const under = [];
  const cookie = probe.cookies.partner1;
  const calls = () => [
    { what: 'GET user', path: '/api/auth/user', cookie },
    { what: 'POST visitor', method: 'POST', path: '/api/visitor' },
    { what: 'GET history', path: '/api/couples/history', cookie },
    {
      what: 'POST login',
      method: 'POST',
      path: '/api/auth/login',
      body: { email: `${randomUUID()}@example.com`, password: 'not this one' },
    },
  ];
  while (wall() < outage.until) {
    for (const url of world.urls)
      for (const { what, ...order } of [...calls(), { what: 'GET readyz', path: '/readyz' }]) {
        const at = wall();
        under.push(
          call(url, { ...order, ip: world.ip() }).then(({ status }) => {
            world.tally.add(what, at, status);
            if (what === 'GET readyz' && status === 503) ready.untilNot ??= wall() - outage.from;
          }),
        );
      }
    await pause(COME_EVERY_MS);
  }
  await Promise.all(under);
}
