/**
 * Every way in which a call or an event can fail, on the wire.
 * The interface translates what it shows by this code; `message` is English.
 */
export const ERROR_CODES = [
  'validation_failed',
  'not_signed_in',
  'session_required',
  'password_needed',
  'invalid_credentials',
  'email_not_verified',
  'email_taken',
  'link_invalid',
  'usage_limit_reached',
  'not_allowed',
  'not_found',
  'conflict',
  'session_full',
  'session_ended',
  'stopped',
  'too_large',
  'too_many_requests',
  'budget_reached',
  'model_failed',
  'model_timeout',
  'model_refused',
  'interrupted',
  'unavailable',
  'internal_error',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every failed reply, and of every failed acknowledgement. `errors` maps a field to its messages. */
export interface Failure {
  success: false;
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
}
