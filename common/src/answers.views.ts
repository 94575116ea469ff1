import * as v from 'valibot';
import { isErrorCode, STATUS_OF } from './errors.ts';
import { HelpView } from './safety/safety.views.ts';

/*
 * The views of all features say what the server sends: presenters return their types, tests hold every answer against them, and
 * browsers read by them. Readers drop fields that a view does not name. An answer's `success` stands in no feature's view.
 */

/** What has nothing to say but that it succeeded. */
export const Done = v.object({});

export const ErrorCodeView = v.picklist(Object.keys(STATUS_OF).filter(isErrorCode));

/** The body of every failed call, and every failed acknowledgement. */
export const Failure = v.object({
  success: v.literal(false),
  code: ErrorCodeView,
  /** In English; the interface translates by the code. */
  message: v.string(),
  /** Messages by field. */
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Seconds after which to try again; a call has them as `Retry-After` too. */
  retryAfter: v.optional(v.number()),
  /** Of a fault on our side: the id under which the server has logged it; a call has it as `X-Request-Id` too. */
  reference: v.optional(v.string()),
  /** Of a text that nothing could answer: where its writer can find help meanwhile. For the writer alone. */
  help: v.optional(HelpView),
});
export type Failure = v.InferOutput<typeof Failure>;
