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

const SENTENCE_END = /(?<=[.?!…](?:\s?»|[”“’])?)\s+(?=["“„‘«¿]?\s?[\p{Lu}\p{N}{])|(?<=[。？！]”?)(?!”)(?=.)/u;

/** The sentences of a phrase. */
export function sentencesOf(phrase: string): string[] {
  return phrase.split(SENTENCE_END);
}

/** Sets a phrase's first sentence in bold. Its end sign stays outside, or the bold of a Chinese one would not close. */
export function boldLead(phrase: string): string {
  const [first = ''] = sentencesOf(phrase);
  const end = /\s*[.?!…。？！]+$/u.exec(first)?.[0] ?? '';
  return `**${first.slice(0, first.length - end.length)}**${end}${phrase.slice(first.length)}`;
}
