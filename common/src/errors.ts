/** The failures of payments alone; their texts load with the pages of payments. */
export const PAYMENT_STATUS_OF = {
  coupon_invalid: 400,
  coupon_expired: 400,
  coupon_used_up: 400,
  coupon_not_for_you: 400,
  location_needed: 400,
  payment_failed: 402,
  already_subscribed: 409,
  begin_at_once_needed: 409,
  card_needed: 409,
  not_subscribed: 409,
  change_in_progress: 409,
  payment_processing: 409,
  payment_disputed: 409,
  quote_changed: 409,
  payments_off: 503,
} as const;

/** The failures of the admin's side alone; their texts load with its pages. */
export const ADMIN_STATUS_OF = {
  status_page_refused: 400,
  invalid_admin_password: 401,
  last_owner: 409,
  admin_password_not_set: 409,
  plan_is_paid: 409,
} as const;

/**
 * Every way in which a call or an event can fail, on the wire, and the status that a call then has.
 * The interface translates what it shows by this code; `message` is English.
 */
export const STATUS_OF = {
  ...PAYMENT_STATUS_OF,
  ...ADMIN_STATUS_OF,
  validation_failed: 400,
  link_invalid: 400,
  code_wrong: 400,
  not_signed_in: 401,
  session_required: 401,
  invalid_credentials: 401,
  passkey_unknown: 401,
  usage_limit_reached: 402,
  password_needed: 403,
  proof_needed: 403,
  second_factor_needed: 403,
  email_not_verified: 403,
  not_allowed: 403,
  not_found: 404,
  email_taken: 409,
  passkey_exists: 409,
  full: 409,
  conflict: 409,
  session_full: 409,
  session_ended: 409,
  stopped: 409,
  too_large: 413,
  client_too_old: 426,
  too_many_requests: 429,
  budget_reached: 429,
  internal_error: 500,
  model_failed: 503,
  answer_too_long: 503,
  model_timeout: 503,
  model_refused: 503,
  interrupted: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;
export type AdminErrorCode = keyof typeof ADMIN_STATUS_OF;
export type PaymentErrorCode = keyof typeof PAYMENT_STATUS_OF;

/** Whether something from outside is one of the codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(STATUS_OF, value);
}

/** What a browser makes of a call that nobody answered, and of an answer that is not ours. */
export type LocalErrorCode = 'network' | 'unreadable';

/** Whether a code is one of payments. */
export function isPaymentErrorCode(code: string): code is PaymentErrorCode {
  return Object.hasOwn(PAYMENT_STATUS_OF, code);
}

/** Whether a code is one of the admin's side. */
export function isAdminErrorCode(code: string): code is AdminErrorCode {
  return Object.hasOwn(ADMIN_STATUS_OF, code);
}
