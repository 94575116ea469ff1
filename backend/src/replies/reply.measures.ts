import { isMeasured, report } from '../lib/measures.ts';
import { beginSpan, failureCode } from '../lib/tracing.ts';
import type { Outcome } from './reply.types.ts';

/**
 * Reports the end of a reply, by a name of ours.
 * @param begun the milliseconds of `performance.now()` when its run began
 */
export function reportEnd(kind: string, outcome: Outcome, begun: number): void {
  report('reply', { kind, end: endOf(outcome), ms: performance.now() - begun });
}

const endOf = (outcome: Outcome): string =>
  outcome.status === 'failed' ? outcome.code : outcome.resultId === '' ? 'nothing' : 'done';

/** Runs a reply in a trace of its own, whichever node runs it and whatever woke that. */
export function traceRun(kind: string, run: () => Promise<Outcome | null>): Promise<Outcome | null> {
  const span = beginSpan(`reply ${kind}`, { parent: null });
  if (!span) return run();
  return span.within(run).then(
    (outcome) => {
      span.set('beside.end', outcome ? endOf(outcome) : 'elsewhere');
      span.end();
      return outcome;
    },
    (error: unknown) => {
      span.end(failureCode(error));
      throw error;
    },
  );
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
