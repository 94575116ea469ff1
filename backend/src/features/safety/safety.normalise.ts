import { writeFolded } from './safety.folding.ts';

/** The longest text checked, after folding: some characters unfold into many, and the check must stay fast. */
const LONGEST = 20_000;

/** Traditional characters that the Chinese phrases use, and their simplified forms. */
const TRADITIONAL =
  '殺杀離离輕轻結结開开後后媽妈爸爸樓楼傷伤強强姦奸婦妇鄰邻嚇吓脅胁動动門门讓让許许見见錢钱護护藥药遺遗書书繩绳關关飯饭嬰婴兒儿醫医點点燒烧買买準准備备對对訴诉個个們们過过說说還还沒没無无義义頭头養养繼继親亲發发騷骚擾扰蹤踪殘残斷断脫脱裸裸體体來来當当時时腦脑師师學学';

const SIMPLIFIED = new Map<string, string>();
for (let at = 0; at + 1 < TRADITIONAL.length; at += 2) SIMPLIFIED.set(TRADITIONAL.charAt(at), TRADITIONAL.charAt(at + 1));
const TO_SIMPLIFY = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g');

/** The first Chinese character; below are Latin, Greek, Cyrillic, symbols and punctuation, which simplifying leaves alone. */
export const HAN_FROM = 0x2e80;

/** A message in comparable form: `words` for languages written with spaces, `characters` for Chinese. */
export interface Folded {
  /** Lower-case words without diacritics, one space between them; ` . ` stands around the whole and between sentences. */
  words: string;
  /** The same without spaces, in simplified characters; `.` separates sentences. */
  characters: string;
}

/**
 * Folds case, width, diacritics, quotes, invisible characters and spaces, so that hurried or copied text compares equal.
 * Runs in time linear in the text.
 */
export function fold(text: string): Folded {
  const words = foldWords(text);
  return { words, characters: charactersOf(words) };
}

/** The `words` of `fold`: an everyday message in one pass, any other step by step, with the same result. */
export function foldWords(text: string): string {
  return writeFolded(text, unfolded) ?? narrow(foldStepwise(text));
}

/** The `characters` of `fold`, from its `words`. */
export function charactersOf(words: string): string {
  // Without the sentence end before the whole.
  const characters = words.replaceAll(' ', '').slice(1);
  return characters.replace(TO_SIMPLIFY, (character) => SIMPLIFIED.get(character) ?? character);
}

/** The `words` of `fold`, step by step: the reference for the one-pass folding. */
export function foldStepwise(text: string): string {
  const plain = unfolded(text)
    .replace(/\.{2,}/g, ' ')
    .replace(/[.!?;:\n\r。]/g, ' . ')
    .replace(/[^\p{L}\p{N}.']/gu, ' ')
    .replace(/ {2,}/g, ' ');
  return ` . ${plain.trim()} . `;
}

/** The same text in one byte a character where possible: expressions are compiled for such texts ahead of time. */
function narrow(text: string): string {
  return isWide(text) ? text : Buffer.from(text, 'latin1').toString('latin1');
}

/** Whether a text needs two bytes a character. */
export function isWide(text: string): boolean {
  return /[^\0-\xff]/.test(text);
}

/** Plain lower-case characters, before the split into sentences and words. */
function unfolded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .slice(0, LONGEST)
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/[’‘ʼ`´′]/g, "'");
}
