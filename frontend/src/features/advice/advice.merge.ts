import { ADVICE_STEPS } from '@beside/common/advice/advice.constants';
import type { AdviceProgress, AdviceSoFar } from '@beside/common/advice/advice.views';
import { isInPlace } from '@beside/common/safety/read-help';

/**
 * Merges an arriving snapshot. Snapshots may overtake each other: a higher run restarts the text, a lower one is ignored.
 * Within a run the text never shrinks and the step never goes back. Help that has come stays, or gets graver.
 */
export function mergeProgress(shown: AdviceProgress | undefined, arrived: AdviceProgress): AdviceProgress {
  if (!shown) return arrived;
  const merged = mergeText(shown, arrived);
  const candidates = [shown.advice.help, arrived.advice.help];
  const help = candidates.find((each) => isInPlace(each)) ?? candidates.find((each) => each !== undefined);
  return help ? { ...merged, advice: { ...merged.advice, help } } : merged;
}

function mergeText(shown: AdviceProgress, arrived: AdviceProgress): AdviceProgress {
  if (arrived.run > shown.run) return arrived;
  if (arrived.run < shown.run) return shown;
  const later = ADVICE_STEPS.indexOf(arrived.step) >= ADVICE_STEPS.indexOf(shown.step);
  const longer = textLength(arrived.advice) >= textLength(shown.advice);
  return { ...shown, step: later ? arrived.step : shown.step, advice: longer ? arrived.advice : shown.advice };
}

function textLength({ understanding = '', recommendations = [], example = '', encouragement = '' }: AdviceSoFar): number {
  return [understanding, ...recommendations, example, encouragement].reduce((sum, part) => sum + part.length, 0);
}
