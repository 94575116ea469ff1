import { pause, wall } from '../../lib/clock.mjs';
import { median, slope } from '../../lib/numbers.mjs';
import { cpuOf, handlesOf, memoryOf } from '../../lib/proc.mjs';
import { askNode } from '../lib/ask-node.mjs';
import { startMixed } from '../lib/mixed.mjs';
import { startWorld } from '../lib/world.mjs';

/** Minutes of the judged stretch (`--minutes 60` is the hour of the bar), and the share that noise alone may add in so short a time. */
const SIZES = { full: { couples: 40, minutes: 8, noise: 0.02 }, quick: { couples: 12, minutes: 1, noise: 0.05 } };
const LOAD = 0.3;
const LOOK_EVERY_MS = 1000;
const SETTLE_MS = 5000;
/** What was seen is said so many times, so that a long run that ends too early has shown something. */
const REPORTS = 12;
/** Share of the stretch before the judgement, in which the heap and the pools fill. */
const WARM = 0.5;

/** Steady load of about a third of the processor: messages, advice and registrations, with memory and file handles measured. */
export async function run({ quick, minutes, say, keep }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const ms = (minutes ?? size.minutes) * 60_000;
  const world = await startWorld({
    nodes: 1,
    execArgv: ['--import', new URL('../../lib/collector.mjs', import.meta.url).pathname],
  });
  keep(world.stop);
  const [node] = world.nodes;
  const pages = await world.open(await world.couples(size.couples));
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const mixed = startMixed(world, { until: going, advisers: 2, registrants: 1 });
  // Everybody writes more often until the node has the wanted load.
  const every = { ms: 4000 };
  const chats = pages.map((page) => chat(page, going, every));
  for (let step = 0; step < 6; step++) {
    const before = cpuOf(node.pid);
    await pause(SETTLE_MS);
    const load = (cpuOf(node.pid) - before) / (SETTLE_MS / 1000);
    every.ms = Math.min(8000, Math.max(100, (every.ms * load) / LOAD));
  }
  await pause(ms * WARM);
  const live = [await askNode(node, 'live')];
  const [memory, handles] = [[], []];
  const from = wall();
  const before = cpuOf(node.pid);
  while (wall() < from + ms) {
    await pause(LOOK_EVERY_MS);
    memory.push(memoryOf(node.pid));
    const { sockets, others } = handlesOf(node.pid);
    handles.push(sockets + others);
    if (memory.length % Math.ceil(ms / LOOK_EVERY_MS / REPORTS) === 0)
      say(
        `after ${Math.round((wall() - from) / 60_000)} minutes: ${memory.at(-1).toFixed(0)} MiB, ${handles.at(-1)} file handles`,
      );
  }
  const load = ((cpuOf(node.pid) - before) * 1000) / (wall() - from);
  live.push(await askNode(node, 'live'));
  until.at = 0;
  await Promise.all([...chats, mixed.done]);
  const judged = await world.judge();
  const anHour = (slope(memory) * 3_600_000) / LOOK_EVERY_MS / median(memory);
  const half = (list) => [median(list.slice(0, list.length / 2)), median(list.slice(list.length / 2))];
  const [first, second] = half(memory);
  const [openFirst, openSecond] = half(handles);
  const gain = Math.max(size.noise, (0.01 * ms) / 3_600_000);
  say(
    `${Math.round(load * 100)} % of a processor for ${(ms / 60_000).toFixed(1)} minutes; slope ${(anHour * 100).toFixed(1)} % an hour, ${median(memory).toFixed(0)} MiB`,
  );
  return {
    injected: `${Math.round(load * 100)} % load, ${(ms / 60_000).toFixed(1)} minutes`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    faults: await mixed.lost(),
    figures: [
      { what: 'resident memory, second half beside first', unit: '%', ours: (second / first - 1) * 100, atMost: gain * 100 },
      { what: 'live heap, end beside beginning', unit: '%', ours: (live[1] / live[0] - 1) * 100, atMost: gain * 200 },
      { what: 'file handles gained, second half beside first', ours: openSecond - openFirst, atMost: 2 },
    ],
  };
}

async function chat(page, until, every) {
  while (wall() < until) {
    page.write();
    await pause(every.ms * (0.5 + Math.random()));
  }
}
