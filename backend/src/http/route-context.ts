import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GenericSchema } from 'valibot';
import { isMeasured, report } from '../lib/measures.ts';
import { beginSpan, isTraced } from '../lib/tracing.ts';
import { type Actor, actorOf, withoutToken } from './actor.ts';
import { type Access, authorize, type CallDetails, type Declaration } from './authorize.ts';
import { helpIn } from './failure-help.ts';
import { type QueryFields, type QueryOf, queryReader } from './query.ts';
import { NEW_VISITORS, type RateLimits } from './rate-limits.ts';
import { ensureVisitor, isKnown } from './session.ts';
import { isFromTrustedProxy } from './trusted-proxy.ts';
import { type Dto, parseInput } from './validate.ts';

/** Where all calls stand. */
const API = '/api';
/** Bytes of a call's body. */
const BODY_MAX = '64kb';

/** What a call's handler receives. */
export interface Call<Input = undefined, Query = object> {
  actor: Actor;
  /** The body, checked against the declared class. */
  input: Input;
  /** The declared parameters, read. */
  query: Query;
  request: Request;
  response: Response;
}

/** Who may call, how often, with what, and what the answer is. */
interface CallAccess<Input, Output, Fields extends QueryFields> extends Access, CallDetails {
  query?: Fields;
  /** The body's class; a call without one reads no body. */
  input?: Dto<Input & object>;
  /** The class of the whole body, where `input` is only what decides who may call, and the handler checks the rest. */
  wholeInput?: Dto<object>;
  /** The view of the answer; null for a handler that sends no content, or a file. */
  answers: GenericSchema<unknown, Output> | null;
}

/**
 * Answers a call: its result is sent as JSON, with `success: true`. A handler that has sent something itself returns nothing.
 * Written as a method, so that handlers of all inputs fit one list beside their classes.
 */
type Handle<Input, Query, Output> = {
  handle(call: Call<Input, Query>): Promise<Output | undefined> | Output | undefined;
}['handle'];

type Declare = <Input = undefined, Output extends object = never, Fields extends QueryFields = Record<never, never>>(
  path: string,
  access: CallAccess<Input, Output, Fields>,
  handle: Handle<Input, NoInfer<QueryOf<Fields>>, NoInfer<Output>>,
) => void;

/** A feature's calls. Each is declared in one expression: path, access with input and answer, handler. */
interface Routes extends Record<'get' | 'post' | 'put' | 'patch' | 'delete', Declare> {
  router: Router;
}

/** What every feature's routes receive. */
export interface RouteContext {
  /** @param prefix the path under which the calls stand, such as `/api/couples` */
  routes(prefix: string): Routes;
  /** Makes a browser's first session, and counts it; does nothing for a user or a visitor. Returns the actor with the session. */
  ensureVisitor(call: Pick<Call<unknown>, 'request'>): Promise<Actor>;
  /** Aborts when the caller disconnects before the reply is sent. */
  disconnected(call: Pick<Call<unknown>, 'response'>): AbortSignal;
  /** Every declared call. */
  declared: readonly Declaration[];
  /** Makes every declared call reachable below a router for `/api` that has none of them yet. */
  mount(api: Router): void;
}

const json = express.json({ limit: BODY_MAX });
const bodyOf = (request: Request, response: Response): Promise<unknown> =>
  new Promise((resolve, reject) => json(request, response, (error?: unknown) => (error ? reject(error) : resolve(request.body))));

