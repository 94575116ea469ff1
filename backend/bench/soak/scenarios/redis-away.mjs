import { redisOutage } from '../lib/redis-outage.mjs';

const way = { go: (redis) => redis.kill(), back: (redis) => redis.revive(), injected: 'Redis killed' };

export const run = (soak) => redisOutage(way, soak);
