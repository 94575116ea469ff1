import { isForMachine } from './quoting.ts';

const SENTENCE = /[^.!?。！？\n\r]+(?:[.](?=\S)[^.!?。！？\n\r]+)*[.!?。！？]*/gu;
const HAN = /\p{Script=Han}/u;
/** Letters, or Chinese characters, which say more each, of the shortest sentence that tells something. */
const LEAST = 12;
const LEAST_HAN = 5;
/** Characters above which only the clause that was asked about is quoted. */
const LONG = 90;

/** Asks for something that was said before. */
const CUE = new RegExp(
  [
    '\\b(?:remind|remember|recall|did i (?:say|tell|mention|write)|(?:what|who) (?:is|was|were|are) (?:my|the|her|his)|how (?:many|much|old|long))\\b',
    'erinner|weißt du noch|wie (?:heißt|hieß|alt|viele?|lange)|wer war|habe ich .*(?:gesagt|geschrieben|erzählt)',
    'recuérda|recuerd|acuerda|te (?:dije|conté)|cómo se llama|cuánt[oa]s?',
    'rappel|souven|souvien|(?:ai|avais)(?:-je)? (?:dit|écrit)|comment s.appelle|combien',
    'herinner|weet je nog|zei ik|vertelde ik|hoe (?:heet|oud|veel|lang)',
    '记得|提醒|说过|叫什么|是谁|多少|多久|几个',
  ].join('|'),
  'iu',
);

/** Words that questions share with everything. */
const COMMON = new Set(
  (
    'the and but for with about what when where which who how was were are did does have has had you your that this tell told say said can could would name remind remember recall again ' +
    'der die das und aber ist war wie wer was wann noch mal mich mir dir dein mein meine meiner hat habe heißt hieß gesagt erinnere erinnerst ' +
    'que qué cómo cuál quién los las una con por para pero era mis recuerda recuérdame llama dije nombre ' +
    'les des une est était comment quel quelle qui quoi mon mes rappelle rappelez moi vous pouvez nom ' +
    'het een van mijn hoe heet wat wie weet nog zei herinner herinneren kun naam'
  ).split(' '),
);
const COMMON_HAN = /[的了是我你他她它们什么怎说过还记得吗呢有在和吧提醒]/u;

/** A text's sentences with their end signs. */
export function statementsOf(text: string): string[] {
  return (text.toWellFormed().match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(isTelling);
}

/** Whether a sentence tells something: no question, no word to the machine, and not too short. */
function isTelling(sentence: string): boolean {
  const least = HAN.test(sentence) ? LEAST_HAN : LEAST;
  return sentence.length >= least && !/[?？]$/u.test(sentence) && !isForMachine(sentence);
}

/** What a text is about: its words, and pairs of Chinese characters. */
function wordsOf(text: string): Set<string> {
  const words = (text.toLowerCase().match(/[^\P{L}\p{Script=Han}]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  const pairs = runs.flatMap((run) => {
    const signs = [...run];
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
  return new Set([...words, ...pairs.filter((pair) => !COMMON_HAN.test(pair))]);
}

const shared = (words: Set<string>, text: string): number => [...wordsOf(text)].filter((word) => words.has(word)).length;

/** The best of some texts by the words that it shares, the earliest of equal ones; undefined below `least`. */
function bestOf(texts: readonly string[], words: Set<string>, least: number): string | undefined {
  let best: { text: string; score: number } | undefined;
  for (const text of texts) {
    const score = shared(words, text);
    if (score >= least && score > (best?.score ?? 0)) best = { text, score };
  }
  return best?.text;
}

/**
 * The sentence that a question asks about, among what was said before; undefined if it asks about none. A question that does not ask to
 * be reminded must share two words with it.
 */
export function recalled(question: string, said: readonly string[]): string | undefined {
  const cue = CUE.test(question);
  if (!cue && !/[?？]/u.test(question)) return undefined;
  const words = wordsOf(question);
  const sentence = bestOf(said.flatMap(statementsOf), words, cue ? 1 : 2);
  if (sentence === undefined || sentence.length <= LONG) return sentence;
  return bestOf(sentence.split(/[,;:，；：]/u), words, 1)?.trim() ?? sentence;
}
