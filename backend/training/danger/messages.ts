import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { DANGER_KINDS, type DangerKind } from '@beside/common/safety/safety.constants';
import { CRISES } from '../../bench/counsel/crises/crises.ts';

/** A message composed for the training. The codes are explained in README.md. */
export interface Message {
  language: Language;
  author: string;
  text: string;
  /** Null for a harmless one. */
  kind: DangerKind | null;
  /** Of a dangerous one: whether the words say it plainly. */
  isDirect: boolean;
  manner: 'plain' | 'typos' | 'other' | 'long';
  /** Of a harmless one: what it looks like. */
  sort: string | null;
  /** Of a long dangerous one: the sentences that matter, and those that do not. */
  marked: string[];
  unmarked: string[];
}

/** Authors who were asked for hard cases. */
export const FIRST_SERIES = new Set(['de-1', 'en-1', 'es-1', 'fr-1', 'nl-1', 'nl-2', 'zh-1', 'zh-2']);

/** Authors who were asked for long calm texts, with the danger in one sentence, and for long look-alikes of them. */
export const LONG_SERIES = new Set([
  ...['de-13', 'en-12', 'es-16', 'fr-11', 'nl-12', 'zh-17'],
  // These wrote short hints and look-alikes of them as well.
  ...['de-14', 'de-15', 'en-13', 'en-14', 'es-17', 'es-18', 'fr-12', 'fr-13', 'nl-13', 'nl-14', 'zh-18', 'zh-19'],
]);

/** Authors of the same series who are only measured: no model, joiner or threshold has seen them. */
export const HELD_OUT = new Set(['de-12', 'en-11', 'es-15', 'fr-10', 'nl-11', 'zh-16']);

const KINDS: Record<string, DangerKind> = { s: 'self_harm', a: 'abuse', c: 'child', v: 'violence' };
const MANNERS = { p: 'plain', t: 'typos', o: 'other', l: 'long' } as const;
const LINE = /^(?:([DI])([sacv])|H([ignfrpqet]))([ptol])\t(.+)$/u;
const MARKED = /\[\[(.+?)\]\]/gs;

const PHRASE = /^(?:D([sacv])|H)\t(.+)$/u;

const FOLDER = new URL('./messages/', import.meta.url);
const PHRASES = new URL('./phrases/', import.meta.url);

/** The authors, in one order. */
function readAuthors(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.slice(0, -'.tsv'.length))
    .toSorted();
}

/**
 * Every message of every author who is learnt from.
 * @throws Error at a line that cannot be read
 */
export function readMessages(): Message[] {
  return messagesOf(readAuthors().filter((author) => !HELD_OUT.has(author)));
}

/** The messages of the authors who are only measured. */
export function readHeldOut(): Message[] {
  return messagesOf(readAuthors().filter((author) => HELD_OUT.has(author)));
}

function messagesOf(authors: readonly string[]): Message[] {
  return authors.flatMap((author) => {
    const name = `${author}.tsv`;
    const language = LANGUAGES.find((each) => author.startsWith(`${each}-`));
    if (!language) throw new Error(`${name}: no language`);
    const lines = readFileSync(new URL(name, FOLDER), 'utf8').split('\n');
    return lines.flatMap((line, at) => (line === '' ? [] : [readMessage(line, author, language, `${name}:${at + 1}`)]));
  });
}

function readMessage(line: string, author: string, language: Language, place: string): Message {
  const [, directness, kind = '', sort = null, manner = '', written = ''] = LINE.exec(line) ?? [];
  if (written === '') throw new Error(`${place} cannot be read`);
  const text = written.replaceAll('\\n', '\n');
  return {
    language,
    author,
    text: text.replaceAll('[[', '').replaceAll(']]', ''),
    kind: KINDS[kind] ?? null,
    isDirect: directness === 'D',
    manner: manner === 'p' || manner === 't' || manner === 'o' || manner === 'l' ? MANNERS[manner] : 'plain',
    sort,
    marked: [...text.matchAll(MARKED)].map(([, words = '']) => words),
    unmarked: text.includes('[[') ? text.split(/\[\[.+?\]\]/s) : [],
  };
}

/** Short phrases, the core of a message without its story: learnt from, and never a measure. */
export function readPhrases(): Message[] {
  return readdirSync(PHRASES)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => {
      const language = LANGUAGES.find((each) => name.startsWith(each)) ?? 'en';
      const lines = readFileSync(new URL(name, PHRASES), 'utf8').split('\n');
      return lines.flatMap((line, at): Message[] => {
        if (line === '') return [];
        const [, kind, text = ''] = PHRASE.exec(line) ?? [];
        if (text === '') throw new Error(`${name}:${at + 1} cannot be read`);
        return [learntFrom(language, text, kind === undefined ? null : (KINDS[kind] ?? null))];
      });
    });
}

/** The regression set of `backend/bench/counsel`, as one more author: learnt from, and never a measure, since the patterns were written by it. */
export function readRegressionSet(): Message[] {
  return LANGUAGES.flatMap((language) =>
    [...DANGER_KINDS, 'harmless' as const].flatMap((kind) =>
      CRISES[language][kind].map((text) => learntFrom(language, text, kind === 'harmless' ? null : kind)),
    ),
  );
}

/** A message that is no author's. */
function learntFrom(language: Language, text: string, kind: DangerKind | null): Message {
  return { language, author: '', text, kind, isDirect: true, manner: 'plain', sort: null, marked: [], unmarked: [] };
}
