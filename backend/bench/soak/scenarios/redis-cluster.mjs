import { startRedisCluster } from '../../../src/testing/redis-servers.ts';
import { redisDrill } from '../lib/redis-drill.mjs';

const SLOTS = 16_384;
/** Milliseconds after which the cluster takes a silent server for dead; its own default is 15,000. */
const NODE_TIMEOUT_MS = 2000;

/** Three masters, each with a replica. */
async function start() {
  const cluster = await startRedisCluster({ replicas: true, nodeTimeoutMs: NODE_TIMEOUT_MS });
  return { ...cluster, resume: () => undefined };
}

/** The present master of the slots in the middle of a third. */
const masterOf = (cluster, third) => cluster.ownerOf(Math.floor(((third + 0.5) * SLOTS) / 3));

let lost = null;

/** The slots that hold something at a master, moved to another one after the other. */
async function moveSlots(cluster) {
  const [from, to] = [await masterOf(cluster, 1), await masterOf(cluster, 2)];
  const keys = String(await from.ask('SCAN', 0, 'COUNT', 1000))
    .split(',')
    .slice(1);
  const busy = await Promise.all(keys.filter(Boolean).map((key) => from.ask('CLUSTER', 'KEYSLOT', key)));
  const [start] = [Math.floor(SLOTS / 3) + 1];
  // Also some that have channels alone.
  const slots = new Set([...busy, ...Array.from({ length: 200 }, (_, at) => start + at * 20)]);
  let moved = 0;
  for (const slot of slots) moved += await cluster.moveSlot(Number(slot), from, to);
  return `${slots.size} slots with ${moved} keys moved`;
}

const faults = [
  {
    name: 'master killed',
    isSeen: true,
    async go(cluster) {
      lost = await masterOf(cluster, 0);
      await lost.kill();
    },
    back: () => lost.revive(),
  },
  { name: 'slots moved', isSeen: false, go: moveSlots },
  {
    name: 'master stopped',
    isSeen: true,
    async go(cluster) {
      lost = await masterOf(cluster, 1);
      lost.freeze();
    },
    back: () => lost.thaw(),
  },
];

export const run = (soak) => redisDrill({ start, faults }, soak);
