import type { ErrorCode, Failure } from '@beside/common/errors';
import { codeOf } from './error-code.ts';

/** Something that the caller is told: a code, a status, a message. It leaves through one handler on each side. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors?: Record<string, string[]>;
  /** Seconds after which to try again; becomes `Retry-After`. */
  readonly retryAfter?: number;

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    more: { errors?: Record<string, string[]>; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }

  toFailure(): Failure {
    return { success: false, code: this.code, message: this.message, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** Told by the budget at once, and by a reply that it ended. */
export const budgetReached = (): AppError =>
  new AppError('budget_reached', 429, 'That is as much as one person can ask for in a day. Please come back tomorrow.', {
    retryAfter: 3600,
  });

export const notSignedIn = (): AppError => new AppError('not_signed_in', 401, 'You are not signed in');

export const notFound = (): AppError => new AppError('not_found', 404, 'Not found');

/** What a driver says when PostgreSQL, Redis or the network is away. */
const AWAY = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 57P01 57P02 57P03 57P04 57014 25006 40001 40P01 53000 53100 53200 53300 53400 08000 08001 08003 08004 08006 08P01'.split(
    ' ',
  ),
);
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|terminating connection|not queryable|Connection is closed/i;

/** Turns anything thrown into what the caller may know of it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    if (AWAY.has(codeOf(error)) || AWAY_WORDS.test(error.message)) {
      return new AppError(
        'unavailable',
        503,
        'A service behind this page is not answering. Nothing was lost; please try again in a moment.',
        { retryAfter: 5 },
      );
    }
  }
  return new AppError('internal_error', 500, 'Something went wrong on our side. Please try again.');
}
