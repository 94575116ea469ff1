import type { Request, RequestHandler, Response } from 'express';
import { type Actor, actorOf, personOf } from './actor.ts';
import type { LimitName, RateLimits } from './rate-limits.ts';

/** What every feature's routes are given. */
export interface Web {
  actor(request: Request): Actor;
  /** Counts the call, per person. */
  limit(name: LimitName): RequestHandler;
  /** A signal that the caller has gone before the reply was sent. */
  gone(response: Response): AbortSignal;
}

export function createWeb(limits: RateLimits): Web {
  const actor = (request: Request): Actor => actorOf(request, request.ip);
  return {
    actor,
    limit: (name) => async (request, _response, next) => {
      await limits.consume(name, personOf(actor(request)));
      next();
    },
    gone(response) {
      const controller = new AbortController();
      response.once('close', () => controller.abort());
      return controller.signal;
    },
  };
}
