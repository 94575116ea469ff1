import { join } from 'node:path';
import { inject } from 'vitest';
import type { StripeServer } from '../../stand-ins/stripe/stripe.server.ts';
import { type AnyFeature, ENGINES, FEATURES } from '../app.features.ts';
import { type App, createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createJobs, type JobsOptions } from '../database/jobs.ts';
import { openPgNotifications } from '../database/pg-notifications.ts';
import { schemaOf } from '../database/tables.ts';
import { createLog, type FullLog } from '../lib/logger.ts';
import { createMailer } from '../lib/mailer.ts';
import { createPasswords } from '../lib/passwords.ts';
import type { PushSender } from '../lib/push/push-sender.ts';
import { createPushSender } from '../lib/push/web-push-sender.ts';
import { connectRedis } from '../lib/redis.ts';
import { createPayments } from '../lib/stripe.ts';
import { Views } from './hold-views.ts';
import { delayByChance } from './late-answers.ts';
import { Browser } from './test-browser.ts';

export interface TestApp extends App {
  url: string;
  db: Database;
  /** A new browser: cookies, sockets, an address. */
  browser(ip?: string): Browser;
  /** Fails if an answer or a push did not fit its view. */
  close(): Promise<void>;
}

export interface TestAppOptions {
  databaseUrl: string;
  modelUrl: string;
  /** Joins the tests' Redis, for more than one node. */
  cluster?: boolean;
  env?: Record<string, string>;
  /** The folder of the client assets; none by default. */
  clientFolder?: string;
  /** Receives what the node logs. */
  log?: FullLog;
  /** Takes payments by this server. */
  stripe?: Pick<StripeServer, 'url' | 'secretKey' | 'publishableKey' | 'webhookSecret'>;
  /** Sends notifications. Without it, what the environment configures does; see `push-service.ts`. */
  push?: PushSender;
  /** How soon other nodes take over a dead node's jobs. */
  rescue?: JobsOptions['rescue'];
  /** Features beside the product's. */
  features?: readonly AnyFeature[];
  /** Runs what is due by the clock. Without it no test depends on the time of day: it calls what it needs. */
  timetable?: boolean;
}

const addresses = { next: 1 };
/** Its threads serve all nodes of a process. The real cost is a third of what the tests of accounts take. */
const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

/** The whole product as one node, over a real database, listening on a port of its own. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const { databaseUrl, modelUrl, cluster = false, env = {}, clientFolder = join(import.meta.dirname, 'no-interface') } = options;
  const config = loadConfig({
    SESSION_SECRET: 'a secret of the tests',
    TRUST_PROXY: 'true',
    RATE_LIMIT_FACTOR: '100',
    // The model double answers or the test ends its silence: a time-out is asked for where it is meant.
    MODEL_TIMEOUT_MS: '60000',
    ...env,
  });
  const log = options.log ?? createLog(process.env.TEST_LOG ?? 'silent');
  const features = [...FEATURES, ...(options.features ?? [])];
  const db = await openDatabase(databaseUrl, schemaOf([...ENGINES, ...features]), log);
  delayByChance(db.pool);
  const redis = cluster ? connectRedis({ kind: 'single', url: inject('redisUrl') }, log) : null;
  const model = { apiKey: null, baseUrl: modelUrl, name: 'test', timeoutMs: config.model.timeoutMs, demo: true };
  const [notifications, jobs] = await Promise.all([
    openPgNotifications(databaseUrl, log),
    createJobs(databaseUrl, log, { connections: 3, rescue: options.rescue, timetable: options.timetable ?? false }),
  ]);
  const { smtpUrl, from } = config.mail;
  const { account, hosts } = config.push;
  const push = options.push ?? (account ? createPushSender({ ...account, hosts }, log) : null);
  const mailer = smtpUrl ? createMailer({ smtpUrl, from, appName: config.appName }, log) : null;
  const app = await createApp({
    config,
    db,
    redis,
    notifications,
    jobs,
    passwords,
    mailer,
    push,
    payments: options.stripe ? await createPayments({ ...options.stripe, apiUrl: options.stripe.url }) : null,
    log,
    model,
    clientFolder,
    features,
  });
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  app.replies.start();
  if (mailer || options.stripe) await jobs.start();
  const address = app.http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const browsers: Browser[] = [];
  const views = new Views(app.declared);
  return {
    ...app,
    url,
    db,
    browser(ip) {
      const number = addresses.next++;
      const browser = new Browser(url, ip ?? `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, views);
      browsers.push(browser);
      return browser;
    },
    async close() {
      for (const browser of browsers) browser.close();
      await app.replies.drain(0);
      const closed = app.io.close();
      // It waits for calls, which wait for replies that no node writes any more.
      app.http.closeAllConnections();
      await closed;
      await app.stop();
      await Promise.all([jobs.stop(), notifications.close()]);
      await mailer?.close();
      await db.close();
      redis?.close();
      if (views.faults.size > 0) throw new Error(`What the server sent did not fit its view:\n${[...views.faults].join('\n')}`);
    },
  };
}
