import type { Language } from '@beside/common/language/language.constants';
import { categoryOf } from './compose-advice.ts';
import { PHRASES } from './phrases/phrases.tables.ts';
import { phraseOf } from './quoting.ts';
import { type ModelMessage, parseRecord } from './request.parse.ts';
import { hash, pick } from './seed.ts';
import { fill } from './slots.ts';

const QUESTION = /[?？؟]/u;
const THANKS = /(?<!\p{L})(?:thanks|thank you|gracias|merci|danke|bedankt|dank je|dank u)(?!\p{L})|谢谢|多谢/iu;
/** A message of thanks is short; a longer one has more to answer. */
const THANKS_MOST = 80;

/** One of the list, a different one for each reply of a conversation until all have been used. */
function rotate<T>(list: readonly T[], seed: string, index: number): T | undefined {
  return list[(hash(seed) + index) % Math.max(1, list.length)];
}

/** Answers the `chat` task in plain text: takes up the last message, adds a thought, and ends with a step and a question. */
export function composeChat(messages: readonly ModelMessage[], language: Language): string {
  const { joint, categories, shared } = PHRASES[language];
  const context = parseRecord(messages.filter((message) => message.role === 'system')[1]?.content ?? '');
  const asked = messages.filter((message) => message.role === 'user').map((message) => message.content.toWellFormed());
  const last = asked.at(-1) ?? '';
  const thread = `${JSON.stringify(context.situation ?? '')}/${asked[0] ?? ''}`;
  const index = Math.max(0, asked.length - 1);

  const kind = QUESTION.test(last) ? 'question' : THANKS.test(last) && last.length < THANKS_MOST ? 'thanks' : 'statement';
  const taken = fill(pick(shared.chat[kind], last) ?? '', { quote: phraseOf(last, 80) });
  const thought = rotate(shared.chat.body, `body/${thread}`, index) ?? '';
  const step = rotate(categories[categoryOf(context.category)].steps, `step/${thread}`, index) ?? '';
  const bridge = rotate(shared.chat.bridge, `bridge/${thread}`, index) ?? '';
  const closing = rotate(shared.chat.closing, `closing/${thread}`, index) ?? '';
  return [[taken, thought].join(joint), [bridge, step].join(joint), closing].join('\n\n');
}
