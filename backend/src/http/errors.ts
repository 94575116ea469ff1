import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { AppError, notFound, originOf, toAppError } from '../lib/app-error.ts';
import type { Log } from '../lib/logger.ts';
import { helped } from './failure-help.ts';
import { isFromTrustedProxy } from './trusted-proxy.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Unknown paths under `/api` answer JSON, never the page. */
export const unknownCall: RequestHandler = (_request, _response, next) => next(notFound());

/** The one error handler of all calls. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    const error = helped(request, fromExpress(thrown) ?? toAppError(thrown));
    const reference = error.status >= 500 ? requestId(request) : undefined;
    const [method, path] = [request.method, request.route?.path];
    if (reference) log.error({ err: originOf(thrown), requestId: reference, method, path }, 'a call failed');
    // A stranger who knocks at every door shows in the log. A limit of rate bounds how many lines.
    if (error.code === 'not_allowed') log.info({ userId: request.user?.id ?? null, method, path }, 'a call was refused');
    // Logged above without secrets; Express would print the whole error.
    if (response.headersSent) {
      if (!response.writableEnded) response.destroy();
      return;
    }
    if (error.retryAfter) response.set('Retry-After', String(error.retryAfter));
    if (reference) response.set('X-Request-Id', reference);
    response.status(error.status).json(error.toFailure(reference));
  };
}

/** The id that a trusted proxy has given a request, for its own log; else a new one. */
function requestId(request: Request): string {
  const given = request.get('x-request-id') ?? '';
  return isFromTrustedProxy(request) && REQUEST_ID.test(given) ? given : randomUUID();
}

function fromExpress(thrown: unknown): AppError | null {
  // A path that cannot be decoded names no call.
  if (thrown instanceof URIError) return notFound();
  if (!(thrown instanceof Error) || !('type' in thrown) || !('status' in thrown)) return null;
  if (thrown.status === 413) return new AppError('too_large', 'That is too much at once');
  if (typeof thrown.status === 'number' && thrown.status >= 400 && thrown.status < 500) {
    return new AppError('validation_failed', 'The request is not valid JSON');
  }
  return null;
}
