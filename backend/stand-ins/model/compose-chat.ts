import type { Language } from '@beside/common/language/language.constants';
import { categoryOf } from './compose-advice.ts';
import { judgedText } from './judging.ts';
import { boldLead, sentencesOf } from './phrases/phrases.list.ts';
import { PHRASES } from './phrases/phrases.tables.ts';
import { phraseOf } from './quoting.ts';
import { recalled } from './recalling.ts';
import { isRecord, type ModelMessage, parseRecord, textOf } from './request.parse.ts';
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

/** The recommendations of the advice that the chat is about. */
function recommendationsIn(context: Record<string, unknown>): string[] {
  const { advice } = context;
  const list: unknown = isRecord(advice) ? advice.recommendations : [];
  return Array.isArray(list) ? list.map((step) => textOf(step)).filter((step) => step.trim() !== '') : [];
}

/**
 * Answers the `chat` task in light Markdown. It takes up the last message, and ends with a question. In between stand a thought and a
 * step, or a line of the advice and a list of two steps. Asked for something that was said before, it quotes that.
 */
export function composeChat(messages: readonly ModelMessage[], language: Language): string {
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return judgedText(messages, [{ by: 'self', text: last }], () => writeChat(messages, language));
}

function writeChat(messages: readonly ModelMessage[], language: Language): string {
  const { joint, categories, shared } = PHRASES[language];
  const { chat } = shared;
  const written = messages.filter((message) => message.role === 'user').map((message) => message.content.toWellFormed());
  // The first of the person's messages is what the chat is about, as JSON; a caller may leave it out.
  const about = parseRecord(written[0] ?? '');
  const context = 'situation' in about ? about : {};
  const asked = 'situation' in about ? written.slice(1) : written;
  const last = asked.at(-1) ?? '';
  const situation = textOf(context.situation);
  const thread = `${JSON.stringify(situation)}/${asked[0] ?? ''}`;
  const index = Math.max(0, asked.length - 1);
  const choose = (list: readonly string[], what: string, at = index): string => rotate(list, `${what}/${thread}`, at) ?? '';

  const thought = choose(chat.body, 'body');
  const closing = choose(chat.closing, 'closing');
  const before = recalled(last, [textOf(context.summary), situation, ...asked.slice(0, -1)]);
  if (before !== undefined) {
    const known = fill(choose(chat.recalled, 'recalled'), { quote: phraseOf(before) });
    return [[known, thought].join(joint), closing].join('\n\n');
  }
  const kind = QUESTION.test(last) ? 'question' : THANKS.test(last) && last.length < THANKS_MOST ? 'thanks' : 'statement';
  const taken = fill(pick(chat[kind], last) ?? '', { quote: phraseOf(last, 80) });
  const { steps } = categories[categoryOf(context.category)];
  if (index % 2 === 0) {
    const step = [choose(chat.bridge, 'bridge', index / 2), choose(steps, 'step')];
    return [[taken, thought].join(joint), step.join(joint), closing].join('\n\n');
  }
  const recommendation = choose(recommendationsIn(context), 'advised');
  const advised = fill(choose(chat.advised, 'advised'), { quote: phraseOf(sentencesOf(recommendation)[0] ?? '', 80) });
  const list = [index, index + 1].map((at) => {
    const step = sentencesOf(choose(steps, 'step', at))
      .slice(0, 2)
      .join(joint);
    return `- ${boldLead(step)}`;
  });
  const opening = [taken, recommendation === '' ? thought : advised].join(joint);
  return [opening, choose(chat.listed, 'listed'), list.join('\n'), closing].join('\n\n');
}
