import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError, notFound, toAppError } from '../lib/app-error.ts';
import type { Log } from '../lib/logger.ts';

/** Unknown paths under `/api` answer JSON, never the page. */
export const unknownCall: RequestHandler = (_request, _response, next) => next(notFound());

/** The one error handler of all calls. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    const error = fromExpress(thrown) ?? toAppError(thrown);
    if (error.status >= 500) log.error({ err: thrown, method: request.method, path: request.route?.path }, 'a call failed');
    // Logged above without secrets; Express would print the whole error.
    if (response.headersSent) {
      if (!response.writableEnded) response.destroy();
      return;
    }
    if (error.retryAfter) response.set('Retry-After', String(error.retryAfter));
    response.status(error.status).json(error.toFailure());
  };
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
