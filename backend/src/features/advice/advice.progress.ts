import { ADVICE_STEPS, type AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSoFar } from '@beside/common/advice/advice.views';

/** Parses a snapshot, which may come from another node. Null for none, or for an older release's. */
export function parseProgress(snapshot: unknown): { run: number; step: AdviceStep; advice: AdviceSoFar } | null {
  if (typeof snapshot !== 'object' || snapshot === null || !('run' in snapshot) || !('step' in snapshot) || !('view' in snapshot))
    return null;
  const { run, view } = snapshot;
  const step = ADVICE_STEPS.find((candidate) => candidate === snapshot.step);
  if (typeof run !== 'number' || !step || typeof view !== 'object' || view === null) return null;
  return { run, step, advice: view };
}
