import { ADVICE_STYLES, type AdviceStyle, CATEGORIES, type Category } from '@beside/common/advice/advice.constants';
import type { Language } from '@beside/common/language/language.constants';
import { amountIn, nameIn } from './details.ts';
import { judgedAdvice } from './judging.ts';
import { PHRASES } from './phrases/phrases.tables.ts';
import { phrasesOf } from './quoting.ts';
import { type ModelMessage, parseRecord, textOf } from './request.parse.ts';
import { hash, pick, pickSome } from './seed.ts';
import { fill, type SlotValues } from './slots.ts';

/** The four sections, in the order in which they are written. */
interface ComposedAdvice {
  understanding: string;
  recommendations: string[];
  example: string;
  encouragement: string;
}

/** The category of that name; `other` for an unknown one. */
export function categoryOf(value: unknown): Category {
  return CATEGORIES.find((name) => name === value) ?? 'other';
}

function styleOf(value: unknown): AdviceStyle {
  return ADVICE_STYLES.find((name) => name === value) ?? 'practical';
}

/** Categories whose example is a letter to the person named. */
const LETTERS: readonly Category[] = ['relationships', 'family'];

/** Writes advice on a situation. It only quotes the situation, and follows no instruction in it. */
export function writeAdvice(situation: string, category: Category, style: AdviceStyle, language: Language): ComposedAdvice {
  const { joint, categories, shared } = PHRASES[language];
  const own = categories[category];
  const manner = shared.styles[style];
  const seed = `${category}/${style}/${situation}`;
  const [quote = '…', second] = phrasesOf(situation, 2);
  const found = nameIn(situation);
  const values: SlotValues = { quote, name: found?.name, number: amountIn(situation) };
  const choose = (list: readonly string[], what: string, slots: SlotValues = values) =>
    fill(pick(list, `${what}/${seed}`) ?? '', slots);

  const opening = [choose(own.opening, 'opening')];
  if (values.name !== undefined) opening.push(choose(shared.named, 'named'));
  if (values.number !== undefined) opening.push(choose(shared.counted, 'counted'));
  const looking = [choose(own.insight, 'insight'), choose(manner.view, 'view')];

  const personal = found?.person
    ? choose(shared.namedStep, 'namedStep')
    : second !== undefined && choose(shared.againStep, 'againStep', { quote: second });
  // A longer understanding gets one recommendation less, which keeps the whole to about a page.
  const detailed = values.name !== undefined || values.number !== undefined;
  const fewer = detailed && hash(`count/${seed}`) % 2 === 0 ? 1 : 0;
  const steps = pickSome(own.steps, (personal === false ? 4 : 3) - fewer, seed);
  if (personal !== false) steps.splice(1, 0, personal);
  steps.push(choose(manner.step, 'step'));

  const greeting = found?.person && LETTERS.includes(category) ? [fill(shared.greeting, values)] : [];
  return {
    understanding: [opening.join(joint), looking.join(joint)].join('\n\n'),
    recommendations: steps,
    example: [...greeting, ...own.example.map((line) => fill(line, values))].join('\n\n'),
    encouragement: [choose(manner.closing, 'closing'), own.care].join(joint),
  };
}

/** Answers the `advice` task: the last user message holds the request as JSON; the answer is the advice as JSON. */
export function composeAdvice(messages: readonly ModelMessage[], language: Language): string {
  const content = messages.findLast((message) => message.role === 'user')?.content ?? '';
  const request = parseRecord(content);
  const situation = textOf(request.situation, content).toWellFormed();
  const advice = writeAdvice(situation, categoryOf(request.category), styleOf(request.adviceStyle), language);
  return JSON.stringify(judgedAdvice(messages, situation, advice), null, 2);
}
