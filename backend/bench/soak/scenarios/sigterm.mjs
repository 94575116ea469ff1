import { pause } from '../../lib/clock.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 20, rounds: 5 }, quick: { couples: 8, rounds: 2 } };
const WRITE_EVERY_MS = 500;
/** Milliseconds of load before each stop: long enough for counsellors to write. */
const CALM_MS = 14_000;

/** Nodes stop one after the other while couples write and the counsellor replies. */
export async function run({ quick, say, keep }) {
  const { couples, rounds } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  keep(world.stop);
  const pages = await world.open(await world.couples(couples));
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS));
  const stops = [];
  for (let round = 0; round < rounds; round++) {
    await pause(CALM_MS);
    const node = world.nodes[round % world.nodes.length];
    const stop = await node.kill('SIGTERM');
    stops.push(stop);
    say(`stopped after ${stop.ms.toFixed(0)} ms with ${stop.code}`);
    await node.start();
  }
  await pause(2000);
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge();
  const failed = world.tally.calls.filter(({ what, status }) => what === 'couples:send' && status >= 400);
  for (const status of new Set(failed.map((call) => call.status)))
    say(`${failed.filter((call) => call.status === status).length} messages were refused with ${status}, and sent again`);
  return {
    injected: `${rounds} x SIGTERM`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    figures: [
      { what: 'the process is gone after, worst', unit: 'ms', ours: Math.max(...stops.map(({ ms }) => ms)), atMost: 30_000 },
      { what: 'ends with another code than 0', ours: stops.filter(({ code }) => code !== 0).length, atMost: 0 },
      { what: 'acknowledgements that failed', ours: failed.length, atMost: 0 },
      { what: 'messages without any answer', ours: world.tally.count(-1), atMost: 0 },
    ],
  };
}
