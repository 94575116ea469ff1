import express from 'express';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { connectRedis, type SharedRedis } from '../lib/redis.ts';
import { VERSION } from '../lib/version.ts';
import { watchDegraded } from '../metrics/degraded.ts';
import { listen } from '../testing/listen.ts';
import { WAIT } from '../testing/wait.ts';
import { createHealth } from './health.ts';

const log = createLog('silent');

/** The answers of `/healthz` and `/readyz`. */
async function ask(pool: pg.Pool, redis: SharedRedis | null, isStopping = false) {
  const idle = { waiting: 0, oldestSeconds: 0 };
  const degraded = watchDegraded({
    ...{ redis, notifications: { isReceiving: () => true } },
    installation: async () => ({ queues: { replies: idle, jobs: idle }, backupAge: null }),
  });
  const { url, close } = await listen(express().use(createHealth(pool, degraded, () => isStopping)));
  const answers = await Promise.all(
    ['/healthz', '/readyz'].map(async (path) => {
      const answer = await fetch(url + path);
      return [answer.status, await answer.json()];
    }),
  );
  close();
  degraded.close();
  await pool.end();
  redis?.close();
  return answers;
}

const serves = [200, { success: true, version: VERSION, commit: null }];
const there = (): pg.Pool => new pg.Pool({ connectionString: inject('templateUrl').replace(/[^/]+$/, 'postgres') });
const unreachable = (): pg.Pool => new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none' });

it('is ready when its database answers, with or without Redis', async () => {
  const redis = connectRedis({ kind: 'single', url: inject('redisUrl') }, log);
  await vi.waitUntil(() => redis.isAnswering(), WAIT);
  const ready = [200, { success: true, degraded: [] }];
  expect(await ask(there(), redis)).toEqual([serves, ready]);
  expect(await ask(there(), null)).toEqual([serves, ready]);
});

it('goes on without Redis, and reports it', async () => {
  const away = connectRedis({ kind: 'single', url: 'redis://127.0.0.1:1' }, log);
  expect(await ask(there(), away)).toEqual([serves, [200, { success: true, degraded: ['redis'] }]]);
});

it('serves, but is not ready, while its database is away', async () => {
  const away = connectRedis({ kind: 'single', url: 'redis://127.0.0.1:1' }, log);
  const unavailable = { success: false, code: 'unavailable', message: expect.any(String) };
  expect(await ask(unreachable(), null)).toEqual([serves, [503, { ...unavailable, degraded: ['database'] }]]);
  expect(await ask(unreachable(), away)).toEqual([serves, [503, { ...unavailable, degraded: ['database', 'redis'] }]]);
});

it('serves, but is not ready, once it was told to stop', async () => {
  const answer = { success: false, code: 'unavailable', message: 'This node is stopping', degraded: ['stopping'] };
  expect(await ask(there(), null, true)).toEqual([serves, [503, answer]]);
});
