/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in small letters without accents, and for each of its units the place in the original. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const fold = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    letters += fold;
    for (let unit = 0; unit < fold.length; unit += 1) places.push(place);
    place += character.length;
  }
  places.push(place);
  return { letters, places };
}

/** Splits a text at every occurrence of the searched words, in any case and with or without accents. */
export function markMatches(text: string, searched: string): Piece[] {
  const { letters, places } = folded(text);
  const wanted = folded(searched.trim()).letters;
  const at = (unit: number) => places[unit] ?? text.length;
  const pieces: Piece[] = [];
  let end = 0;
  for (let hit = wanted ? letters.indexOf(wanted) : -1; hit >= 0; hit = letters.indexOf(wanted, hit + wanted.length)) {
    if (at(hit) > end) pieces.push({ text: text.slice(end, at(hit)), hit: false });
    pieces.push({ text: text.slice(at(hit), at(hit + wanted.length)), hit: true });
    end = at(hit + wanted.length);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}
