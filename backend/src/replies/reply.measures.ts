import { isMeasured, report } from '../lib/measures.ts';
import type { Outcome } from './reply.types.ts';

/**
 * Reports the end of a reply, by a name of ours.
 * @param begun the milliseconds of `performance.now()` when its run began
 */
export function reportEnd(kind: string, outcome: Outcome, begun: number): void {
  const end = outcome.status === 'failed' ? outcome.code : outcome.resultId === '' ? 'nothing' : 'done';
  report('reply', { kind, end, ms: performance.now() - begun });
}

/** Begins to measure one asking of the model. @returns to be called with each token; reports the first */
export function measuringFirst(kind: string): () => void {
  let begun: number | null = isMeasured('firstToken') ? performance.now() : null;
  return () => {
    if (begun === null) return;
    report('firstToken', { kind, ms: performance.now() - begun });
    begun = null;
  };
}
