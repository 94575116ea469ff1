import { alternate, memoryFigure, p99Figure } from '../lib/beside.mjs';
import { startLoad } from '../lib/fork.mjs';
import { againAsClient, Page } from '../lib/page.mjs';
import { startProxy } from '../lib/proxy.mjs';
import { Tally } from '../lib/tally.mjs';
import { startWorld } from '../lib/world.mjs';

const SIZES = { full: { couples: 20, rounds: 3, ms: 40_000, tabs: 3 }, quick: { couples: 8, rounds: 1, ms: 25_000, tabs: 2 } };
const WRITE_EVERY_MS = 250;
const FLOOD_EVERY_MS = 5;
/** More than one opening brings; each as long as a message may be. */
const LONG_MESSAGES = 520;
const LONG = 'We said it again and again. '.repeat(70).trim();
/** Openings a minute that the product's own limit allowed one browser; a hostile one uses them all. */
const OPENINGS_EVERY_MS = 20;
const HOARDERS = 4;
/** Long enough for a node to notice unanswered heartbeats: 25 s. */
const HOARD_MS = 40_000;

/** A reader of 1 KB/s in a flooded conversation; then one that asks for whole conversations and never reads. */
export async function run({ quick, say, keep }) {
  const { couples, rounds, ms, tabs } = quick ? SIZES.quick : SIZES.full;
  const world = await startWorld({ nodes: 1 });
  const proxy = await startProxy(world.urls[0]);
  const hoarder = await startLoad('hoarder.mjs');
  keep(async () => {
    hoarder.stop();
    proxy.stop();
    await world.stop();
  });
  const [flooded, full, ...sessions] = await world.couples(couples + 2);
  const pages = await world.open(sessions);
  const theirs = new Tally();
  // Each comes back after a time of its own, as browsers do: together they would ask at once for all that they have missed.
  const onBadLine = { urls: [proxy.url], againMs: againAsClient };
  const [flooder, reader] = await world.open(
    [flooded],
    (options, _number, seat) => new Page({ ...options, tally: theirs, ...(seat === 1 ? onBadLine : {}) }),
  );
  const more = Array.from(
    { length: tabs - 1 },
    () => new Page({ ...onBadLine, session: flooded, role: 'partner2', ip: world.ip() }),
  );
  for (const tab of more) await tab.start();
  const readers = [reader, ...more];
  const until = { at: Number.POSITIVE_INFINITY };
  const going = { valueOf: () => until.at };
  const chats = [...pages.map((page) => page.chat(going, WRITE_EVERY_MS)), flooder.chat(going, FLOOD_EVERY_MS, LONG)];
  const isOthers = ({ what }) => what === 'couples:send';

  const closesBefore = readers.reduce((sum, { closes }) => sum + closes, 0);
  const slow = await alternate(world, {
    rounds,
    ms,
    accept: isOthers,
    say,
    disturb() {
      proxy.set({ from: 'trickle' });
      return () => proxy.set({});
    },
  });
  const closed = readers.reduce((sum, { closes }) => sum + closes, 0) - closesBefore;
  until.at = 0;
  await Promise.all(chats);
  const judged = await world.judge({ these: pages });
  const caughtUp = await world.judge({ these: [flooder, reader] });
  for (const tab of more) tab.close();

  // The second part has production's limits: they bound the openings.
  const writer = await new Page({ urls: world.urls, session: full, role: 'partner1', ip: world.ip() }).start();
  for (let number = 0; number < LONG_MESSAGES; number++) void writer.write(LONG);
  await writer.settled();
  writer.close();
  const [node] = world.nodes;
  await node.kill('SIGKILL');
  node.env = { ...node.env, RATE_LIMIT_FACTOR: '1' };
  await node.start();
  until.at = Number.POSITIVE_INFINITY;
  const again = pages.map((page) => page.chat(going, WRITE_EVERY_MS * 2));
  const hoarded = { asked: 0, closes: 0 };
  const hoard = await alternate(world, {
    rounds,
    ms: HOARD_MS,
    accept: isOthers,
    say,
    async disturb() {
      const order = { url: node.url, cookie: full.cookies.partner2, ip: world.ip(), token: full.token };
      await hoarder.ask({ ...order, sockets: HOARDERS, everyMs: OPENINGS_EVERY_MS * HOARDERS });
      return async () => {
        const { asked, closes } = await hoarder.ask({ stop: true });
        hoarded.asked += asked;
        hoarded.closes += closes;
      };
    },
  });
  until.at = 0;
  await Promise.all(again);
  const after = await world.judge({ these: pages });
  const [later] = await world.open([full], (options) => new Page({ ...options, tally: theirs }));
  say(
    `the slow tabs were closed ${closed} times; ${hoarded.asked} openings were asked for, and those sockets closed ${hoarded.closes} times`,
  );
  return {
    injected: `${rounds} x 1 KB/s in a flood, ${hoarded.asked} openings unread`,
    judged: { ...judged, faults: [...judged.faults, ...after.faults] },
    tally: world.tally,
    ends: world.ends(),
    faults: caughtUp.faults.map((fault) => `the slow reader, later: ${fault}`),
    figures: [
      p99Figure('1 KB/s: others’ p99', slow, 1.2),
      memoryFigure('1 KB/s: memory gained', slow, 10),
      { what: '1 KB/s: times that a slow tab was closed', ours: closed, atLeast: 1 },
      p99Figure('never reads: others’ p99', hoard, 1.2),
      memoryFigure('never reads: memory gained', hoard, 10),
      { what: 'never reads: times that it was closed', ours: hoarded.closes, atLeast: 1 },
      {
        what: 'never reads: has everything later',
        ours: [...later.screen.values()].filter(({ role }) => role).length,
        atLeast: LONG_MESSAGES,
      },
    ],
  };
}
