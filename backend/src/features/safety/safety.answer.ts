import type { Advice } from '@beside/common/advice/advice.dto';
import type { DangerKind } from '@beside/common/safety/safety.constants';
// placeholder until the real one is written by its owner: overwrite this file
export function composeHelpAdvice(kind: DangerKind, _language: string, country: string | null): Advice {
  return { understanding: 'You are not alone.', recommendations: ['Call.', 'Go.', 'Breathe.'], help: { kind, country } };
}
