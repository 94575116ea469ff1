import type { PaymentIntent, PaymentMethod, SetupIntent } from './tables.ts';

export interface StripeErrorFields {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  payment_method?: PaymentMethod;
  setup_intent?: SetupIntent;
}

/** A refusal as Stripe words it. Everything that the request changed is taken back, unless `keep` is set. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly fields: StripeErrorFields;
  /** A declined payment leaves its traces: the attempt, the charge, the events. */
  readonly keep: boolean;

  constructor(status: number, message: string, fields: StripeErrorFields = {}, keep = false) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.keep = keep;
  }
}

/** A 400 for a request that cannot be done. */
export function invalid(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });
}

/** Stripe answers 404 where the id is the path's, and 400 where it is a parameter. */
export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(param === 'id' ? 404 : 400, `No such ${what.replaceAll('_', ' ')}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}
