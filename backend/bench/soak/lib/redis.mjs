import { startRedis } from '../../lib/redis.mjs';
import { signal } from './postgres.mjs';

/** A Redis that can be away, hang, and come back where it was. */
export async function mortalRedis() {
  let redis = await startRedis();
  if (!redis) throw new Error('redis-server is not on the path: the soak needs it');
  const { url, port } = redis;
  return {
    url,
    kill: () => redis.stop(),
    async revive() {
      redis = await startRedis(port);
      if (!redis) throw new Error('Redis did not come back');
    },
    hang: () => signal(redis.pid, 'SIGSTOP'),
    resume: () => signal(redis.pid, 'SIGCONT'),
    stop: () => redis.stop(),
  };
}
