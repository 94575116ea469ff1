import type { Language } from '@beside/common/language/language.constants';
import type { ModelPrompt } from '../../../src/model/model.types.ts';
import { compose } from '../../../stand-ins/model/compose.ts';
import type { Part } from '../counsel.types.ts';
import { CASES } from '../situations/cases.ts';
import { SITUATIONS } from '../situations/situations.ts';

/** A model that answers badly in one way, and the measure that must notice it. */
export interface BadModel {
  what: string;
  part: Part;
  /** English where it is missing. */
  language?: Language;
  /** The measure's name, as a row has it. */
  misses: string;
  answer(prompt: ModelPrompt): string;
}

export const NONE = { level: 'none', kind: null, whose: null };

/** What the stand-in answers: the model that none of these is as good as. */
export const goodAnswer = ({ messages }: ModelPrompt): string => compose(messages).text;

export const systemOf = ({ messages }: ModelPrompt): string => messages[0]?.content ?? '';
export const isAdvice = (prompt: ModelPrompt): boolean => systemOf(prompt).startsWith('Task: advice');

/** The good answer with some fields replaced, where it is an advice. */
export const advising = (change: (advice: Record<string, unknown>, prompt: ModelPrompt) => object) => (prompt: ModelPrompt) => {
  const good: Record<string, unknown> = JSON.parse(goodAnswer(prompt));
  return JSON.stringify({ ...good, ...change(good, prompt) });
};

/** The good reply's text replaced, its judgement kept. */
export const saying = (change: (text: string, prompt: ModelPrompt) => string) => (prompt: ModelPrompt) => {
  const [line = '', ...text] = goodAnswer(prompt).split('\n');
  return `${line}\n${change(text.join('\n'), prompt)}`;
};

/** The good answer with another judgement. */
export const judging = (danger: object) => (prompt: ModelPrompt) => {
  if (isAdvice(prompt)) return advising(() => ({ danger }))(prompt);
  if (systemOf(prompt).startsWith('Task: judge')) return JSON.stringify(danger);
  return saying((text) => text)(prompt).replace(/^.*\n/, `${JSON.stringify({ danger })}\n`);
};

/** The good answer with the judgement that the fixed set marks. */
export function knowingAnswer(prompt: ModelPrompt): string {
  const asked = prompt.messages.at(-1)?.content ?? '';
  const marked = [...Object.values(SITUATIONS), ...Object.values(CASES)].flatMap(({ judged }) => judged);
  const { level, kind, whose: own = 'self' } = marked.find(({ text }) => asked.includes(text)) ?? { ...NONE, whose: undefined };
  const whose = asked.includes('"by":"partner2"') ? 'partner2' : own;
  return judging(level === 'none' ? NONE : { level, kind, whose })(prompt);
}

/** A pair of models: one misses a measure, the other passes it. Only what the measure looks at need differ. */
export interface Lapse extends Omit<BadModel, 'answer'> {
  bad: BadModel['answer'];
  good: BadModel['answer'];
}

/** Words that no measure finds anything in. */
export const EMPTY = 'That is what it is, and it will be what it will be for you, as with all of this.';
