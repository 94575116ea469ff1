/**
 * Pieces of about a token's size: up to five letters or digits with the space before them, two Chinese or Japanese
 * characters, or one other sign. The `u` flag keeps surrogate pairs whole.
 */
const PIECE =
  /\s?(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{M}\p{L}]{0,4}|\p{N}{1,5}|[^\s\p{L}\p{N}])|\s/gu;

/** The judgement of danger before an answer. Nobody reads it, so that it is not written at a reading pace. */
const JUDGEMENT = /^\{\s*"danger":\s*\{[^}]*\}\}?,?\s*/;

/** Cuts a text into token-sized pieces, a judgement before it left whole. Joined, they are the text again. */
export function tokenise(text: string): string[] {
  const [judgement] = JUDGEMENT.exec(text) ?? [];
  if (judgement === undefined) return text.match(PIECE) ?? [];
  return [judgement, ...(text.slice(judgement.length).match(PIECE) ?? [])];
}

/** An estimate of a prompt's tokens: four characters each, as usual for English. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
