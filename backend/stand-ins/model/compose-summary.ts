import { phraseOf } from './quoting.ts';
import { statementsOf } from './recalling.ts';
import { isRecord, type ModelMessage, parseRecord, textOf } from './request.parse.ts';

/** Characters of the longest summary, and of a sentence in it. */
const SUMMARY_MOST = 1200;
const SENTENCE_MOST = 240;

/** A sentence with an end sign, so that the next summary finds it again. */
function ended(sentence: string): string {
  const short =
    sentence.length > SENTENCE_MOST
      ? `${sentence
          .slice(0, SENTENCE_MOST)
          .toWellFormed()
          .replace(/\s+\S*$/u, '')}…`
      : sentence;
  if (/[.!?…。！？]$/u.test(short)) return short;
  return `${short}${/\p{Script=Han}$/u.test(short) ? '。' : '.'}`;
}

/**
 * Answers the `summary` task in plain text: the sentences of the earlier summary, then the first statement of each of the person's
 * messages. The earliest facts stay when it is full.
 */
export function composeSummary(messages: readonly ModelMessage[]): string {
  const request = parseRecord(messages.findLast((message) => message.role === 'user')?.content ?? '');
  const lines = (Array.isArray(request.messages) ? request.messages : []).filter(isRecord);
  const said = lines.filter(({ by }) => by === 'user').map(({ text }) => textOf(text));
  const facts = [...statementsOf(textOf(request.summary)), ...said.flatMap((text) => statementsOf(text).slice(0, 1))];
  let summary = '';
  for (const fact of new Set(facts.map(ended))) {
    const longer = summary === '' ? fact : `${summary} ${fact}`;
    if (longer.length <= SUMMARY_MOST) summary = longer;
  }
  return summary || ended(phraseOf(said.join('\n')));
}
