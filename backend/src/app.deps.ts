import { randomInt } from 'node:crypto';
import { type AnyFeature, FEATURES, threadsOf, userDataOf } from './app.features.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './database/jobs.ts';
import type { PgNotifications } from './database/pg-notifications.ts';
import type { FeatureDeps } from './features/feature.ts';
import { reserveTokens } from './features/usage/usage.statements.ts';
import { type ClientAssets, createClientAssets, readClientTexts, readHelpFrames } from './http/client-assets.ts';
import type { RateLimits } from './http/rate-limits.ts';
import { createReleases, type Releases } from './http/releases/releases.ts';
import { pagePayments } from './http/security-headers.ts';
import { systemClock } from './lib/clock.ts';
import { networksOf } from './lib/ip-address.ts';
import type { FullLog } from './lib/logger.ts';
import type { Mailer } from './lib/mailer.ts';
import type { Passwords } from './lib/passwords.ts';
import type { PushSender } from './lib/push/push-sender.ts';
import type { SharedRedis } from './lib/redis.ts';
import type { Payments } from './lib/stripe.ts';
import { type Degraded, watchDegraded } from './metrics/degraded.ts';
import { type InstallationReader, installationReader } from './metrics/installation.ts';
import { createBudget } from './model/model.budget.ts';
import { createModel, type LazyModel } from './model/model.ts';
import type { ModelSettings } from './model/model.types.ts';
import { createCluster } from './realtime/cluster.ts';
import { createConnected } from './realtime/connected.ts';
import { createPublisher } from './realtime/publisher.ts';
import type { ReceivedPushes } from './realtime/received-pushes.ts';
import type { RealtimeServer } from './realtime/server.ts';
import { ReplyEngine } from './replies/reply.engine.ts';

/** What a node has before its features: configuration and connections. */
export interface AppDeps {
  config: Config;
  db: Database;
  redis: SharedRedis | null;
  notifications: PgNotifications;
  jobs: Jobs;
  passwords: Passwords;
  /** Null: this server sends no mail. */
  mailer: Mailer | null;
  /** Null: this server sends no notifications. */
  push: PushSender | null;
  /** Null: this server takes no payments. */
  payments: Payments | null;
  log: FullLog;
  model: Omit<ModelSettings, 'identitySecret'> & { demo: boolean };
  /** The folder of the client assets. */
  clientFolder: string;
  /** Other features than the product's, for tests. */
  features?: readonly AnyFeature[];
}

/** What the composition uses beside what every feature may use. */
export interface Deps extends FeatureDeps {
  model: LazyModel;
  page: ClientAssets;
  releases: Releases;
  degraded: Degraded;
  installation: InstallationReader;
}

/** Builds what every feature may use, once. */
export function createDeps(given: AppDeps, io: RealtimeServer, limits: RateLimits, received: ReceivedPushes): Deps {
  const { config, db, redis, notifications, mailer, payments, log, clientFolder, features = FEATURES } = given;
  const { appName, supportEmail, publicUrl, operator, statusUrl, rateLimitFactor: factor } = config;
  const { pool, source, writers, installationId } = db;
  const isShared = networksOf(config.sharedNetworks);
  const budget = createBudget(pool, { factor, installation: config.modelDailyTokens, isShared, reserveTokens });
  const [identitySecret = ''] = config.sessionSecrets;
  const model = createModel({ ...given.model, identitySecret }, budget, log);
  const publisher = createPublisher(io, received);
  const cluster = createCluster(io, redis);
  const threadOf = threadsOf(features);
  const page = createClientAssets(clientFolder, {
    ...{ appName, supportEmail, statusUrl, operator },
    demo: { model: given.model.demo },
    mail: mailer !== null,
    payments: payments && pagePayments(payments, config),
    pwa: config.pwa,
    announcements: [],
  });
  const installation = installationReader(pool);
  return {
    ...given,
    ...{ publicUrl, appName, supportEmail, operator, pool, source, writers, installationId },
    ...{ limits, model, publisher, page, threadOf },
    installation,
    degraded: watchDegraded({ redis, notifications, installation }),
    node: randomInt(2 ** 31 - 1),
    clock: systemClock,
    releases: createReleases({ pool, own: page.release, clock: systemClock, log }),
    connected: createConnected(io, redis, installationId, publisher),
    replies: new ReplyEngine({ pool, model, cluster, log, asksTwice: config.modelSecondQuestion }),
    clientTexts: readClientTexts(clientFolder),
    helpFrames: readHelpFrames(clientFolder),
    mail: { enabled: mailer !== null, verification: config.mail.verification },
    userData: userDataOf(config, features),
  };
}
