import type { TokenScope } from '@beside/common/tokens/tokens.constants';
import type { RequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';
import { type Actor, actorOf } from './actor.ts';
import { limitOf, type RateLimits } from './rate-limits.ts';
import type { SessionUser } from './session-user.ts';

/** An API token's user and scopes. */
export interface TokenBearer {
  /** The token's. */
  id: number;
  user: SessionUser;
  scopes: ReadonlySet<TokenScope>;
  /** Null: it does not expire. */
  expiresAt: Date | null;
}

/** What calls and sockets ask of the tokens. */
export interface BearerTokens {
  /** Finds an API token's user; null for an unknown, revoked or expired token. */
  read(value: string): Promise<TokenBearer | null>;
  /** Those of some tokens that hold, by their ids, with their users' rights. */
  holding(ids: number[]): Promise<Map<number, Pick<SessionUser, 'isAdmin' | 'isOwner'>>>;
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The API token that came with the call; its user is `user`. */
    bearer?: TokenBearer;
  }
}

/** What every API token begins with; what a proxy in front adds for itself does not. */
export const TOKEN_PREFIX = 'beside_';
/** Calls with a token, whether or not it holds: each may ask the database whose it is. */
const BEARER = limitOf('bearer', 1200, 60, { by: 'address', counted: 'node' });
/** Those whose token does not hold. */
const WRONG_BEARER = limitOf('wrongBearer', 60, 60, { by: 'address' });

/** Reads a token for a caller, of whom nothing but the address is known. */
export type Authenticate = (value: string, caller: Actor) => Promise<TokenBearer>;

/**
 * Makes the one check of a token, for calls and handshakes.
 * @throws AppError 401 `not_signed_in` for a token that does not hold, 429 after too many
 */
export function tokenAuthentication(tokens: BearerTokens, limits: RateLimits): Authenticate {
  return async (value, caller) => {
    await limits.count(BEARER, caller);
    const bearer = await tokens.read(value);
    if (bearer) return bearer;
    await limits.count(WRONG_BEARER, caller);
    throw new AppError('not_signed_in', 'This API token is not valid');
  };
}

/**
 * Reads `Authorization: Bearer beside_…` before any cookie. Such a call acts as the token's user, ignores cookies, and has no session.
 * Other authorization headers are left alone.
 * @throws AppError see `tokenAuthentication`
 */
export function readBearer(authenticate: Authenticate): RequestHandler {
  return async (request, response, next) => {
    const [scheme = '', token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (scheme.toLowerCase() !== 'bearer' || !token.startsWith(TOKEN_PREFIX)) return next();
    // Removed once the token is found to hold.
    response.setHeader('WWW-Authenticate', 'Bearer');
    const bearer = await authenticate(token, actorOf(request, request.ip));
    response.removeHeader('WWW-Authenticate');
    request.bearer = bearer;
    request.user = bearer.user;
    next();
  };
}

/** Runs the cookie's session middleware, unless the call came with a token. */
export function unlessBearer(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (request.bearer ? next() : handler(request, response, next));
}
