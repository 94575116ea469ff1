import { pause } from '../../lib/clock.mjs';
import { Page } from '../lib/page.mjs';
import { startProxy } from '../lib/proxy.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 20, rounds: 3, blindMs: 12_000 }, quick: { couples: 6, rounds: 1, blindMs: 7000 } };
const WRITE_EVERY_MS = 800;
const CALM_MS = 3000;
/** A page waits this long for an acknowledgement before it drops its connection. */
const SILENCE_MS = 5000;

/** The faults of one of two nodes' networks, and their durations. */
const BLOWS = {
  'all connections cut': (proxy) => proxy.cut(),
  'black-holed both ways': (proxy) => proxy.set({ to: 'swallow', from: 'swallow' }),
  'half-open: the node hears nothing': (proxy) => proxy.set({ to: 'swallow' }),
  'half-open: the page hears nothing': (proxy) => proxy.set({ from: 'swallow' }),
  'held back, then released': (proxy) => proxy.set({ to: 'hold', from: 'hold' }),
};

export async function run({ quick, say, keep }) {
  const { couples, rounds, blindMs } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 2 });
  const proxies = await Promise.all(world.urls.map(startProxy));
  keep(async () => {
    for (const proxy of proxies) proxy.stop();
    await world.stop();
  });
  const urls = proxies.map(({ url }) => url);
  const open = (options) => new Page({ ...options, silenceMs: SILENCE_MS });
  const pages = await world.open(await world.couples(couples), open, urls);
  const until = { at: Number.POSITIVE_INFINITY };
  const chats = pages.map((page) => page.chat({ valueOf: () => until.at }, WRITE_EVERY_MS));
  let blows = 0;
  for (let round = 0; round < rounds; round++)
    for (const [name, strike] of Object.entries(BLOWS)) {
      await pause(CALM_MS);
      const proxy = proxies[blows++ % proxies.length];
      const before = pages.reduce((sum, { connectedAt }) => sum + connectedAt.length, 0);
      strike(proxy);
      await pause(name.startsWith('all') ? CALM_MS : blindMs);
      proxy.set({});
      await pause(CALM_MS);
      say(`${name}: ${pages.reduce((sum, { connectedAt }) => sum + connectedAt.length, 0) - before} reconnections`);
    }
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge({ settleMs: 40_000 });
  const catchUps = pages.flatMap(({ connectedAt, caughtUpAt }) =>
    caughtUpAt.map((at) => at - Math.max(...connectedAt.filter((from) => from <= at))),
  );
  return {
    injected: `${blows} x cut, black-holed, half-open, held`,
    judged,
    tally: world.tally,
    ends: world.ends(),
    figures: [{ what: 'caught up after a reconnection, worst', unit: 'ms', ours: Math.max(...catchUps), atMost: 2000 }],
  };
}
