import type { ErrorCode } from '@beside/common/errors';
import { AppError, budgetReached } from '../lib/app-error.ts';

const FAILURES: Partial<Record<ErrorCode, string>> = {
  stopped: 'Stopped, as you asked. Nothing was counted.',
  model_failed: 'The AI did not give a usable answer. Nothing was counted; please try again.',
  answer_too_long: 'The answer became too long to finish. Nothing was counted; please ask for less at once.',
  model_timeout: 'The AI took too long to answer. Nothing was counted; please try again.',
  model_refused: 'The AI declined to answer this. Nothing was counted; please try to put it differently.',
  interrupted: 'The answer was interrupted. Nothing was counted; please try again.',
  unavailable: 'A service behind this page is not answering. Nothing was counted; please try again.',
};

const COUNTED: Partial<Record<ErrorCode, string>> = {
  stopped: 'Stopped, as you asked. It counts as a use, since recommendations were shown already.',
  answer_too_long:
    'The answer became too long to finish. It counts as a use, since recommendations were shown already; please ask for less at once.',
};

/**
 * The error that callers receive for a failed reply, by its code.
 * @param counted it ended after enough was shown to count
 */
export function failureOf(code: ErrorCode, counted = false): AppError {
  const why = counted ? COUNTED[code] : undefined;
  if (why) return new AppError(code, why);
  if (code === 'budget_reached') return budgetReached();
  return new AppError(code, FAILURES[code] ?? 'Something went wrong on our side. Nothing was counted; please try again.');
}
