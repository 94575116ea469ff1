import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { TASK_KINDS, TASK_STATES, UNKNOWN_TASK } from './tasks.constants.ts';

/** What some tasks say in addition. */
export const TaskDetails = v.object({
  /** Of a dispute: cents of its payment that were refunded before. */
  refundedCents: v.optional(v.number()),
  /** Of declarations: the numbers of those that came after the subject's, the newest first. */
  later: v.optional(v.array(v.string())),
  /** Of a declaration: the subscription at the payment provider, where its account is deleted. */
  contract: v.optional(v.string()),
});
export type TaskDetails = v.InferOutput<typeof TaskDetails>;

/** A task for the owner. Times are ISO. */
export const TaskView = v.object({
  id: v.string(),
  kind: v.fallback(v.picklist([...TASK_KINDS, UNKNOWN_TASK]), UNKNOWN_TASK),
  state: v.fallback(orNull(v.picklist(TASK_STATES)), null),
  /** What it is about: an id at the payment provider, a declaration's number, or a day. */
  subject: v.string(),
  /** Cents, where it is about money. */
  cents: orNull(v.number()),
  /** Until when it should be done. */
  dueAt: orNull(v.string()),
  createdAt: v.string(),
  doneAt: orNull(v.string()),
  details: v.fallback(TaskDetails, {}),
  /** Nobody did it: what it was about has settled by itself. */
  isSettled: v.boolean(),
  /** Whom it is about; null: unknown, or the account is deleted. */
  user: orNull(v.object({ id: v.string(), name: v.string(), email: v.string() })),
});
export type TaskView = v.InferOutput<typeof TaskView>;

/** The answer of `GET /api/admin/tasks`: open ones, the oldest first, then those that were done last. */
export const TasksAnswer = v.object({ tasks: v.array(TaskView), openCount: v.number() });
export type TasksAnswer = v.InferOutput<typeof TasksAnswer>;

/** What a change did, in English, and the tasks afterwards. */
export const TasksChangedAnswer = v.object({ message: v.string(), tasks: v.array(TaskView), openCount: v.number() });
