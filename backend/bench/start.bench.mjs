import { get } from 'node:http';
import { now, pause } from './lib/clock.mjs';
import { median } from './lib/numbers.mjs';
import { cpuOf, memoryOf } from './lib/proc.mjs';
import { freePort, startServer, stop } from './lib/processes.mjs';
import { startRedis } from './lib/redis.mjs';
import { row } from './lib/table.mjs';

/**
 * Milliseconds between two connection attempts before the server listens, and of rest before memory is read: V8 gives unused pages back some eight
 * seconds after it has found them.
 */
const KNOCK_MS = 4;
const REST_MS = 20_000;
const PROGRAMS = {
  product: ['../bundle/main.js', '/readyz'],
  bare: ['baseline/start.mjs', '/'],
};

/** From start to the first answer with the database up, and memory at rest, beside the bare Socket.IO, TypeORM and Redis. */
export async function startBench({ database, model, quick, say }) {
  const rounds = quick ? 2 : 5;
  const redis = await startRedis();
  if (!redis) say('redis-server is not on the path: both start without it');
  const env = {
    DATABASE_URL: database.url,
    OPENAI_BASE_URL: model.url,
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const results = { product: [], bare: [] };
  await once('product', env, 0);
  for (let round = 1; round <= rounds; round++) {
    for (const name of Object.keys(results)) {
      const result = await once(name, env, round === rounds ? REST_MS : 200);
      results[name].push(result);
      say(
        `start ${round}, ${name}: ${result.ms.toFixed(0)} ms, ${result.cpu.toFixed(2)} s of processor time, ${result.mib.toFixed(0)} MiB`,
      );
    }
  }
  await redis?.stop();
  const middle = (name, key) => median(results[name].map((result) => result[key]));
  const beside = (what, unit, key, more) =>
    row({
      what,
      unit,
      ours: middle('product', key),
      bare: middle('bare', key),
      ...more,
    });
  const rest = {
    ours: results.product.at(-1).mib,
    bare: results.bare.at(-1).mib,
  };
  return [
    {
      title: 'Start, database up; beside bare Socket.IO, TypeORM and Redis',
      rows: [
        beside('start to first answer', 'ms', 'ms', { atMost: 1.5 }),
        beside('processor time until then', 's', 'cpu'),
        row({ what: 'memory at rest', unit: 'MiB', ...rest, atMost: 2 }),
        row({
          what: 'memory at rest',
          unit: 'MiB',
          ours: rest.ours,
          atMost: 200,
        }),
      ],
    },
  ];
}

async function once(name, env, restMs) {
  const [file, path] = PROGRAMS[name];
  const port = await freePort();
  const began = now();
  const { child, ended } = startServer(file, port, env);
  await Promise.race([answered(`http://127.0.0.1:${port}${path}`), ended]);
  const ms = now() - began;
  const cpu = cpuOf(child.pid);
  await pause(restMs);
  const mib = memoryOf(child.pid);
  await stop(child);
  return { ms, cpu, mib };
}

async function answered(url) {
  for (;;) {
    const status = await new Promise((resolve) => {
      get(url, (response) => response.resume().once('end', () => resolve(response.statusCode))).once('error', () => resolve(0));
    });
    if (status === 200) return;
    await pause(KNOCK_MS);
  }
}
