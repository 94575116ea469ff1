import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { Cents, Time } from '../subscription/subscription-state.views.ts';
import { PAID_PLANS } from '../usage/usage.constants.ts';
import { CANCEL_KINDS, DECLARATION_KINDS } from './contracts.constants.ts';

/** What a withdrawal now would give back. */
export const WithdrawalView = v.object({
  plan: v.picklist(PAID_PLANS),
  startedAt: Time,
  until: Time,
  paid: Cents,
  /** Kept for what was used: see `subscription.withdrawal.ts`. */
  used: Cents,
  refund: Cents,
  currency: v.string(),
  /** A bank still processes the payment: `paid` is on its way, and `refund` goes back once it has arrived. */
  isProcessing: v.optional(v.boolean()),
  /** The customer's bank looks into the payment: until it has decided, nothing can be given back. */
  isDisputed: v.optional(v.boolean()),
});
export type WithdrawalView = v.InferOutput<typeof WithdrawalView>;
export const WithdrawalAnswer = v.object({ withdrawal: v.nullable(WithdrawalView) });

/** The receipt of a declaration: what was declared, and when. The same for every address. */
export const ReceiptView = v.object({
  number: v.string(),
  kind: v.picklist(DECLARATION_KINDS),
  receivedAt: Time,
  name: v.string(),
  email: v.string(),
  contract: v.string(),
  /** Of a cancellation. */
  cancelKind: orNull(v.picklist(CANCEL_KINDS)),
  reason: orNull(v.string()),
  /** `YYYY-MM-DD`; null: as early as possible. */
  endsOn: orNull(v.string()),
});
export type ReceiptView = v.InferOutput<typeof ReceiptView>;
export const ReceiptAnswer = v.object({ receipt: ReceiptView, message: v.string() });

/** What a mailed link confirms: the declaration, and what it would do. */
export const DeclarationView = v.object({
  receipt: ReceiptView,
  /** Whether it was confirmed before. */
  done: v.boolean(),
  /** Null: the address has no such contract (any more). */
  plan: orNull(v.picklist(PAID_PLANS)),
  /** When a cancellation ends it. */
  endsAt: orNull(Time),
  /** It is renewed until then. */
  isLater: v.optional(v.boolean()),
  /** Its customer's bank looks into a payment: it may end earlier. */
  isDisputed: v.optional(v.boolean()),
  withdrawal: orNull(WithdrawalView),
  /** What an earlier withdrawal gives back waits until the customer's bank has decided. */
  awaitsBank: v.optional(v.boolean()),
});
export type DeclarationView = v.InferOutput<typeof DeclarationView>;
export const DeclarationAnswer = v.object({ notice: DeclarationView });
