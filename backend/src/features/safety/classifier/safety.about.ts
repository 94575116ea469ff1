import { conceptHash, type Features } from './safety.features.ts';
import type { Parts } from './safety.joiner.ts';

/** The numbers of the concepts, from 0, by their features. */
export function conceptNumbers(concepts: number): ReadonlyMap<number, number> {
  return new Map(Array.from({ length: concepts }, (_, at) => [conceptHash(at + 1) | 0, at]));
}

/** What each sentence of a text is about, and the whole text. */
export function readAbout(
  { sentences, concepts }: Features,
  numbers: ReadonlyMap<number, number>,
): Omit<Parts, 'sentences' | 'inputs'> {
  const found: number[] = [];
  const ends = new Int32Array(sentences);
  const about = new Set<number>();
  for (let at = 0; at < sentences; at += 1) {
    const own = new Set<number>();
    const end = concepts.ends[at] ?? 0;
    for (let each = at > 0 ? (concepts.ends[at - 1] ?? 0) : 0; each < end; each += 1) {
      const number = numbers.get(concepts.hashes[each] ?? 0);
      if (number !== undefined) own.add(number);
    }
    for (const number of own) {
      found.push(number);
      about.add(number);
    }
    ends[at] = found.length;
  }
  return { concepts: Int32Array.from(found), ends, about: Int32Array.from(about) };
}

/** What some sentences of a text are about, as if they were a text of their own. */
export function sliceAbout(
  { concepts, ends }: Omit<Parts, 'sentences' | 'inputs'>,
  from: number,
  to: number,
): Omit<Parts, 'sentences' | 'inputs'> {
  const begin = from > 0 ? (ends[from - 1] ?? 0) : 0;
  const own = concepts.slice(begin, ends[to - 1] ?? 0);
  return { concepts: own, ends: ends.slice(from, to).map((end) => end - begin), about: Int32Array.from(new Set(own)) };
}
