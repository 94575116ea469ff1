import { createServer, type Server as HttpServer } from 'node:http';
import express from 'express';
import proxyAddress from 'proxy-addr';
import { USER_DATA } from './app.user-data.ts';
import type { Config } from './config.ts';
import { cleanUpDaily } from './database/clean-up.ts';
import { addUpByTimetable } from './database/counters.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './database/jobs.ts';
import type { PgNotifications } from './database/pg-notifications.ts';
import { directoryFilling } from './features/account/account.directory.filling.ts';
import { compactCounts } from './features/account/account.directory.ts';
import { registerAccountJobs } from './features/account/account.jobs.ts';
import { knownDevices } from './features/account/account.known-devices.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { accountService } from './features/account/account.service.ts';
import { auditReading, logAuditHead } from './features/admin/admin.audit.reading.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { adminService } from './features/admin/admin.service.ts';
import { adminSockets } from './features/admin/admin.sockets.ts';
import { adminStatisticsRoutes } from './features/admin/admin.statistics.routes.ts';
import { adminStatistics } from './features/admin/admin.statistics.ts';
import { adminUsers } from './features/admin/admin.users.ts';
import { followClaims } from './features/advice/advice.claims.ts';
import { adviceDownload } from './features/advice/advice.download.ts';
import { adviceRoutes } from './features/advice/advice.routes.ts';
import { adviceService } from './features/advice/advice.service.ts';
import { adviceSockets } from './features/advice/advice.sockets.ts';
import { adminAnnouncementsRoutes, announcementsRoutes } from './features/announcements/announcements.routes.ts';
import { announcementsService } from './features/announcements/announcements.service.ts';
import { keptWithdrawals } from './features/billing/billing.kept-withdrawals.ts';
import type { Reconciliation } from './features/billing/billing.reconciliation.ts';
import { billingRoutes, stripeRoutes } from './features/billing/billing.routes.ts';
import { billingService } from './features/billing/billing.service.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { chatService } from './features/chat/chat.service.ts';
import { chatSockets } from './features/chat/chat.sockets.ts';
import { chatTexts } from './features/chat/chat.texts.ts';
import { COUPLES_POLLS, couplesRoutes } from './features/couples/couples.routes.ts';
import { couplesService } from './features/couples/couples.service.ts';
import { couplesSockets } from './features/couples/couples.sockets.ts';
import { incidentsRoutes } from './features/incidents/incidents.routes.ts';
import { incidentsService } from './features/incidents/incidents.service.ts';
import { adminInvoicesRoutes } from './features/invoices/invoices.admin.routes.ts';
import { adminInvoices } from './features/invoices/invoices.admin.ts';
import { invoicesRoutes } from './features/invoices/invoices.routes.ts';
import { invoicesService } from './features/invoices/invoices.service.ts';
import { helpPage } from './features/safety/safety.page.ts';
import { tasksRoutes } from './features/tasks/tasks.routes.ts';
import { tasksService } from './features/tasks/tasks.service.ts';
import { ownTokensRoutes, tokensRoutes } from './features/tokens/tokens.routes.ts';
import { tokensService } from './features/tokens/tokens.service.ts';
import { translationRoutes } from './features/translation/translation.routes.ts';
import { translationService } from './features/translation/translation.service.ts';
import { translationSockets } from './features/translation/translation.sockets.ts';
import { usageRoutes } from './features/usage/usage.routes.ts';
import { usageService } from './features/usage/usage.service.ts';
import { hasPaidPlan } from './features/usage/usage.statements.ts';
import { actorOf } from './http/actor.ts';
import type { Declaration } from './http/authorize.ts';
import { readBearer, tokenAuthentication, unlessBearer } from './http/bearer.ts';
import { createClientAssets, readClientTexts, readHelpFrames } from './http/client-assets.ts';
import { errorHandler, unknownCall } from './http/errors.ts';
import { createHealth } from './http/health.ts';
import { openapiRoutes } from './http/openapi/openapi.routes.ts';
import { refuseForeignWrites } from './http/origin.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createRouteContext } from './http/route-context.ts';
import { dataHeaders, pageHeaders, pagePayments } from './http/security-headers.ts';
import { renewSession, sessionMiddleware } from './http/session.ts';
import { onSessionEnd } from './http/session-ends.ts';
import { SessionStore } from './http/session-store.ts';
import { closeUnread } from './http/unread-answers.ts';
import { systemClock } from './lib/clock.ts';
import { networksOf } from './lib/ip-address.ts';
import type { FullLog } from './lib/logger.ts';
import type { Mailer } from './lib/mailer.ts';
import type { Passwords } from './lib/passwords.ts';
import type { SharedRedis } from './lib/redis.ts';
import type { Payments } from './lib/stripe.ts';
import { createBudget } from './model/model.budget.ts';
import { watchSpending } from './model/model.spending.ts';
import { createModel } from './model/model.ts';
import type { ModelSettings } from './model/model.types.ts';
import { createCluster } from './realtime/cluster.ts';
import { createConnected } from './realtime/connected.ts';
import { createEventContext } from './realtime/event-context.ts';
import { createPublisher } from './realtime/publisher.ts';
import { createReceivedPushes } from './realtime/received-pushes.ts';
import { createRealtime, type RealtimeServer, type RealtimeSocket } from './realtime/server.ts';
import { authenticateSocket, followSessions } from './realtime/session-sockets.ts';
import { closeSlowReaders } from './realtime/slow-readers.ts';
import { capSockets } from './realtime/socket-caps.ts';
import { createTokenSockets } from './realtime/token-sockets.ts';
import { ReplyEngine } from './replies/reply.engine.ts';

