import { redisOutage } from '../lib/redis-outage.mjs';

const way = { go: (redis) => redis.hang(), back: (redis) => redis.resume(), injected: 'Redis stopped' };

export const run = (soak) => redisOutage(way, soak);
