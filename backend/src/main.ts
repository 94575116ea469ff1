import { SCHEMA } from './app.features.ts';
import './lib/compile-cache.ts';
import { join } from 'node:path';
import { config as readDotEnv } from 'dotenv';
import type { AppDeps } from './app.deps.ts';
import { type App, createApp } from './app.ts';
import { type DatabaseAddress, withoutPooler } from './config.database.ts';
import type { MetricsConfig } from './config.metrics.ts';
import { keptPushKeys } from './config.secrets.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { shareConnections } from './database/connections.ts';
import { openDatabase } from './database/database.ts';
import { createJobs, type Jobs } from './database/jobs.ts';
import { openPgNotifications } from './database/pg-notifications.ts';
import { logSlowStatements } from './database/slow-statements.ts';
import { seedOwner } from './features/account/account.owner.ts';
import { auditOwner } from './features/admin/audit/admin.audit.ts';
import { prepareSafety } from './features/safety/safety.service.ts';
import { setUpStripe } from './features/subscription/subscription.setup.ts';
import { toAppError } from './lib/app-error.ts';
import { codeOf } from './lib/error-code.ts';
import { keepHeapFlat, shrinkYoungGeneration } from './lib/heap.ts';
import { createLog, type Log } from './lib/logger.ts';
import { createMailer, type Mailer } from './lib/mailer.ts';
import { createPasswords } from './lib/passwords.ts';
import type { PushSender } from './lib/push/push-sender.ts';
import { createPushSender } from './lib/push/web-push-sender.ts';
import { connectRedis } from './lib/redis.ts';
import { createPayments, type Payments } from './lib/stripe.ts';
import { loadMail, loadModel, loadPostgres, loadPush, loadStripe } from './load-stand-in.ts';
import { tokensToday } from './model/model.spending.ts';
import { stopGracefully } from './stop.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Milliseconds after the start for work that can wait, so that it does not delay the first answers. */
const SETTLE_AFTER_MS = 500;
const JOBS_RETRY_MS = 2000;
/** Milliseconds for writing the log before the process ends. */
const LAST_WORDS_MS = 200;
const closers: (() => Promise<unknown> | unknown)[] = [];

let closing: Promise<void> | null = null;

/** Closes what was opened, the last first; one failure does not stop the rest. A second call waits for the first one's closing. */
function closeAll(): Promise<void> {
  closing ??= (async () => {
    for (const close of closers.splice(0).reverse()) await Promise.resolve(close()).catch(() => undefined);
  })();
  return closing;
}

async function databaseAddress(config: Config): Promise<DatabaseAddress> {
  if (config.database) return config.database;
  const { startPostgres } = await loadPostgres();
  const postgres = await startPostgres(join(config.dataDir, 'postgres'));
  closers.push(() => postgres.stop());
  say(`  database  embedded PostgreSQL, kept in ${postgres.notes.join('\n            ')}`);
  return withoutPooler(postgres.url);
}

async function modelSettings(config: Config): Promise<Config['model'] & { demo: boolean }> {
  const { model } = config;
  if (model.apiKey || model.baseUrl) return { ...model, demo: false };
  const { startModelServer } = await loadModel();
  const server = await startModelServer({});
  closers.push(() => server.close());
  say('  model     stand-in that composes demo texts (set OPENAI_API_KEY for a real one)');
  return { ...model, baseUrl: server.url, demo: true };
}

async function mailerFor({ mail, production, appName }: Config, log: Log): Promise<Mailer | null> {
  let { smtpUrl } = mail;
  if (!smtpUrl && production) return null;
  if (!smtpUrl) {
    const { startMailServer } = await loadMail();
    const server = await startMailServer();
    closers.push(() => server.close());
    say(`  mail      stand-in that keeps what is sent: ${server.mailboxUrl}`);
    smtpUrl = server.smtpUrl;
  }
  const mailer = createMailer({ smtpUrl, from: mail.from, appName }, log);
  closers.push(() => mailer.close());
  return mailer;
}

async function pushSenderFor({ push, production, dataDir, supportEmail }: Config, log: Log): Promise<PushSender | null> {
  if (push.account) return createPushSender({ ...push.account, hosts: push.hosts }, log);
  if (production) {
    say('  push      none: no notifications are sent (set PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT)');
    return null;
  }
  const { startPushServer } = await loadPush();
  const server = await startPushServer();
  closers.push(() => server.close());
  say(`  push      stand-in that shows what is sent: ${server.url}`);
  // Real services as well: a browser on this machine subscribes at its own.
  const hosts = [...push.hosts, server.url];
  return createPushSender({ ...keptPushKeys(dataDir), contact: `mailto:${supportEmail}`, hosts }, log);
}

async function paymentsFor(config: Config): Promise<Payments | null> {
  if (config.stripe) return createPayments(config.stripe);
  if (config.production) return null;
  const { startStripeServer } = await loadStripe();
  const server = await startStripeServer({
    folder: join(config.dataDir, 'stripe'),
    webhookUrl: `http://127.0.0.1:${config.port}/api/stripe/webhook`,
  });
  closers.push(() => server.close());
  const { url, secretKey, publishableKey, webhookSecret } = server;
  const payments = await createPayments({ secretKey, publishableKey, webhookSecret, apiUrl: url });
  await setUpStripe(payments.stripe, { ...config, webhookUrl: null });
  say(`  payments  sandbox without real money; its dashboard, with the test cards: ${url}`);
  return payments;
}