/** Makes the one way in which calls are counted, guarded, read, checked and answered. */
export function createRouteContext(limits: RateLimits): RouteContext {
  const declared: Declaration[] = [];
  let unmounted: Unmounted[] = [];
  const routes = (prefix: string): Routes => {
    const router = Router();
    const segments = new Set<string>();
    unmounted.push({ prefix, router, segments });
    const declaring =
      (method: Exclude<keyof Routes, 'router'>): Declare =>
      (path, access, handle) => {
        const take: Handle<unknown, unknown, object> = handle;
        const { input: dto = null, wholeInput = dto, ...declaration } = access;
        const { limit, status = 200 } = access;
        const readQuery = queryReader(access.query ?? {});
        const name = `${method.toUpperCase()} ${prefix}${path}`;
        declared.push({ ...declaration, name, input: wholeInput });
        const segment = segmentOf(`${prefix}${path}`.slice(API.length));
        if (!/^[\w.-]+$/.test(segment)) throw new Error(`The first part of ${name} must be fixed: calls are found by it`);
        segments.add(segment);
        router[method](path, async (request, response) => {
          response.locals.call = name;
          const caller = actorOf(request, request.ip);
          if (access.helps) helpIn(request, (failure) => access.helps?.(failure, caller, request.body) ?? failure);
          // What everyone may read, a program may read whatever its token's permissions.
          const actor = method === 'get' && access.guard === 'public' && access.scope === null ? withoutToken(caller) : caller;
          // A token without the permission must not use up its user's limit; its calls have one of their own.
          if (actor.via === 'token') authorize(actor, access);
          await limits.count(limit, actor);
          // Before the body is read.
          authorize(actor, access);
          const input = dto ? await parseInput(dto, await bodyOf(request, response)) : undefined;
          const query = readQuery(request);
          const answer = await take({ actor, input, query, request, response });
          if (answer) response.status(status).json({ success: true, ...answer });
          // A caller who has left gets no answer.
          else if (!response.writableEnded && !response.destroyed) throw new Error('A call was left without an answer');
        });
      };
    return {
      router,
      get: declaring('get'),
      post: declaring('post'),
      put: declaring('put'),
      patch: declaring('patch'),
      delete: declaring('delete'),
    };
  };

  return {
    routes,
    declared,
    mount(api) {
      api.use(bySegment(unmounted));
      unmounted = [];
    },
    ensureVisitor: ({ request }) => countVisitor(limits, request),
    disconnected: ({ response }) => disconnected(response),
  };
}

/** A feature's calls that no router has yet. */
interface Unmounted {
  prefix: string;
  router: Router;
  /** The first parts of their paths below `/api`. */
  segments: Set<string>;
}

/** A router in which each call meets the routers alone that have a path beginning as its own: Express would try every one of them. */
function bySegment(unmounted: readonly Unmounted[]): Router {
  const areas = new Map<string, Router>();
  for (const { prefix, router, segments } of unmounted)
    for (const segment of segments) {
      const area = areas.get(segment) ?? Router();
      areas.set(segment, prefix === API ? area.use(router) : area.use(prefix.slice(API.length), router));
    }
  const calls = Router();
  for (const area of areas.values()) calls.use(area);
  const handle: RequestHandler = (request, response, next) => {
    const area = areas.get(segmentOf(request.path));
    if (area) area(request, response, next);
    else next();
  };
  // In place of trying them in turn.
  return Object.assign(calls, { handle });
}

/** The first part of a path below `/api`, as Express compares it: without regard to case. */
function segmentOf(path: string): string {
  const end = path.indexOf('/', 1);
  return path.slice(1, end < 0 ? undefined : end).toLowerCase();
}

/** Measures every call, also one that fails before its declaration is reached, which has no name. */
export const measureCalls: RequestHandler = (_request, response, next) => {
  if (isMeasured('call')) {
    const begun = performance.now();
    response.once('close', () => {
      const { call: name = 'none' } = response.locals;
      report('call', { name, status: response.writableFinished ? response.statusCode : 0, ms: performance.now() - begun });
    });
  }
  next();
};

/** Traces every call, under the place that a trusted proxy names: a stranger must not decide what is kept, or join a trace of ours. */
export const traceCalls: RequestHandler = (request, response, next) => {
  if (!isTraced()) return next();
  const parent = isFromTrustedProxy(request) ? (request.get('traceparent') ?? null) : null;
  const span = beginSpan('call', { kind: 'server', parent });
  if (!span) return next();
  response.once('close', () => {
    const { statusCode, writableFinished, locals } = response;
    if (locals.call) span.rename(locals.call);
    span.set('http.response.status_code', writableFinished ? statusCode : 0);
    span.end(statusCode >= 500 ? String(statusCode) : null);
  });
  span.within(next);
};

async function countVisitor(limits: RateLimits, request: Request): Promise<Actor> {
  // An API token's user needs no session, and gets none.
  if (!request.user && !isKnown(request)) {
    await limits.count(NEW_VISITORS, actorOf(request, request.ip));
    await ensureVisitor(request);
  }
  return actorOf(request, request.ip);
}

function disconnected(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
