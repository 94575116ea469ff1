import { RECOMMENDATIONS_MAX, RECOMMENDATIONS_MIN } from '@beside/common/advice/advice.constants';
import type { Advice, AdviceSoFar } from '@beside/common/advice/advice.views';
import { DANGER_KINDS, type DangerKind } from '@beside/common/safety/safety.constants';
import { InvalidAnswer } from '../../model/model.types.ts';
import { PartialAnswer, readWhole } from '../../model/partial-answer.ts';
import type { Reading } from '../../replies/reply.types.ts';

/** Characters that one section may have; a longer one is not advice. */
const SECTION_MAX = 6000;

/** Reads the sections that have begun, in a growing text. */
export function readSections(): Reading<AdviceSoFar> {
  const answer = new PartialAnswer();
  return { append: (delta) => answer.append(delta), view: () => sectionsOf(answer.read()) };
}

function sectionsOf(fields: Record<string, unknown>): AdviceSoFar {
  if (dangerIn(fields) !== null) return {};
  const sections: AdviceSoFar = {};
  if (isText(fields.understanding)) sections.understanding = fields.understanding;
  if (Array.isArray(fields.recommendations))
    sections.recommendations = fields.recommendations.filter(isText).slice(0, RECOMMENDATIONS_MAX);
  if (isText(fields.example)) sections.example = fields.example;
  if (isText(fields.encouragement)) sections.encouragement = fields.encouragement;
  return sections;
}

/** The danger that the model reports where the safety check found none: people use words that no list foresees. */
function dangerIn(fields: Record<string, unknown>): DangerKind | null {
  return DANGER_KINDS.find((kind) => kind === fields.danger) ?? null;
}

/**
 * The whole advice; or the kind of danger, which help must answer instead of advice.
 * @throws InvalidAnswer when a section is missing, empty or of the wrong type
 */
export function acceptAdvice(text: string): Advice | DangerKind {
  const fields = readWhole(text);
  const danger = dangerIn(fields);
  if (danger) return danger;
  const { understanding, recommendations } = fields;
  if (!isText(understanding) || understanding.trim() === '') throw new InvalidAnswer('no understanding');
  if (!Array.isArray(recommendations) || !recommendations.every(isText)) throw new InvalidAnswer('no recommendations');
  const steps = recommendations.map(tidy).filter((step) => step !== '');
  if (steps.length < RECOMMENDATIONS_MIN) throw new InvalidAnswer('too few recommendations');
  return {
    understanding: tidy(understanding),
    recommendations: steps.slice(0, RECOMMENDATIONS_MAX),
    ...optional('example', fields.example),
    ...optional('encouragement', fields.encouragement),
  };
}

function optional<K extends string>(key: K, value: unknown): Partial<Record<K, string>> {
  if (value === undefined || value === null || value === '') return {};
  if (!isText(value)) throw new InvalidAnswer(`${key} is no text`);
  const result: Partial<Record<K, string>> = {};
  const text = tidy(value);
  if (text) result[key] = text;
  return result;
}

function tidy(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim().slice(0, SECTION_MAX);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
