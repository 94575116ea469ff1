import { pause, wall } from '../../lib/clock.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 50, seconds: 120 }, quick: { couples: 10, seconds: 20 } };
const KILL_EVERY_MS = 2000;
const WRITE_EVERY_MS = 1000;
const SETTLE_MS = 90_000;

/** Three nodes over one Redis; one of them is killed every two seconds and started again. */
export async function run({ quick, say, keep }) {
  const { couples, seconds } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 3 });
  keep(world.stop);
  const pages = await world.open(await world.couples(couples));
  const until = wall() + seconds * 1000;
  let kills = 0;
  const starts = [];
  const killing = (async () => {
    for (;;) {
      await pause(KILL_EVERY_MS);
      if (wall() >= until) return;
      const node = world.nodes[kills++ % world.nodes.length];
      await node.kill('SIGKILL');
      // The next kill does not wait for the start.
      starts.push(node.start());
    }
  })();
  await Promise.all([killing, ...pages.map((page) => page.chat(until, WRITE_EVERY_MS))]);
  await Promise.all(starts);
  // A machine that is busy with starting nodes has a backlog of messages at the end: it is sent before it is judged.
  const judged = await world.judge({ settleMs: SETTLE_MS });
  say(
    `${kills} kills, ${judged.acknowledged} messages, ${judged.answers} answers; ${world.tally.count(0)} calls lost their connection`,
  );
  return { injected: `${kills} x kill -9, ${couples} couples`, judged, tally: world.tally, ends: world.ends() };
}
