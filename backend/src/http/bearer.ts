import type { TokenScope } from '@beside/common/tokens/tokens.constants';
import type { RequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';
import { actorOf } from './actor.ts';
import { limitOf, type RateLimits } from './rate-limits.ts';
import type { SessionUser } from './session-user.ts';

/** An API token's user and scopes. */
export interface TokenBearer {
  /** The token's. */
  id: number;
  user: SessionUser;
  scopes: ReadonlySet<TokenScope>;
}

/** Finds an API token's user; null for an unknown or void token. */
export type ReadToken = (token: string) => Promise<TokenBearer | null>;

declare module 'node:http' {
  interface IncomingMessage {
    /** The API token that came with the call; its user is `user`. */
    bearer?: TokenBearer;
  }
}

/** What every API token begins with; what a proxy in front adds for itself does not. */
const TOKEN_PREFIX = 'beside_';
/** Calls with a token, whether or not it holds: each may ask the database whose it is. */
const BEARER = limitOf('bearer', 1200, 60, { by: 'address', counted: 'node' });

/**
 * Reads `Authorization: Bearer beside_…` before any cookie. Such a call acts as the token's user, ignores cookies, and has no session.
 * Other authorization headers are left alone.
 * @throws AppError 401 `not_signed_in` for a token that does not hold, 429 after too many calls
 */
export function readBearer(read: ReadToken, limits: RateLimits): RequestHandler {
  return async (request, response, next) => {
    const [scheme = '', token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (scheme.toLowerCase() !== 'bearer' || !token.startsWith(TOKEN_PREFIX)) return next();
    await limits.count(BEARER, actorOf(request, request.ip));
    const bearer = await read(token);
    if (!bearer) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      throw new AppError('not_signed_in', 'This API token is not valid');
    }
    request.bearer = bearer;
    request.user = bearer.user;
    next();
  };
}

/** Runs the cookie's session middleware, unless the call came with a token. */
export function unlessBearer(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (request.bearer ? next() : handler(request, response, next));
}
