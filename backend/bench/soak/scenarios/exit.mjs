import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPushWorld } from '../lib/push-world.mjs';

/** `each`: exits of the installed app, and of a browser's tab. */
const SIZES = { full: { each: 50 }, quick: { each: 8 } };
const BROWSER = join(import.meta.dirname, '../../../../frontend/e2e/harness/exit-browser.mjs');
/** What an exit takes at most (design, the app). */
const GONE_MS = 1000;

/** Every way out, with a connection, without one, and with the one call to the server lost. */
const EXITS = [
  { way: 'button', connection: 'on' },
  { way: 'keys', connection: 'lost' },
  { way: 'kept', connection: 'off' },
  { way: 'help', connection: 'on' },
  { way: 'button', connection: 'off' },
  { way: 'help', connection: 'lost' },
  { way: 'keys', connection: 'on' },
  { way: 'help', connection: 'off' },
];

/** Quick exits of a device that keeps an advice, shows a notification and receives pushes: what is left of them, and for how long. */
export async function run({ quick, say, keep }) {
  const { each } = quick ? SIZES.quick : SIZES.full;
  const world = await startPushWorld();
  const browser = fork(BROWSER);
  keep(async () => {
    browser.kill();
    await world.stop();
  });
  const exits = Array.from({ length: each }, (_, at) => EXITS[at % EXITS.length]);
  const results = await play(browser, world, { url: world.urls[0], service: world.service.url, exits }, say);
  const count = (holds) => results.filter(holds).length;
  return {
    injected: `${results.length} exits`,
    ends: world.ends(),
    faults: results.flatMap(({ faults }) => faults),
    figures: [
      { what: 'exits of the installed app', ours: count(({ isInstalled }) => isInstalled), atLeast: each },
      { what: 'exits of a tab', ours: count(({ isInstalled }) => !isInstalled), atLeast: each },
      {
        what: 'exits without a connection',
        ours: count(({ connection }) => connection === 'off'),
        atLeast: Math.floor((2 * each) / 3),
      },
      {
        what: 'until nothing is left on the device, most',
        unit: 'ms',
        ours: Math.max(...results.map(({ tookMs }) => tookMs)),
        atMost: GONE_MS,
      },
      { what: 'rows of subscriptions after the next push', ours: results.reduce((sum, { rows }) => sum + rows, 0), atMost: 0 },
    ],
  };
}

/** Has the browser go through its exits, and tells it meanwhile what the server has stored. */
async function play(browser, { query }, order, say) {
  const ended = once(browser, 'exit').then(() => [{ result: { fault: 'The browser ended' } }]);
  const results = [];
  for (;;) {
    const [said] = await Promise.race([once(browser, 'message'), ended]);
    if (said.ended) return results;
    if (said.ask === 'order') browser.send(order);
    if (said.ask === 'rows') browser.send({ rows: await rowsOf(query, said.endpoint) });
    if (!said.result) continue;
    if (said.result.fault) throw new Error(said.result.fault);
    results.push(said.result);
    say(exitText(results.length, said.result));
  }
}

async function rowsOf(query, endpoint) {
  const [{ count }] = await query('select count(*)::integer as count from push_subscriptions where endpoint = $1', [endpoint]);
  return count;
}

const exitText = (number, { isInstalled, way, connection, tookMs, faults }) =>
  `exit ${number}, ${isInstalled ? 'installed' : 'tab'}, ${way}, connection ${connection}: ${Math.round(tookMs)} ms${faults.map((fault) => `; ${fault}`).join('')}`;
