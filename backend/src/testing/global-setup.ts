import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/database.ts';
import { createJobs } from '../database/jobs.ts';
import { startPostgres } from '../embedded/postgres.ts';
import { createLog } from '../lib/logger.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database with all tables, which each test file clones. */
    templateUrl: string;
    redisUrl: string;
  }
}

const TEMPLATE = 'beside_template';

/** Starts a real PostgreSQL with a template database, and a real Redis, for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-test-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(folder, 0o755);
  // Tests' rows need not survive the machine.
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off', synchronous_commit: 'off' });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  const log = createLog('silent');
  const db = await openDatabase(template.href, log);
  await db.close();
  const jobs = await createJobs(template.href, log, { connections: 2 });
  await jobs.stop();
  const redis = await startRedis();
  project.provide('templateUrl', template.href);
  project.provide('redisUrl', redis.url);
  return async () => {
    redis.stop();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  };
}

async function startRedis(): Promise<{ url: string; stop(): void }> {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: () => undefined };
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new Error('redis-server is not on the path: install it (apt-get install redis-server), or set REDIS_URL')),
    );
    server.stdout.on('data', (chunk: Buffer) => {
      if (/ready to accept connections/i.test(chunk.toString())) resolve();
    });
    server.once('exit', () => reject(new Error('redis-server ended at once')));
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill() };
}
