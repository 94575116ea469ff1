import type { Failure } from '@beside/common/answers.views';
import { type ErrorCode, STATUS_OF } from '@beside/common/errors';
import type { HelpView } from '@beside/common/safety/safety.views';
import { codeOf } from './error-code.ts';

/** A failure that callers may see: a code, which decides the status, and a message. One handler on each side answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors?: Record<string, string[]>;
  /** Seconds after which to try again. */
  readonly retryAfter?: number;
  /** Where the caller can find help meanwhile. */
  readonly help?: HelpView;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: Record<string, string[]>; retryAfter?: number; help?: HelpView; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = STATUS_OF[code];
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.help = more.help;
  }

  /** The same failure, with help for its caller. */
  withHelp(help: HelpView): AppError {
    const { code, message, errors, retryAfter } = this;
    return new AppError(code, message, { errors, retryAfter, help, cause: this.cause ?? this });
  }

  /** @param reference of the log's line about it, where it has one */
  toFailure(reference?: string): Failure {
    const { code, message, errors, retryAfter, help } = this;
    return {
      success: false,
      code,
      message,
      ...(errors ? { errors } : {}),
      ...(retryAfter ? { retryAfter } : {}),
      ...(reference ? { reference } : {}),
      ...(help ? { help } : {}),
    };
  }
}

/** Thrown by the budget, and by a reply that it ended. */
export const budgetReached = (): AppError =>
  new AppError('budget_reached', 'Nothing more can be asked for today. Please come back tomorrow.', {
    retryAfter: 3600,
  });

/** @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number): AppError =>
  new AppError('too_many_requests', 'Too many requests. Please wait a moment and try again.', { retryAfter });

export const notSignedIn = (): AppError => new AppError('not_signed_in', 'You are not signed in');

export const notFound = (): AppError => new AppError('not_found', 'Not found');

/** A service behind us is away, hangs, or refuses for now; the same call may succeed later. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'A service behind this page is not answering. Nothing was lost; please try again in a moment.', {
    retryAfter: 5,
    cause,
  });

/** Codes of a driver whose connection to PostgreSQL or Redis is lost, or cannot be made. */
const AWAY = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH 57P01 57P02 57P03 57P04 57P05 25P03 08000 08001 08003 08004 08006 08P01'.split(
    ' ',
  ),
);
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|terminating connection|not queryable|Connection is closed/i;
/** Codes of PostgreSQL on a healthy connection, for a statement that it did not carry out: cancelled, locked, in conflict, or out of room. */
const BUSY = new Set('57014 55P03 25006 40001 40P01 53000 53100 53200 53300 53400'.split(' '));

/** Whether a connection is lost, or could not be made. Its last statement may have been carried out. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && (AWAY.has(codeOf(error)) || AWAY_WORDS.test(error.message));
}

/** Whether the database timed out. The statement may be carried out. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && /query read timeout/i.test(error.message);
}

/** What the log says of an error: the one that a failure for callers was made of. */
export const originOf = (thrown: unknown): unknown => (thrown instanceof AppError && thrown.cause ? thrown.cause : thrown);

/** Turns any error into one that callers may see. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnanswered(error) || isConnectionLost(error) || BUSY.has(codeOf(error))) return unavailable(error);
  return new AppError('internal_error', 'Something went wrong on our side. Please try again.', { cause: error });
}
