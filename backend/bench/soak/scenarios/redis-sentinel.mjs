import { startRedisSentinels } from '../../../src/testing/redis-servers.ts';
import { redisDrill } from '../lib/redis-drill.mjs';

/** Milliseconds after which a sentinel takes a silent server for dead; its own default is 30,000. */
const DOWN_AFTER_MS = 2000;

/** One Redis with a replica, and three sentinels. */
async function start() {
  const servers = await startRedisSentinels({ downAfterMs: DOWN_AFTER_MS });
  return { ...servers, resume: () => undefined };
}

let lost = null;

const faults = [
  {
    name: 'master killed',
    isSeen: true,
    async go(redis) {
      lost = await redis.master();
      await lost.kill();
    },
    back: () => lost.revive(),
  },
  {
    name: 'master stopped',
    isSeen: true,
    async go(redis) {
      lost = await redis.master();
      lost.freeze();
    },
    back: () => lost.thaw(),
  },
];

export const run = (soak) => redisDrill({ start, faults }, soak);
