import { ADVICE_STYLES, CATEGORIES } from '@beside/common/advice/advice.constants';
import type { Advice, AdviceSessionView } from '@beside/common/advice/advice.dto';
import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import type { HelpView } from '@beside/common/safety/safety.dto';
import { fields, isFields, oneOf, optionalText, text } from '../../lib/parse.ts';

/** Parses a session from a reply or from storage. Throws ParseError. */
export function parseSession(value: unknown): AdviceSessionView {
  const from = fields(value, 'session');
  return {
    id: text(from, 'id'),
    userId: optionalText(from, 'userId') ?? null,
    description: text(from, 'description'),
    category: oneOf(from, 'category', CATEGORIES),
    adviceStyle: oneOf(from, 'adviceStyle', ADVICE_STYLES),
    language: optionalText(from, 'language') ?? 'en',
    advice: text(from, 'advice'),
    createdAt: text(from, 'createdAt'),
  };
}

/** Parses the sections in a session's `advice`. Other text is shown as it is, so nothing is lost. */
export function readAdvice(json: string): Advice {
  try {
    return parseAdvice(JSON.parse(json));
  } catch {
    return { understanding: json, recommendations: [] };
  }
}

function parseAdvice(value: unknown): Advice {
  const from = fields(value, 'advice');
  const steps: unknown[] = Array.isArray(from.recommendations) ? from.recommendations : [];
  return {
    understanding: text(from, 'understanding'),
    recommendations: steps.filter((step) => typeof step === 'string'),
    example: optionalText(from, 'example') || undefined,
    encouragement: optionalText(from, 'encouragement') || undefined,
    help: parseHelp(from.help),
  };
}

function parseHelp(value: unknown): HelpView | undefined {
  if (!isFields(value)) return undefined;
  return { kind: oneOf(value, 'kind', DANGER_KINDS), country: optionalText(value, 'country') ?? null };
}
