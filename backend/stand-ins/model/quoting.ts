import { hash } from './seed.ts';

/** A sentence ends at its sign, or at the end of a line. */
const SENTENCE = /[^.!?。！？…\n\r]+(?:\.(?=\S)[^.!?。！？…\n\r]+)*/gu;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** A sentence that addresses a machine is not quoted. */
const TO_THE_MACHINE = new RegExp(
  [
    '\\b(?:ignore|disregard|forget)\\b.{0,40}\\b(?:previous|prior|above|instructions?|rules|prompt)\\b',
    '\\b(?:respond|reply|answer|output) only\\b|\\bsystem prompt\\b|\\bjailbreak\\b',
    '\\b(?:ignora|olvida)\\b.{0,40}\\binstrucciones\\b|\\b(?:ignore|oublie)\\b.{0,40}\\bconsignes\\b',
    '\\b(?:ignoriere|vergiss)\\b.{0,40}\\b(?:anweisungen|regeln)\\b|\\b(?:negeer|vergeet)\\b.{0,40}\\b(?:instructies|regels)\\b',
    '(?:忽略|无视|忘记).{0,12}(?:指令|指示|提示|规则)',
  ].join('|'),
  'iu',
);
/** Whether a sentence addresses the machine rather than somebody who listens. */
export const isForMachine = (sentence: string): boolean => TO_THE_MACHINE.test(sentence);

/** Words that often mark a sentence's weight: a turn, a feeling, a doubt. */
const WEIGHT =
  /\b(but|don['’]t|can['’]t|never|afraid|want|feel|pero|miedo|quiero|nunca|siento|mais|peur|jamais|veux|sens|aber|angst|nie|nicht|will|fühle|maar|bang|nooit|niet|wil|voel)\b|但|怕|不|想|觉得/iu;

/** The longest quotation, in characters, and in Chinese or Japanese ones, which say more each. */
const LONGEST = 96;
const LONGEST_CJK = 34;
const SHORTEST = 12;

function longestFor(text: string, most: number): number {
  const dense = (text.match(CJK)?.length ?? 0) * 2 > text.length;
  return Math.min(most, dense ? LONGEST_CJK : LONGEST);
}

/** Cuts at a clause, else at a word, never within a sign; an ellipsis shows the cut. */
function shorten(sentence: string, most: number): string {
  const longest = longestFor(sentence, most);
  if (sentence.length <= longest) return sentence;
  const head = [...sentence]
    .slice(0, longest)
    .join('')
    .slice(0, longest)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const clause = Math.max(...[',', ';', ':', '，', '；', '：', '、', ' – ', ' — '].map((sign) => head.lastIndexOf(sign)));
  if (clause >= longest / 3) return head.slice(0, clause).trimEnd();
  const space = head.lastIndexOf(' ');
  return `${(space > longest / 3 ? head.slice(0, space) : head).trimEnd()}…`;
}

/** Isolated, so that right-to-left words keep their position in a left-to-right sentence. */
function isolate(phrase: string): string {
  return RTL.test(phrase) ? `\u2068${phrase}\u2069` : phrase;
}

function trimmed(sentence: string): string {
  return (
    sentence
      .replace(/^[\s"'“”„«»「」‘’,;:\-–—]+|[\s"“”„«»「」,;:\-–—]+$/gu, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out.
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
  );
}

function scoreOf(sentence: string): number {
  const { length } = sentence;
  const dense = longestFor(sentence, LONGEST) === LONGEST_CJK ? 2.5 : 1;
  const size = length * dense;
  let score = size >= 24 && size <= 90 ? 4 : size >= SHORTEST ? 2 : 0;
  if (WEIGHT.test(sentence)) score += 2;
  if (/["“”„«»「」]/u.test(sentence)) score -= 2;
  return score;
}

/**
 * Up to `count` phrases of a text, word for word, the most telling first. The text's hash orders equal ones.
 * A text without a usable sentence gives its beginning; an empty one gives nothing.
 */
export function phrasesOf(text: string, count: number, most = LONGEST): string[] {
  const sentences = (text.toWellFormed().match(SENTENCE) ?? []).map(trimmed).filter((sentence) => /[^\s]/u.test(sentence));
  const human = sentences.filter((sentence) => !isForMachine(sentence));
  const ranked = [...new Set(human.length > 0 ? human : sentences)]
    .map((sentence) => ({ sentence, score: scoreOf(sentence), order: hash(sentence) }))
    .sort((a, b) => b.score - a.score || a.order - b.order);
  const chosen = ranked.slice(0, count).map(({ sentence }) => isolate(shorten(sentence, most)));
  if (chosen.length > 0) return chosen;
  const whole = text.toWellFormed().replace(/\s+/gu, ' ').trim();
  return whole === '' ? [] : [isolate(shorten(whole, most))];
}

/** The most telling phrase of a text, or an ellipsis without one. */
export function phraseOf(text: string, most = LONGEST): string {
  return phrasesOf(text, 1, most)[0] ?? '…';
}
