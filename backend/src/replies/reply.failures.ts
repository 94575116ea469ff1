import type { ErrorCode } from '@beside/common/errors';
import { AppError, budgetReached } from '../lib/app-error.ts';

const FAILURES: Partial<Record<ErrorCode, string>> = {
  stopped: 'Stopped, as you asked. Nothing was counted.',
  model_failed: 'The AI did not give a usable answer. Nothing was counted; please try again.',
  model_timeout: 'The AI took too long to answer. Nothing was counted; please try again.',
  model_refused: 'The AI declined to answer this. Nothing was counted; please try to put it differently.',
  interrupted: 'The answer was interrupted. Nothing was counted; please try again.',
  unavailable: 'A service behind this page is not answering. Nothing was counted; please try again.',
};

/**
 * The error that callers receive for a failed reply, by its code.
 * @param counted it was stopped after enough was shown to count
 */
export function failureOf(code: ErrorCode, counted = false): AppError {
  if (counted) return new AppError(code, 'Stopped, as you asked. It counts as a use, since recommendations were shown already.');
  if (code === 'budget_reached') return budgetReached();
  return new AppError(code, FAILURES[code] ?? 'Something went wrong on our side. Nothing was counted; please try again.');
}
