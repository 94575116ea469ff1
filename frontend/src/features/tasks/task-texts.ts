import { UNKNOWN_TASK } from '@beside/common/tasks/tasks.constants';
import type { TaskView } from '@beside/common/tasks/tasks.views';
import { dateLocale, t } from '../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../lib/money-text.ts';

/** What can have happened: each has its own texts. */
const CASES = [
  'refund_refused',
  'refund_disputed',
  'refund_pending',
  'refund_failed',
  'declaration_withdraw',
  'declaration_cancel',
  'declaration_deleted',
  'dispute_open',
  'dispute_lost',
  'erasure_lost',
  'invoice_failed',
  'spending_half',
  'spending_most',
  'spending_used_up',
  'spending_unusual',
] as const;

/** Cases in which there is something else to do once the due date is over. */
const LATE_CASES = ['refund_pending', 'dispute_open'] as const;

/** Cases in which what was refunded before matters. */
const PROOF_CASES = ['dispute_open', 'dispute_lost'] as const;

/** What has happened; `unknown` for a kind or a state that a later release has added. */
export function caseOf({ kind, state }: Pick<TaskView, 'kind' | 'state'>): (typeof CASES)[number] | typeof UNKNOWN_TASK {
  return CASES.find((each) => each === `${kind}_${state}`) ?? UNKNOWN_TASK;
}

/** Whether an open task should have been done by now. */
export function isOverdue({ dueAt, doneAt }: Pick<TaskView, 'dueAt' | 'doneAt'>, now: Date): boolean {
  return doneAt === null && dueAt !== null && Date.parse(dueAt) <= now.getTime();
}

/** What has happened, as a heading. */
export const headingOf = (task: TaskView): string => t(`tasks.what_${caseOf(task)}`);

/** What to do about it. */
export function todoOf(task: TaskView, now: Date): string {
  const late = isOverdue(task, now) && LATE_CASES.find((each) => each === caseOf(task));
  return late ? t(`tasks.late_${late}`) : t(`tasks.todo_${caseOf(task)}`);
}

/** What a refund before a dispute means; null without one. */
export function proofOf(task: TaskView): string | null {
  const amount = refundedText(task);
  const proof = PROOF_CASES.find((each) => each === caseOf(task));
  return amount !== null && proof ? t(`tasks.proof_${proof}`, { amount }) : null;
}

/** What kind of number the subject is. */
export function subjectLabel({ kind }: Pick<TaskView, 'kind'>): string {
  if (kind === 'spending') return t('tasks.subject_day');
  return t(kind === 'declaration' ? 'tasks.subject_declaration' : 'tasks.subject_provider');
}

/** Whether a task is about somebody. */
export const isAboutUser = ({ kind }: Pick<TaskView, 'kind'>): boolean => kind !== 'spending';

/** Why a task has no user. The sender of a declaration who has not opened the link is unknown. */
export function noUserText({ kind, state }: Pick<TaskView, 'kind' | 'state'>): string {
  const isUnknown = (kind === 'declaration' && state !== 'deleted') || kind === UNKNOWN_TASK;
  return t(isUnknown ? 'tasks.user_unknown' : 'tasks.user_deleted');
}

/** The amount in euros, in which all prices are; null where it is not about money. */
export const amountText = ({ cents }: Pick<TaskView, 'cents'>): string | null =>
  cents === null ? null : moneyText(cents, 'eur');

/** What was refunded before; null where that is nothing. */
export const refundedText = ({ details: { refundedCents } }: Pick<TaskView, 'details'>): string | null =>
  refundedCents === undefined ? null : moneyText(refundedCents, 'eur');

/** A time to the minute. */
export const momentText = (time: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
