import * as v from 'valibot';
import { Advice, type AdviceSoFar } from './advice.views.ts';

const Stored = v.pipe(v.string(), v.parseJson(), Advice);

/** The sections of a stored advice (`AdviceSessionView.advice`); one that cannot be read is shown as it is. */
export function readAdvice(stored: string): Advice {
  const { success, output } = v.safeParse(Stored, stored);
  return success ? output : { understanding: stored, recommendations: [] };
}

/** Whether a recommendation can be read: from then on a stop counts. */
export function showsRecommendation({ recommendations = [] }: AdviceSoFar): boolean {
  return recommendations.some((step) => step !== '');
}
