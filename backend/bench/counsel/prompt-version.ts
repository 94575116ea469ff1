import { createHash } from 'node:crypto';
import { ADVICE_STYLES, CATEGORIES } from '@beside/common/advice/advice.constants';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { judgePrompt } from '../../src/features/safety/safety.service.ts';
import type { ModelPrompt } from '../../src/model/model.types.ts';
import { adviceOf, chatOf, counselOf } from './parts/asked.ts';

const TEXT = '…';

/** The same for the same prompts: a hash over every text that the product asks with, in every language, category and style. */
export function promptVersion(): string {
  const prompts: ModelPrompt[] = LANGUAGES.flatMap((language) => [
    ...CATEGORIES.flatMap((category) => ADVICE_STYLES.map((style) => adviceOf({ category, style, text: TEXT }, language))),
    adviceOf({ category: 'other', style: 'practical', text: TEXT }, language, { level: 'possible', kind: 'self_harm' }),
    ...[false, true].map((isCareful) => chatOf({ category: 'other', about: TEXT, advised: TEXT }, [TEXT], language, isCareful)),
    ...[false, true].map((isCareful) => counselOf([TEXT, TEXT], TEXT, [{ by: 'partner1', message: TEXT }], language, isCareful)),
  ]);
  prompts.push(judgePrompt([{ by: 'self', text: TEXT }], ['self', 'other'], { userId: null, address: null }));
  const asked = prompts.map(({ messages, schema, maxTokens }) => ({ messages, schema, maxTokens }));
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 12);
}
