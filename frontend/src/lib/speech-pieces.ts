/** Characters per utterance: some browsers stop in the middle of longer ones. */
const PIECE_MAX = 200;

/** What is spoken at once: a sentence, or a part of a long one. */
export interface Piece {
  text: string;
  /** The number of its sentence, from 0. */
  sentence: number;
}

export interface Reading {
  pieces: Piece[];
  sentences: number;
}

/** Splits a text into what is spoken at once. A line is never spoken together with the next one. */
export function readingOf(text: string, language: string): Reading {
  const sentences = sentencesOf(text, language);
  const pieces = sentences.flatMap((sentence, index) => wordsOf(sentence).map((piece) => ({ text: piece, sentence: index })));
  return { pieces, sentences: sentences.length };
}

function sentencesOf(text: string, language: string): string[] {
  const parts =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
      : (text.match(/[^.!?。！？\n]+[.!?。！？\n]*\s*/gu) ?? []);
  // A voice stops the reading at, or spells out, a sentence without a word.
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Cuts a long sentence after a clause, else between words, else anywhere. */
function wordsOf(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > PIECE_MAX) {
    const most = rest.slice(0, PIECE_MAX + 1);
    const clause = most.search(/[,;:—，；：、](?!.*[,;:—，；：、])/su) + 1;
    const cut = clause > PIECE_MAX / 2 ? clause : most.lastIndexOf(' ');
    const end = cut > 0 && cut <= PIECE_MAX ? cut : PIECE_MAX - Number(isHighSurrogate(rest.charCodeAt(PIECE_MAX - 1)));
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
