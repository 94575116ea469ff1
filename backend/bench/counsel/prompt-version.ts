import { createHash } from 'node:crypto';
import { ADVICE_STYLES, CATEGORIES } from '@beside/common/advice/advice.constants';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { ModelPrompt } from '../../src/model/model.types.ts';
import { PROMPTS, type Prompts } from './parts/asked.ts';

const TEXT = '…';

/** Each prompt once, in one language. */
export const everyPrompt = (prompts: Prompts, language: Language): (() => ModelPrompt)[] => [
  ...CATEGORIES.flatMap((category) =>
    ADVICE_STYLES.map((style) => () => prompts.adviceOf({ category, style, text: TEXT }, language)),
  ),
  () => prompts.adviceOf({ category: 'other', style: 'practical', text: TEXT, country: 'DE' }, language),
  () =>
    prompts.adviceOf({ category: 'other', style: 'practical', text: TEXT }, language, { level: 'possible', kind: 'self_harm' }),
  ...[false, true].flatMap((isCareful) => [
    () => prompts.chatOf({ category: 'other', about: TEXT, advised: TEXT }, [TEXT], language, isCareful),
    () => prompts.counselOf([TEXT, TEXT], TEXT, [{ by: 'partner1', message: TEXT }], language, isCareful),
  ]),
  () => prompts.summaryOf(TEXT, [TEXT], language),
  ...(['partners', 'advice', 'interface'] as const).flatMap((kind) => [
    () => prompts.translationOf(kind, [TEXT], language),
    () => prompts.repairOf(kind, [{ text: TEXT, translation: TEXT, lost: 'the length' }], language),
  ]),
  () => prompts.judgeOf(TEXT),
];

/** The same for the same prompts: a hash over every text that the product asks with, in every language, category and style. */
export function promptVersion(prompts: Prompts = PROMPTS): string {
  const asked = LANGUAGES.flatMap((language) => everyPrompt(prompts, language)).map((make) => {
    const { messages, schema, maxTokens } = make();
    return { messages, schema, maxTokens };
  });
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 12);
}
