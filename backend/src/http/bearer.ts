import type { TokenScope } from '@beside/common/tokens/tokens.constants';
import type { RequestHandler } from 'express';
import { AppError } from '../lib/app-error.ts';
import type { SessionUser } from './session-user.ts';

/** An API token's user and scopes. */
export interface TokenBearer {
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

/**
 * Reads `Authorization: Bearer …` before any cookie. Such a call acts as the token's user, ignores cookies, and has no session.
 * It ignores other authorization schemes, which a proxy in front may use.
 * @throws AppError 401 `not_signed_in` for a void token
 */
export function readBearer(read: ReadToken): RequestHandler {
  return async (request, response, next) => {
    const [scheme = '', token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (scheme.toLowerCase() !== 'bearer') return next();
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