export interface AppDeps {
  config: Config;
  db: Database;
  redis: SharedRedis | null;
  notifications: PgNotifications;
  jobs: Jobs;
  passwords: Passwords;
  /** Null: this server sends no mail. */
  mailer: Mailer | null;
  /** Null: this server takes no payments. */
  payments: Payments | null;
  log: FullLog;
  model: Omit<ModelSettings, 'identitySecret'> & { demo: boolean };
  /** The folder of the client assets. */
  clientFolder: string;
}

export interface App {
  http: HttpServer;
  io: RealtimeServer;
  replies: ReplyEngine;
  /** Every call and event, with its access. */
  declared: readonly Declaration[];
  /** Does what the start does not wait for: reads what the first requests need, and looks for advice and users that no search finds. */
  prepare(): Promise<void>;
  /** What billing does by its timetable, now; null: this server takes no payments. */
  billing: Reconciliation | null;
  /** Checks the status page if that is due, as the timetable does each minute. */
  checkIncidents(): Promise<void>;
  /** Stops the timers; for after the last reply. */
  stop(): Promise<void>;
}

/**
 * Milliseconds for a request's head and for all of it, and between two checks: a client that sends a byte now and then holds no connection for
 * long. Closing one takes some 0.2 ms. Rare checks close many at once, and other calls wait: with 2,000 ms, 1,000 slow heads stalled a node for 60 ms.
 */
const SLOW_REQUESTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 25 };

/** Runs a handler for calls that read: what a write changes in its session must be stored. */
function readsOnly(handler: express.RequestHandler): express.RequestHandler {
  return (request, response, next) => (request.method === 'GET' ? handler(request, response, next) : next());
}

