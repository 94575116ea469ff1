import type { PhraseTable } from './phrases.types.ts';

function collect(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === 'string') {
    into.set(path, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`, into);
  }
}

/** Every phrase of a table by its path, such as `.categories.work.steps.2`. Paths are the same in all languages. */
export function listPhrases(table: PhraseTable): Map<string, string> {
  const phrases = new Map<string, string>();
  collect(table.categories, '.categories', phrases);
  collect(table.shared, '.shared', phrases);
  return phrases;
}

const SENTENCE_END = /(?<=[.?!…](?:\s?»|[”“])?)\s+(?=["“„«¿]?\s?[\p{Lu}\p{N}{])|(?<=[。？！]”?)(?!”)(?=.)/u;

/** The sentences of a phrase. */
export function sentencesOf(phrase: string): string[] {
  return phrase.split(SENTENCE_END);
}
