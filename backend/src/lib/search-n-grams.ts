/** Characters of the longest n-gram, and of the longest with a Chinese character: two of those are rarer than four letters. */
const LONGEST = 4;
const LONGEST_HAN = 2;
/** N-grams that one search looks for, spread over it: more of them cost more than they exclude. */
const SEARCHED_MAX = 16;

const HAN = /\p{Script=Han}/u;

/**
 * What an index finds a folded text by: a number for each piece of one to four characters within a word, wherever it stands. So a
 * search finds what is inside a word as well. Numbers may coincide: what is found must be compared.
 */
export function nGramsOf(folded: string): number[] {
  const nGrams = new Set<number>();
  for (const word of folded.split(' ')) {
    const characters = charactersOf(word);
    for (const start of characters.keys()) for (const nGram of nGramsFrom(characters, start)) nGrams.add(nGram);
  }
  return [...nGrams];
}

/** The n-grams that each text with all of these folded words has: the longest that the words allow, without those that are part of others. */
export function nGramsToSearch(words: string[]): number[] {
  const nGrams = new Set<number>();
  for (const word of words) {
    const characters = charactersOf(word);
    let covered = 0;
    for (const start of characters.keys()) {
      const here = nGramsFrom(characters, start);
      const end = start + here.length;
      const longest = here.at(-1);
      if (longest !== undefined && end > covered) nGrams.add(longest);
      covered = Math.max(covered, end);
    }
  }
  const all = [...nGrams];
  const step = Math.max(1, all.length / SEARCHED_MAX);
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

interface Character {
  code: number;
  isHan: boolean;
}

/** The first Chinese character; below are Latin, Greek, Cyrillic and signs. */
const HAN_FROM = 0x2e80;

function charactersOf(word: string): Character[] {
  return Array.from(word, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return { code, isHan: code >= HAN_FROM && HAN.test(character) };
  });
}

/** The n-grams that begin at a character, the shortest first. */
function nGramsFrom(characters: Character[], start: number): number[] {
  const nGrams: number[] = [];
  let hash = 0x811c9dc5;
  let hasHan = false;
  for (let at = start; at < characters.length && at < start + LONGEST; at++) {
    const { code = 0, isHan = false } = characters[at] ?? {};
    hasHan ||= isHan;
    if (hasHan && nGrams.length >= LONGEST_HAN) break;
    hash = Math.imul(hash ^ code, 0x01000193);
    nGrams.push(spread(hash));
  }
  return nGrams;
}

/** Spreads a hash over 31 bits: a database's integer that is not negative. */
function spread(hash: number): number {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 1;
}
