import { DANGER_KINDS, DANGER_LEVELS } from '@beside/common/safety/safety.constants';

const LEVELS = ['none', ...DANGER_LEVELS].join('|');
/** A child may be spoken of beside any word. */
const NOUNS = ['danger(?:[_ -]?level)?', ...DANGER_KINDS.filter((kind) => kind !== 'child')].join('|');
const LINK = '(?:(?:level|kind|type|is|of)[^\\p{L}]{1,12})?';
const beside = (gap: string, noun: string): string =>
  `\\b(?:${LEVELS})\\b${gap}${LINK}(?:${noun})\\b|\\b(?:${noun})\\b${gap}${LINK}(?:${LEVELS})\\b`;
/** Words that no reply has, and words that only a judgement sets beside each other. */
const TELLING = new RegExp(
  ['partner[_ ]?[12]\\b|self_harm', beside('[^\\p{L}]{1,12}', NOUNS), beside('\\s*[:=(|"/>][^\\p{L}]{0,12}', 'child')].join('|'),
  'iu',
);
const DECORATION = /^[\s*_`"'“”‘’(<>#|[\d.)-]*/;
/** How a sentence of a judgement begins. */
const LABELLED =
  /^(?:(?:safety|risk|danger)[ _-]?)?(?:danger|judge?ment|assessment|level|kind|whose|gefahr|peligro|gevaar|危险|危險)[\s*_`"'”’]*[:=：＝]/iu;
const WORDS = `danger(?:[_ -]?level)?|levels?|kinds?|whose|judge?ment|json|null|${LEVELS}|${DANGER_KINDS.join('|')}`;
/** A judgement's words and nothing else, as in the head of a table. */
const WORDS_ALONE = new RegExp(`^(?:[^\\p{L}]*\\b(?:${WORDS})\\b)+[^\\p{L}]*$`, 'iu');
/** What is around a judgement in a list or a table. */
const SIGNS = /^[^\p{L}\p{N}]*[[\]:,'"`|][^\p{L}\p{N}]*$/u;
const FENCE = /^\s*`{3}/;
const OPENING = /[{｛]/;
const CLOSING = /[}｝]/g;
/** Stands in for what was in braces; no text has it. */
const CUT = '\0';

/** With the blanks after it. It has letters: a number before it is its own. */
const SENTENCE = /\0|[^\n\0]*?\p{L}{2}[^\n\0]*?(?:[.!?…]["'”’)\]]*[ \t]+|[。！？])|[^\n\0]+\n?|\n/gu;
const FINISHED = /[\n\0]$|\p{L}{2}.*(?:[.!?…]["'”’)\]]*[ \t]+|[。！？])$/u;
/** The end of an unfinished sentence: a word to which the next may belong, and the last word. */
const UNDECIDED = new RegExp(`(?:\\b(?:${LEVELS}|${NOUNS}|child|partner)\\b[^\\p{L}]*(?:\\p{L}+[^\\p{L}]*)?)?\\w*$`, 'iu');
/** Characters at the beginning of a sentence that are shown together, or not. */
const BEGINNING = 40;

/** What may be read of a sentence, and whether something of it belongs to a judgement. */
interface Piece {
  said: string;
  isJudging: boolean;
}

/**
 * What both partners may read of a counsellor's text, complete or growing: nothing of a judgement, in whatever form and place, whether it can be
 * read or not. A counsellor's words have no braces, and never name danger. Of a growing text, what may still belong to a judgement is held back:
 * what was shown stays.
 */
export function judgementFilter(text: string, complete: boolean): string {
  const pieces = piecesOf(withoutBraces(text.replaceAll(CUT, ''), complete).match(SENTENCE) ?? [], complete);
  // A short first sentence before a judgement is no reply: "Sure."
  const first = pieces.findIndex(isPresent);
  const next = pieces.slice(first + 1).find(isPresent);
  const preface = pieces[first];
  if (preface && !preface.isJudging && isShort(preface.said)) {
    if (!next && !complete) return '';
    if (next?.isJudging && next.said.trim() === '') preface.said = '';
  }
  return pieces
    .map(({ said }) => said)
    .join('')
    .trimStart();
}

function piecesOf(sentences: string[], complete: boolean): Piece[] {
  /** What follows a judgement's words on their line belongs to them. */
  let isHidden = false;
  return sentences.map((sentence, at) => {
    const end = sentence.endsWith('\n') ? '\n' : '';
    const isFinished = complete || at < sentences.length - 1 || FINISHED.test(sentence);
    const from = isHidden || isLabel(sentence, sentences[at + 1]) ? 0 : judgingFrom(sentence);
    if (!isHidden && !isFinished) return { said: decided(sentence), isJudging: false };
    const hides = sentence !== CUT && (isHidden || (from !== null && !SIGNS.test(sentence) && !FENCE.test(sentence)));
    isHidden = hides && end === '';
    if (from === null) return { said: sentence, isJudging: false };
    return { said: sentence.slice(0, from) + end, isJudging: true };
  });
}

const isPresent = ({ said, isJudging }: Piece): boolean => isJudging || said.trim() !== '';
const isShort = (words: string): boolean => words.trim().length < BEGINNING;
/** "Here is my answer: " before braces. */
const isLabel = (sentence: string, next: string | undefined): boolean =>
  next === CUT && isShort(sentence) && !FINISHED.test(sentence) && sentence.trim() !== '';

/** Where a judgement's words begin in a finished sentence; null without any. */
function judgingFrom(sentence: string): number | null {
  const words = sentence.replace(DECORATION, '');
  if (sentence === CUT || FENCE.test(sentence) || SIGNS.test(sentence) || LABELLED.test(words) || WORDS_ALONE.test(sentence))
    return 0;
  const from = TELLING.exec(sentence)?.index;
  return from === undefined ? null : shownTo(from);
}

/** What of an unfinished sentence no later word can change. */
const decided = (sentence: string): string => {
  const from = Math.min(UNDECIDED.exec(sentence)?.index ?? sentence.length, TELLING.exec(sentence)?.index ?? sentence.length);
  return sentence.slice(0, shownTo(from));
};

const shownTo = (from: number): number => (from < BEGINNING ? 0 : from);

/** A text with a sign in place of what stands in braces, up to the end of the line where they are not closed. */
function withoutBraces(text: string, complete: boolean): string {
  const from = text.search(OPENING);
  if (from < 0) return text.replaceAll(CLOSING, '');
  const before = text.slice(0, from).replaceAll(CLOSING, '') + CUT;
  const end = closingBrace(text, from);
  if (end >= 0) return before + withoutBraces(text.slice(end + 1), complete);
  const line = complete ? text.indexOf('\n', from) : -1;
  return before + (line < 0 ? '' : withoutBraces(text.slice(line), complete));
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (OPENING.test(sign)) depth += 1;
    if ('}｝'.includes(sign)) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
