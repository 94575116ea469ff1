import express, { type Request, type RequestHandler, type Response } from 'express';
import { type Actor, actorOf } from './actor.ts';
import { countedAs, type LimitName, type RateLimits } from './rate-limits.ts';
import { ensureVisitor, isKnown } from './session.ts';

/** Bytes of a call's body. */
const BODY_MAX = '64kb';

/** What every feature's routes are given. */
export interface Web {
  actor(request: Request): Actor;
  /** Counts the call, per person. */
  limit(name: LimitName): RequestHandler;
  /** Reads the JSON body, once the call is known to be one and has been counted. */
  body: RequestHandler;
  /** Counts a browser's first session, and makes it; nothing for one that has a session. */
  admit(request: Request): Promise<void>;
  /** A signal that the caller has gone before the reply was sent. */
  gone(response: Response): AbortSignal;
}

export function createWeb(limits: RateLimits): Web {
  const known = new WeakMap<Request, Actor>();
  const actor = (request: Request): Actor => {
    const before = known.get(request);
    // A visitor's session may have been made since.
    if (before && before.visitorId === (request.session?.visitorId ?? null)) return before;
    const now = actorOf(request, request.ip);
    known.set(request, now);
    return now;
  };
  return {
    actor,
    body: express.json({ limit: BODY_MAX }),
    async admit(request) {
      if (!isKnown(request)) await limits.consume('visitor', `ip:${actor(request).ip}`);
      await ensureVisitor(request);
    },
    limit: (name) => async (request, _response, next) => {
      await limits.consume(name, countedAs(name, actor(request)));
      next();
    },
    gone(response) {
      const controller = new AbortController();
      response.once('close', () => controller.abort());
      return controller.signal;
    },
  };
}
