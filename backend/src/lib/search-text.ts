/**
 * Texts as a search compares them, on both sides: what is stored and what is asked for. Folded character by character, so that
 * every place in a folded text is a place in its original. What changes here makes stored texts incomparable: index them anew.
 */

/** What decomposing alone does not make plain. The apostrophes and quotes come first, since some decompose into a space and a mark. */
const PLAIN: Record<string, string> = {
  ...Object.fromEntries([...'’‘ʼ`´′＇'].map((quote) => [quote, "'"])),
  ...Object.fromEntries([...'“”„«»″＂'].map((quote) => [quote, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
  ß: 'ss',
  ẞ: 'ss',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ı: 'i',
  ς: 'σ',
};

/** Kept for the characters of one UTF-16 unit: at most some megabytes. */
const folded: string[] = [];

function foldCharacter(character: string): string {
  if (character.length > 1) return foldAnew(character);
  const code = character.charCodeAt(0);
  folded[code] ??= foldAnew(character);
  return folded[code];
}

function foldAnew(character: string): string {
  if (/\s/.test(character)) return ' ';
  const plain = PLAIN[character] ?? character.normalize('NFKD').toLowerCase().normalize('NFKD');
  return plain.replace(/[\p{M}\p{Cf}\p{Cc}]/gu, '').replace(/\s+/g, ' ');
}

/** A folded text, and for each of its UTF-16 units the place in the original that it comes from. */
interface Folded {
  text: string;
  places: number[];
}

function foldWithPlaces(text: string): Folded {
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;
  let afterSpace = true;
  for (const character of text) {
    let becomes = foldCharacter(character);
    if (afterSpace && becomes.startsWith(' ')) becomes = becomes.slice(1);
    if (becomes !== '') {
      parts.push(becomes);
      for (let unit = 0; unit < becomes.length; unit++) places.push(at);
      afterSpace = becomes.endsWith(' ');
    }
    at += character.length;
  }
  return { text: parts.join(''), places };
}

/** Lower case, without accents, of one width, with single spaces. */
export function foldForSearch(text: string): string {
  return foldWithPlaces(text).text.trimEnd();
}

/** The words of a search, folded; a text must have all of them, in any order. One that is part of another says nothing. */
export function searchWords(search: string): string[] {
  const words = [...new Set(foldForSearch(search).split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** Characters of an excerpt, and how far its ends may move to fall between words. */
const EXCERPT = 80;
const SHIFT = 12;

/** What stands around the first of these words, as it was written, on one line. Null for a text without them. */
export function excerptOf(original: string, words: string[]): string | null {
  const { text, places } = foldWithPlaces(original);
  const found = words.map((word) => ({ at: text.indexOf(word), length: word.length })).filter(({ at }) => at >= 0);
  const [first] = found.toSorted((a, b) => a.at - b.at || b.length - a.length);
  if (!first) return null;
  const from = places[first.at] ?? 0;
  // Up to the next character that folds to something: combining marks belong to what is before them.
  const last = places[first.at + first.length - 1] ?? from;
  const to = places.slice(first.at + first.length).find((place) => place > last) ?? original.length;
  const around = Math.max(0, Math.floor((EXCERPT - (to - from)) / 2));
  // Near an end of the text, more of the other side.
  const begin = Math.max(0, Math.min(from - around, original.length - EXCERPT));
  const start = beginOf(original, begin, from);
  const end = endOf(original, Math.min(original.length, Math.max(begin + EXCERPT, to)), to);
  const shown = original.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${shown}${end < original.length ? '…' : ''}`;
}

/** A place near `at` where a word begins; else where a character does. */
function beginOf(text: string, at: number, before: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, Math.min(at + SHIFT, before)).search(/\s/);
  return space >= 0 ? at + space : wholeAt(text, at);
}

/** A place near `at` where a word ends; else where a character does. */
function endOf(text: string, at: number, after: number): number {
  if (at === text.length) return at;
  const from = Math.max(at - SHIFT, after);
  const space = text.slice(from, at).search(/\s\S*$/);
  return space >= 0 ? from + space : wholeAt(text, at);
}

/** Not between the halves of a surrogate pair, nor before a mark that belongs to the character before. */
function wholeAt(text: string, at: number): number {
  let place = at;
  while (place > 0 && /^[\udc00-\udfff\p{M}\u200d]/u.test(text.slice(place, place + 2))) place -= 1;
  return place;
}
