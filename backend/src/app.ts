import { createServer, type Server as HttpServer } from 'node:http';
import { type AppDeps, createDeps } from './app.deps.ts';
import { FEATURES, type Services, startFeatures } from './app.features.ts';
import { acceptSockets } from './app.sockets.ts';
import { createWeb, mountWeb } from './app.web.ts';
import { cleanUpDaily } from './database/clean-up.ts';
import { addUpByTimetable } from './database/counters.ts';
import { eraseBeforeServing } from './database/erasures.ts';
import type { Declaration } from './http/authorize.ts';
import { tokenAuthentication } from './http/bearer.ts';
import { openapiRoutes } from './http/openapi/openapi.routes.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createRouteContext } from './http/route-context.ts';
import { sessionMiddleware } from './http/session.ts';
import { onSessionEnd } from './http/session-ends.ts';
import { SessionStore } from './http/session-store.ts';
import { closeUnread } from './http/unread-answers.ts';
import type { InstallationReader } from './metrics/installation.ts';
import { createEventContext } from './realtime/event-context.ts';
import { createReceivedPushes } from './realtime/received-pushes.ts';
import { createRealtime, type RealtimeServer } from './realtime/server.ts';
import type { ReplyEngine } from './replies/reply.engine.ts';

export interface App {
  http: HttpServer;
  io: RealtimeServer;
  replies: ReplyEngine;
  /** What the database knows of the whole installation. */
  installation: InstallationReader;
  /** Every call and event, with its access. */
  declared: readonly Declaration[];
  /** Does what the start does not wait for: reads what the first requests need, and what features do after a start. */
  prepare(): Promise<void>;
  /** The services of the features. */
  services: Services;
  /** From now on `/readyz` is 503: the node was told to stop. */
  leave(): void;
  /** Stops the timers; for after the last reply. */
  stop(): Promise<void>;
}

/**
 * Milliseconds for a request's head and for all of it, and between two checks: a client that sends a byte now and then holds no connection for
 * long. Closing one takes some 0.2 ms. Rare checks close many at once, and other calls wait: with 2,000 ms, 1,000 slow heads stalled a node for 60 ms.
 */
const SLOW_REQUESTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 25 };

/**
 * Milliseconds for which a kept connection may stay idle. It must exceed what proxies and clients keep theirs (nginx: 60 s): a request that arrives
 * while this end closes is lost, and a proxy answers 502 in its place. Node's own default is 5 s.
 */
const IDLE_CONNECTIONS = { keepAliveTimeout: 75_000 };

/** Builds the product: Express, Socket.IO, and the features. It does not listen yet. */
export async function createApp(given: AppDeps): Promise<App> {
  const { config, db, redis, notifications, jobs, log, features = FEATURES } = given;
  const web = createWeb(config.trustProxy);
  const http = createServer({ ...SLOW_REQUESTS, ...IDLE_CONNECTIONS }, web);
  const store = new SessionStore(db.pool, notifications, log, config.adminSecondFactor);
  const sessions = sessionMiddleware(config, store);
  const limits = createRateLimits(redis, db.installationId, config.rateLimitFactor);
  const received = createReceivedPushes();
  const shared = { config, session: sessions.read, redis, installationId: db.installationId, received, log };
  const io = await createRealtime(http, shared);
  // After Socket.IO, which takes the listeners before it off its own requests: a poll's answer may wait unread as well.
  closeUnread(http);

  const deps = createDeps(given, io, limits, received);
  // Before anything is read: nobody may see what they have deleted.
  await eraseBeforeServing(db.pool, deps.userData, log);
  const { all, running } = startFeatures(deps, features);
  for (const each of running) each.jobs(all);
  addUpByTimetable(jobs, db.pool);
  cleanUpDaily(jobs, db.pool, ...deps.userData.flatMap(({ prune = [] }) => prune));

  const context = createRouteContext(limits);
  const events = createEventContext(limits, log);
  const declared = (): Declaration[] => [...context.declared, ...events.declared];
  const tokens = all.tokens.bearers;
  const authenticate = tokenAuthentication(tokens, limits);
  let isStopping = false;
  mountWeb(web, {
    isStopping: () => isStopping,
    ...{ deps, sessions, authenticate, context },
    openRoutes() {
      for (const each of running) each.openRoutes(context, all);
    },
    routes() {
      for (const each of running) each.routes(context, all);
      openapiRoutes(() => ({ ...config, declared: declared() }), context);
    },
    cachedReads: features.flatMap(({ cachedReads = [] }) => cachedReads),
    pages: running.flatMap((each) => each.pages(all)),
  });
  for (const each of running) each.sockets(events, all);
  acceptSockets(io, { ...{ deps, tokens, authenticate, store, events }, trust: web.get('trust proxy fn') });
  void onSessionEnd(notifications, (end) => 'gone' in end && deps.replies.abandon(end.userId));
  await Promise.all([deps.releases.load(), ...running.map((each) => each.load())]);
  return {
    ...{ http, io, replies: deps.replies, installation: deps.installation, services: all, declared: declared() },
    async prepare() {
      await Promise.all([deps.model.load(), ...running.map((each) => each.prepare())]);
    },
    leave() {
      isStopping = true;
    },
    async stop() {
      deps.connected.stop();
      deps.degraded.close();
      deps.releases.stop();
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}
