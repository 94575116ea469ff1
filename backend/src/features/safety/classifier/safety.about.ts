import type { Features } from './safety.features.ts';
import type { Parts } from './safety.joiner.ts';

/** Numbers that a concept may have: the file of weights has nine bits for it. */
const NUMBERS = 512;
/** In which sentence, and in which text, each concept was named last, by a count of all sentences and texts. Used again for each text. */
const namedIn = { sentence: new Float64Array(NUMBERS), text: new Float64Array(NUMBERS) };
let count = 0;

/** What each sentence of a text is about, and the whole text. Concepts are numbered from 0. */
export function readAbout({ sentences, named }: Features): Omit<Parts, 'sentences' | 'inputs'> {
  const { numbers } = named;
  const found: number[] = [];
  const about: number[] = [];
  const ends = new Int32Array(sentences);
  count += 1;
  const text = count;
  for (let at = 0; at < sentences; at += 1) {
    count += 1;
    const end = named.ends[at] ?? 0;
    for (let each = at > 0 ? (named.ends[at - 1] ?? 0) : 0; each < end; each += 1) {
      const number = (numbers[each] ?? 0) - 1;
      if (namedIn.sentence[number] === count) continue;
      namedIn.sentence[number] = count;
      found.push(number);
      if (namedIn.text[number] === text) continue;
      namedIn.text[number] = text;
      about.push(number);
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
