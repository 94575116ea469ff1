import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../stand-ins/postgres/postgres.ts';
import { SCHEMA } from '../app.features.ts';
import { openDatabase } from '../database/database.ts';
import { createJobs } from '../database/jobs.ts';
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

interface Services {
  templateUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/** Projects of one run share them, and each has this file as a module of its own: so they are kept by the process. */
interface Shared {
  services: Promise<Services> | null;
  users: number;
}

declare global {
  var besideTests: Shared | undefined;
}

/** Starts a real PostgreSQL with a template database, and a real Redis, once for all tests that need them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.besideTests ??= { services: null, users: 0 };
  const shared = globalThis.besideTests;
  shared.users += 1;
  shared.services ??= start();
  const { templateUrl, redisUrl, stop } = await shared.services;
  project.provide('templateUrl', templateUrl);
  project.provide('redisUrl', redisUrl);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.services = null;
    await stop();
  };
}

async function start(): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'beside-test-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(folder, 0o755);
  // Tests' rows need not survive the machine.
  const [postgres, redis] = await Promise.all([
    startPostgres(join(folder, 'postgres'), {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      // Nothing of it is replicated; cloning a database then logs less.
      wal_level: 'minimal',
      max_wal_senders: '0',
    }),
    startRedis(),
  ]);
  const template = new URL(postgres.url);
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  // Tests connect some thousand times, and the real number of rounds costs both sides milliseconds.
  await admin.query('set scram_iterations = 1');
  await admin.query(`alter role ${admin.escapeIdentifier(template.username)} password ${admin.escapeLiteral(template.password)}`);
  await admin.query(`create database ${TEMPLATE}`);
  template.pathname = `/${TEMPLATE}`;
  const log = createLog('silent');
  const db = await openDatabase(template.href, SCHEMA, log);
  await db.close();
  const jobs = await createJobs(template.href, log, { connections: 2 });
  await jobs.stop();
  await admin.end();
  return {
    templateUrl: template.href,
    redisUrl: redis.url,
    stop: async () => {
      redis.stop();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
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