/** Builds the product: Express, Socket.IO, and the list of features. It does not listen yet. */
export async function createApp(given: AppDeps): Promise<App> {
  const { config, db, redis, notifications, jobs, mailer, payments, log, clientFolder } = given;
  const { appName, supportEmail, publicUrl } = config;
  const web = express();
  const http = createServer(SLOW_REQUESTS, web);
  const store = new SessionStore(db.pool, notifications, log);
  const sessions = sessionMiddleware(config, store);
  const limits = createRateLimits(redis, db.installationId, config.rateLimitFactor);
  const received = createReceivedPushes();
  const io = await createRealtime(http, {
    config,
    session: sessions.read,
    redis,
    installationId: db.installationId,
    received,
    log,
  });
  // After Socket.IO, which takes the listeners before it off its own requests: a poll's answer may wait unread as well.
  closeUnread(http);
  const { rateLimitFactor: factor, modelDailyTokens: installation } = config;
  const isShared = networksOf(config.sharedNetworks);
  const budget = createBudget(db.pool, { factor, installation, isShared, hasPaidPlan });
  const settings = { ...given.model, identitySecret: config.sessionSecret };
  const model = createModel(settings, budget, log);
  const withdrawals = keptWithdrawals(config.sessionSecret);
  /** What the features receive; each names what it needs. */
  const deps = {
    ...given,
    ...{ installationId: db.installationId, source: db.source, pool: db.pool, writers: db.writers },
    ...{ publicUrl, appName, supportEmail, operator: config.operator },
    clock: systemClock,
    limits,
    model,
    publisher: createPublisher(io, received),
    replies: new ReplyEngine({
      pool: db.pool,
      model,
      cluster: createCluster(io, redis),
      log,
      asksTwice: config.modelSecondQuestion,
    }),
    clientTexts: readClientTexts(clientFolder),
    devices: knownDevices(config.sessionSecret, config.secure, limits),
    /** Whether mail can be sent, and whether an address must be verified before its owner can sign in. */
    mail: { enabled: mailer !== null, verification: config.mail.verification },
    userData: [...USER_DATA, withdrawals.userData],
  };
  const { replies, devices } = deps;

  const site = { appName, supportEmail, statusUrl: config.statusUrl, operator: config.operator };
  const page = createClientAssets(clientFolder, {
    ...site,
    demo: { model: settings.demo },
    mail: mailer !== null,
    payments: payments && pagePayments(payments, config),
    announcements: [],
  });
  const account = accountService(deps);
  const admin = adminService({ ...deps, account });
  const announcements = announcementsService({ ...deps, admin, onInForce: page.showAnnouncements });
  const incidents = incidentsService({
    ...{ ...deps, admin, announcements },
    fetching: { allowPrivate: config.statusPageAllowPrivate, appName },
  });
  const usage = usageService(deps);
  const chats = chatTexts(db.pool);
  const advice = adviceService({ ...deps, usage, chats });
  const translation = translationService({ ...deps, advice, announced: announcements.isPublic });
  const chat = chatService({ ...deps, advice });
  const couples = couplesService({ ...deps, usage, translation });
  const tasks = tasksService({ ...deps, admin, account });
  watchSpending({ ...deps, tasks, cap: config.modelDailyTokens });
  const billing = billingService({ ...deps, usage, account, tasks, withdrawals });
  const invoices = invoicesService({ ...deps, billing });
  const tokens = tokensService({ ...deps, admin, account });
  const authenticate = tokenAuthentication(tokens.bearers, limits);
  const connected = createConnected(io, redis, db.installationId, deps.publisher);
  const statistics = adminStatistics({ ...deps, users: account.directory.counts, connected: connected.now });
  if (mailer) registerAccountJobs({ ...deps, mailer });
  addUpByTimetable(jobs, db.pool);
  compactCounts(jobs, db.pool);
  const fillDirectory = directoryFilling(deps);
  logAuditHead(jobs, db.pool, log.kept);
  cleanUpDaily(jobs, db.pool, ...USER_DATA.flatMap(({ prune = [] }) => prune));

  web.set('trust proxy', config.trustProxy);
  web.set('query parser', 'simple');
  web.disable('x-powered-by');
  web.disable('etag');

  const context = createRouteContext(limits);
  const events = createEventContext(limits, log);
  const declared = (): Declaration[] => [...context.declared, ...events.declared];
  const api = express.Router();
  api.use(dataHeaders(config), refuseForeignWrites(config));
  api.use(readBearer(authenticate));
  // Before the sessions: every page asks for them, and none is read for that.
  api.use(announcementsRoutes(announcements, context));
  api.use(COUPLES_POLLS, readsOnly(unlessBearer(sessions.readCached)));
  api.use(unlessBearer(sessions.read), unlessBearer(renewSession));
  api.use('/advice', adviceRoutes(advice, adviceDownload({ advice, chats }), context));
  api.use('/chat', chatRoutes(chat, context));
  api.use('/couples', couplesRoutes(couples, context));
  api.use(accountRoutes(account, devices, context));
  api.use(usageRoutes(usage, context));
  api.use('/subscription', billingRoutes(billing, context));
  api.use('/stripe', stripeRoutes(billing, context));
  api.use('/invoices', invoicesRoutes(invoices, context));
  api.use(translationRoutes(translation, context));
  api.use('/admin/api-tokens', tokensRoutes(tokens, context));
  api.use('/auth/tokens', ownTokensRoutes(tokens, context));
  api.use('/admin', adminStatisticsRoutes(statistics, context));
  api.use('/admin', adminAnnouncementsRoutes(announcements, context));
  const panel = { admin, users: adminUsers({ admin, account, billing }), audit: auditReading({ ...deps, account }) };
  api.use('/admin', adminRoutes(panel, context));
  api.use('/admin', adminInvoicesRoutes(adminInvoices({ ...deps, billing, account, admin }), context));
  api.use('/admin/tasks', tasksRoutes(tasks, context));
  api.use('/admin/incidents', incidentsRoutes(incidents, context));
  api.use(openapiRoutes(() => ({ appName, publicUrl, rateLimitFactor: config.rateLimitFactor, declared: declared() }), context));
  api.use(unknownCall);
  // The API first: most calls are for it.
  web.use('/api', api);
  web.use(pageHeaders(config, page.scriptHashes, payments));
  web.use(createHealth(db.pool, redis));
  web.use(helpPage({ frames: readHelpFrames(clientFolder), site: { ...site, payments: payments !== null } }));
  web.use(page.routes);
  web.use(unknownCall);
  web.use(errorHandler(log));

  adviceSockets(advice, events);
  followClaims(deps);
  chatSockets(chat, events);
  couplesSockets(couples, events);
  adminSockets(connected, events);
  const readers = translationSockets(events);
  const trust: (address: string, hop: number) => boolean = web.get('trust proxy fn');
  const addressOf = (socket: RealtimeSocket): string => proxyAddress(socket.request, trust);
  const programs = createTokenSockets(io, {
    ...{ tokens: tokens.bearers, authenticate, notifications, log },
    callerOf: (socket) => actorOf(socket.request, addressOf(socket)),
  });
  capSockets(io, {
    actorOf: (socket) => actorOf(socket.request, addressOf(socket), programs.bearerOf(socket)),
    isShared,
    factor,
  });
  io.on('connection', (socket) => {
    const bearer = programs.bearerOf(socket);
    const actor = actorOf(socket.request, addressOf(socket), bearer);
    events.listen(socket, actor, bearer ? programs.follow(socket, bearer) : authenticateSocket(socket, actor, store));
    readers.connected(socket);
  });
  closeSlowReaders(io);
  followSessions(io, store, notifications, log);
  onSessionEnd(notifications, (end) => 'gone' in end && replies.abandon(end.userId));
  await Promise.all([announcements.load(), incidents.load()]);
  return {
    http,
    io,
    replies,
    declared: declared(),
    async prepare() {
      await Promise.all([model.load(), advice.indexMissing(), fillDirectory()]);
    },
    billing: billing.reconciliation,
    checkIncidents: incidents.checkIfDue,
    async stop() {
      connected.stop();
      announcements.stop();
      await incidents.close();
      await couples.stop();
    },
  };
}
