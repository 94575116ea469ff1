/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** What decomposing alone does not make plain: the server's search finds these too. */
const PLAIN: Record<string, string> = {
  ...Object.fromEntries([...'’‘ʼ`´′＇'].map((quote) => [quote, "'"])),
  ...Object.fromEntries([...'“”„«»″＂'].map((quote) => [quote, '"'])),
  ...Object.fromEntries([...'‐‑‒–—−'].map((dash) => [dash, '-'])),
  ...{ ß: 'ss', ẞ: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' },
};

function fold(character: string): string {
  const small = character.toLowerCase();
  return (PLAIN[small] ?? small.normalize('NFKD').toLowerCase()).replace(/\p{M}/gu, '');
}

/** A text as the search compares it, and for each of its units the place in the original. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = fold(character);
    letters += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
    place += character.length;
  }
  return { letters, places };
}

/** Splits a text at every occurrence of a searched word, in any case and with or without accents. */
export function markMatches(text: string, searched: string): Piece[] {
  const { letters, places } = folded(text);
  const hits = new Set<number>();
  for (const word of folded(searched).letters.split(/\s+/).filter(Boolean))
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
      for (const place of places.slice(at, at + word.length)) hits.add(place);

  const pieces: Piece[] = [];
  let place = 0;
  for (const character of text) {
    const last = pieces.at(-1);
    // Accents and joiners belong to what is before them.
    const hit = fold(character) === '' ? (last?.hit ?? false) : hits.has(place);
    if (last?.hit === hit) last.text += character;
    else pieces.push({ text: character, hit });
    place += character.length;
  }
  return pieces;
}
