import type { ErrorCode } from '@beside/common/errors';
import { AppError, budgetReached } from '../lib/app-error.ts';

const FAILURES: Partial<Record<ErrorCode, [status: number, message: string]>> = {
  stopped: [409, 'Stopped, as you asked. Nothing was counted.'],
  model_failed: [503, 'The AI did not give a usable answer. Nothing was counted; please try again.'],
  model_timeout: [503, 'The AI took too long to answer. Nothing was counted; please try again.'],
  model_refused: [503, 'The AI declined to answer this. Nothing was counted; please try to put it differently.'],
  interrupted: [503, 'The answer was interrupted. Nothing was counted; please try again.'],
  unavailable: [503, 'A service behind this page is not answering. Nothing was counted; please try again.'],
};

/** How a reply's failure is told, by its code. */
export function failureOf(code: ErrorCode): AppError {
  if (code === 'budget_reached') return budgetReached();
  const [status, message] = FAILURES[code] ?? [500, 'Something went wrong on our side. Nothing was counted; please try again.'];
  return new AppError(code, status, message);
}
