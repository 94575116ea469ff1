import type { Language } from '@beside/common/language/language.constants';
import { judgedText } from './judging.ts';
import { PHRASES } from './phrases/phrases.tables.ts';
import { phraseOf } from './quoting.ts';
import { type ModelMessage, parseRecord, textOf } from './request.parse.ts';
import { hash, pick } from './seed.ts';
import { fill } from './slots.ts';

/** Characters of the longest repeated name. */
const NAME_MOST = 100;
/** Characters of the longest quotation; there may be two of them. */
const QUOTE_MOST = 64;

/** Stands in for a message whose words were not passed on: it is neither quoted nor mentioned. */
const LEFT_OUT = '…';

interface Line {
  from: string;
  message: string;
}

function nameOf(value: unknown): string {
  return textOf(value).replace(/\s+/gu, ' ').trim().slice(0, NAME_MOST).toWellFormed();
}

/** The messages since the counsellor's last reply. */
function burstOf(messages: readonly ModelMessage[]): Line[] {
  const after = messages.findLastIndex((message) => message.role === 'assistant') + 1;
  return messages
    .slice(after)
    .filter((message) => message.role === 'user')
    .map((message) => parseRecord(message.content))
    .filter((line) => typeof line.message === 'string')
    .map((line) => ({ from: nameOf(line.from), message: textOf(line.message) }))
    .filter((line) => line.message !== LEFT_OUT);
}

/** The partners' names and their session's name, from the one message that has them. */
function roomOf(messages: readonly ModelMessage[]): Record<string, unknown> {
  const rooms = messages.map((message) => parseRecord(message.content));
  return rooms.find((room) => typeof room.partner1 === 'string' && room.message === undefined) ?? {};
}

/** Answers the `counsellor` task in plain text: fair to both, quoting each who wrote, ending with one step for both. */
export function composeCounsellor(messages: readonly ModelMessage[], language: Language): string {
  const room = roomOf(messages);
  const burst = burstOf(messages);
  const writings = burst.map(({ from, message }) => ({
    by: from === nameOf(room.partner2) ? 'partner2' : 'partner1',
    text: message,
  }));
  return judgedText(messages, writings, () => writeCounsel(messages, language, room, burst));
}

function writeCounsel(
  messages: readonly ModelMessage[],
  language: Language,
  room: Record<string, unknown>,
  burst: readonly Line[],
): string {
  const { joint, shared } = PHRASES[language];
  const partners = [nameOf(room.partner1), nameOf(room.partner2)].filter((name) => name !== '');
  const writers = [...new Set(burst.map((line) => line.from))].filter((name) => name !== '');
  const said = (name: string | undefined) =>
    burst
      .filter((line) => line.from === name || name === undefined)
      .map((line) => line.message)
      .join('\n');

  const [first = partners[0] ?? '…', second] = writers;
  const other = second ?? partners.find((name) => name !== first) ?? partners[1];
  const kind = second !== undefined ? 'both' : other !== undefined ? 'one' : 'solo';
  const seed = burst.map((line) => line.message).join('\n');
  const replyNumber = messages.filter((message) => message.role === 'assistant').length;
  const opening = fill(pick(shared.counsellor[kind], seed) ?? '', {
    name1: first,
    name2: other,
    quote1: phraseOf(said(writers[0]), QUOTE_MOST),
    quote2: phraseOf(said(second), QUOTE_MOST),
  });
  const seedNumber = hash(`${partners.join('/')}/${textOf(room.sessionName)}`) + replyNumber;
  const { body, task } = shared.counsellor;
  const thought = body[seedNumber % body.length] ?? '';
  const exercise = task[seedNumber % task.length] ?? '';
  return [burst.length > 0 ? [opening, thought].join(joint) : thought, exercise].join('\n\n');
}