/** Starts the jobs once the node serves; repeats it while the database is away. */
function startJobs(jobs: Jobs, log: Log): void {
  jobs.start().catch((error: unknown) => {
    log.warn({ err: error }, 'jobs are not worked on yet');
    setTimeout(() => startJobs(jobs, log), JOBS_RETRY_MS).unref();
  });
}

type Measured = Pick<AppDeps, 'db' | 'redis' | 'notifications' | 'config' | 'log'> & { app: App };

/** Measures from now on. Its code is read where it is wanted alone. */
async function startMetrics(at: MetricsConfig, { db, app, redis, notifications, config, log }: Measured): Promise<void> {
  const { createMetrics, serveMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics({
    ...{ io: app.io, redis, notifications, log },
    pools: { calls: db.pool, writers: db.writers },
    installation: app.installation,
    tokensToday: () => tokensToday(db.pool),
    tokensCap: config.modelDailyTokens,
  });
  const { close } = await serveMetrics(metrics, at);
  closers.push(close);
}

/** Watches from now on. The code that traces is read where it is wanted alone. What was opened first is closed last: a stop has spans as well. */
async function startWatching({ tracing }: Config, log: Log): Promise<void> {
  logSlowStatements(log);
  if (!tracing) return;
  const tracer = await import('./metrics/tracer.ts');
  closers.push(tracer.startTracing(tracing, log).close);
}

/** Logs what nobody has caught. */
function logUnhandled(log: Log): void {
  // A library's floating promise must not end a serving node.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection was handled by nobody'));
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an error was handled by nobody');
    // A lost connection leaves nothing half done; after any other error the process cannot be trusted.
    if (toAppError(error).status !== 503) setTimeout(() => process.exit(1), LAST_WORDS_MS);
  });
}

async function start(): Promise<void> {
  readDotEnv({ quiet: true });
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  await startWatching(config, log);
  say(config.appName);
  if (config.production && !config.secure) log.warn('PUBLIC_URL is not https: cookies travel unprotected');
  logUnhandled(log);
  // While the database is opened: the sandbox begins with calls of its own.
  const paying = paymentsFor(config);
  // Its failure is thrown below, where it is awaited.
  paying.catch(() => undefined);
  const [address, model, mailer] = await Promise.all([databaseAddress(config), modelSettings(config), mailerFor(config, log)]);
  const push = await pushSenderFor(config, log);
  const { jobs: connections } = shareConnections(config.databaseConnections);
  const db = await openDatabase(address, SCHEMA, log, config.databaseConnections);
  closers.push(db.close);
  const passwords = createPasswords();
  const { directUrl } = address;
  const [notifications, jobs] = await Promise.all([
    openPgNotifications(directUrl, log),
    createJobs(directUrl, log, { connections }),
  ]);
  closers.push(notifications.close, jobs.stop);
  const isTrial = config.database === null && !config.production;
  const owner = await seedOwner(db.pool, passwords, config.owner, isTrial, auditOwner);
  if (owner?.password) say(`  owner     ${owner.email}, password ${owner.password} (told this once; change it after signing in)`);
  const redis = config.redis ? connectRedis(config.redis, log) : null;
  closers.push(() => redis?.close());
  const clientFolder = join(import.meta.dirname, '../../frontend/dist');
  const given = { config, db, redis, notifications, jobs, passwords, mailer, log, model, clientFolder };
  const app = await createApp({ ...given, payments: await paying, push });
  // A precaution: a database that is slow for a moment must not end the start.
  await jobs.prepare().catch((error: unknown) => log.warn({ err: error }, 'the names of the jobs are not written yet'));

  await new Promise<void>((resolve, reject) => {
    app.http.once('error', reject);
    app.http.listen(config.port, resolve);
  });
  if (config.metrics) await startMetrics(config.metrics, { db, app, redis, notifications, config, log });
  app.replies.start();
  stopGracefully(app, log, closeAll);
  say(`${config.appName} is ready on ${config.publicUrl}`);
  setTimeout(() => {
    keepHeapFlat();
    const screening = prepareSafety().catch((error: unknown) =>
      log.error({ err: error }, 'the screening of danger is slow, or has its patterns alone'),
    );
    const rest = app
      .prepare()
      .catch((error: unknown) => log.warn({ err: error }, 'the start was not followed by all that belongs to it'));
    startJobs(jobs, log);
    void Promise.all([screening, rest]).then(() => shrinkYoungGeneration());
  }, SETTLE_AFTER_MS).unref();
}

start().catch(async (error: unknown) => {
  const inUse = codeOf(error) === 'EADDRINUSE';
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else if (inUse)
    process.stderr.write('The port is in use: stop what listens there, or set PORT (or METRICS_PORT, for the metrics).\n');
  else process.stderr.write(`The start failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}\n`);
  await closeAll();
  process.exit(1);
});
