import express from 'express';
import type { Deps } from './app.deps.ts';
import { type Authenticate, readBearer, unlessBearer } from './http/bearer.ts';
import { errorHandler, unknownCall } from './http/errors.ts';
import { createHealth } from './http/health.ts';
import { refuseForeignWrites } from './http/origin.ts';
import { refuseOldPages } from './http/releases/releases.ts';
import { measureCalls, type RouteContext, traceCalls } from './http/route-context.ts';
import { dataHeaders, pageHeaders } from './http/security-headers.ts';
import { type LoginSessions, renewSession } from './http/session.ts';

interface WebDeps {
  deps: Deps;
  sessions: LoginSessions;
  authenticate: Authenticate;
  context: RouteContext;
  /** Declare the calls of all features. */
  openRoutes(): void;
  routes(): void;
  /** Paths below `/api` whose reads take the cached session. */
  cachedReads: readonly string[];
  /** Whether this node has been told to stop. */
  isStopping(): boolean;
  /** Pages that the server writes. */
  pages: readonly express.RequestHandler[];
}

/** Runs a handler for calls that read: what a write changes in its session must be stored. */
function readsOnly(handler: express.RequestHandler): express.RequestHandler {
  return (request, response, next) => (request.method === 'GET' ? handler(request, response, next) : next());
}

/** Express as the product uses it, before any route. */
export function createWeb(trustProxy: Deps['config']['trustProxy']): express.Express {
  const web = express();
  web.set('trust proxy', trustProxy);
  web.set('query parser', 'simple');
  web.disable('x-powered-by');
  web.disable('etag');
  return web;
}

/** Mounts everything that answers over HTTP, in the order in which a request meets it. */
export function mountWeb(web: express.Express, given: WebDeps): void {
  const { deps, sessions, authenticate, context } = given;
  const { config, page, payments } = deps;
  const api = express.Router();
  api.use(measureCalls, traceCalls, dataHeaders(config), refuseForeignWrites(config));
  // Before any session is read: a page that must be loaded again may ask often.
  api.use(refuseOldPages(deps.releases));
  api.use(readBearer(authenticate));
  given.openRoutes();
  context.mount(api);
  for (const path of given.cachedReads) api.use(path, readsOnly(unlessBearer(sessions.readCached)));
  api.use(unlessBearer(sessions.read), unlessBearer(renewSession));
  given.routes();
  context.mount(api);
  api.use(unknownCall);
  // The API first: most calls are for it.
  web.use('/api', api);
  web.use(pageHeaders(config, page.scriptHashes, payments));
  web.use(createHealth(deps.pool, deps.degraded, given.isStopping));
  for (const each of given.pages) web.use(each);
  web.use(page.routes);
  web.use(unknownCall);
  web.use(errorHandler(deps.log));
}
