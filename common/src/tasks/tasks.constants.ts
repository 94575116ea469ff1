/**
 * Kinds of tasks for the owner: money that could not be given back, a contract declaration that nobody confirmed, a payment that its customer
 * disputes, a customer who could not be deleted at the payment provider, an invoice that the provider could not make, and a day on which the model costs
 * much.
 */
export const TASK_KINDS = ['refund', 'declaration', 'dispute', 'erasure', 'invoice', 'spending'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];
/** Stands for a kind that a reader does not know: a later release has opened it. */
export const UNKNOWN_TASK = 'unknown';

/**
 * What a task is about, where a kind has several causes. `disputed`: a refund that waits until the customer's bank has decided. `deleted`: a
 * withdrawal whose account was deleted before anybody confirmed it. `half`, `most`, `used_up`: of the installation's daily tokens (50, 80, 100 %).
 */
export const TASK_STATES = [
  'refused',
  'disputed',
  'pending',
  'failed',
  'withdraw',
  'cancel',
  'deleted',
  'open',
  'lost',
  'half',
  'most',
  'used_up',
  'unusual',
] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Tasks that one answer holds: open ones, and those that were done last. */
export const TASKS_MAX = 200;
export const TASKS_DONE_MAX = 20;
