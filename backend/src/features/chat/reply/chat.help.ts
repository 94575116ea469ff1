import type { DangerKind } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.views';
import { composeHelpAdvice } from '../../safety/safety.service.ts';

/** The answer to a dangerous message of a chat, in the model's place: the same texts as in an advice. */
export function helpMessage(kind: DangerKind, language: string, country: string | null): { message: string; help: HelpView } {
  const { understanding, recommendations, encouragement } = composeHelpAdvice(kind, language, country);
  const steps = recommendations.map((step, index) => `${index + 1}. ${step}`).join('\n');
  const parts = [understanding, steps, encouragement ?? ''].filter((part) => part !== '');
  return { message: parts.join('\n\n'), help: { level: 'certain', kind, country: country?.toUpperCase() ?? null } };
}
