import { writeFolded } from './safety.folding.ts';
import { simplify } from './safety.simplify.ts';

/** The longest text checked, after folding: some characters unfold into many, and the check must stay fast. */
const LONGEST = 20_000;

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
  return simplify(words.replaceAll(' ', '').slice(1));
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
