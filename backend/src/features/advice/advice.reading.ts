import { RECOMMENDATIONS_MAX, RECOMMENDATIONS_MIN } from '@beside/common/advice/advice.constants';
import type { Advice, AdviceSoFar } from '@beside/common/advice/advice.views';
import type { Danger } from '@beside/common/safety/safety.constants';
import { InvalidAnswer } from '../../model/model.types.ts';
import { PartialAnswer, readWhole } from '../../model/partial-answer.ts';
import type { Reading } from '../../replies/reply.types.ts';
import { helpView, type Judgement, moreSevere, parseJudgement, readJudged } from '../safety/safety.service.ts';

/** Characters that one section may have; a longer one is not advice. */
const SECTION_MAX = 6000;

/**
 * Reads the sections that have begun, in a growing text, and the judgement of danger before them. Help stands beside the sections, or in their
 * place once danger is certain.
 * @param found what the safety check found
 * @param country whose help is shown
 */
export function readSections(found: Danger | null = null, country: string | null = null): Reading<AdviceSoFar> {
  const answer = new PartialAnswer();
  let small: Judgement | null = null;
  const judgedIn = (fields: Record<string, unknown>): Danger | null => (isJudged(fields) ? dangerIn(fields) : null);
  return {
    append: (delta) => answer.append(delta),
    view() {
      const fields = answer.read();
      const danger = [small?.danger ?? null, judgedIn(fields)].reduce(moreSevere, found);
      const help = danger ? { help: helpView(danger, country) } : {};
      return danger?.level === 'certain' ? help : { ...sectionsOf(fields), ...help };
    },
    isJudged: () => isJudged(answer.read()),
    judge(text) {
      small = readJudged(text);
      return small !== null;
    },
    finding() {
      const danger = moreSevere(small?.danger ?? null, judgedIn(answer.read()));
      return danger && { danger, whose: null };
    },
  };
}

function sectionsOf(fields: Record<string, unknown>): AdviceSoFar {
  const sections: AdviceSoFar = {};
  if (isText(fields.understanding)) sections.understanding = fields.understanding;
  if (Array.isArray(fields.recommendations))
    sections.recommendations = fields.recommendations.filter(isText).slice(0, RECOMMENDATIONS_MAX);
  if (isText(fields.example)) sections.example = fields.example;
  if (isText(fields.encouragement)) sections.encouragement = fields.encouragement;
  return sections;
}

/** Whether a growing answer has a whole judgement; undefined while it may still come. */
function isJudged(fields: Record<string, unknown>): boolean | undefined {
  const names = Object.keys(fields);
  const { danger } = fields;
  if (danger === undefined) return names.length === 0 ? undefined : false;
  // A field after it, or its own last one, shows that its level and kind are whole.
  const isWhole = names.at(-1) !== 'danger' || (typeof danger === 'object' && danger !== null && isLast('whose', danger));
  return isWhole ? parseJudgement(danger) !== null : undefined;
}

const isLast = (name: string, of: object): boolean => 'level' in of && Object.keys(of).at(-1) === name;

/** The danger that the model sees: people use words that no list foresees. */
const dangerIn = (fields: Record<string, unknown>): Danger | null => parseJudgement(fields.danger)?.danger ?? null;

/** A whole answer: the advice, and what its model found. Without advice the danger is certain, and help must answer. */
export type Accepted = { advice: Advice; danger: Danger | null } | { advice: null; danger: Danger };

/** @throws InvalidAnswer when a section is missing, empty or of the wrong type */
export function acceptAdvice(text: string): Accepted {
  const fields = readWhole(text);
  const danger = dangerIn(fields);
  if (danger?.level === 'certain') return { advice: null, danger };
  const { understanding, recommendations } = fields;
  if (!isText(understanding) || understanding.trim() === '') throw new InvalidAnswer('no understanding');
  if (!Array.isArray(recommendations) || !recommendations.every(isText)) throw new InvalidAnswer('no recommendations');
  const steps = recommendations.map(tidy).filter((step) => step !== '');
  if (steps.length < RECOMMENDATIONS_MIN) throw new InvalidAnswer('too few recommendations');
  const advice = {
    understanding: tidy(understanding),
    recommendations: steps.slice(0, RECOMMENDATIONS_MAX),
    ...optional('example', fields.example),
    ...optional('encouragement', fields.encouragement),
  };
  return { advice, danger };
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
