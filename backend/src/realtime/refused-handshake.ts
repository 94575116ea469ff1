import type { AppError } from '../lib/app-error.ts';

/** A refusal as the library takes it: the client's `connect_error`, with the failure as its `data`. */
export function refusedHandshake(error: AppError): Error {
  return Object.assign(new Error(error.message), { data: error.toFailure() });
}
