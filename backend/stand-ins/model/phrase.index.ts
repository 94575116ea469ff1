import type { Language } from '@beside/common/language/language.constants';
import { listPhrases, sentencesOf } from './phrases/phrases.list.ts';
import { PHRASES } from './phrases/phrases.tables.ts';
import { fill, literalsOf, type Slot, type SlotValues, slotsOf } from './slots.ts';

/** A phrase to recognise, and its key, which all languages share. */
interface IndexedPhrase {
  key: string;
  pattern: RegExp;
  slots: Slot[];
}

/** Characters of the literal beginning by which phrases are indexed. */
const LEAD = 4;
/** Characters of the longest slot: the longest quotation, with its ellipsis and isolates. */
const SLOT_MOST = 104;

interface LanguageIndex {
  /** By key: the phrase itself, or one sentence of it. */
  phrases: Map<string, string>;
  byLead: Map<string, IndexedPhrase[]>;
}

const indexes = new Map<Language, LanguageIndex>();

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function patternOf(phrase: string): RegExp {
  return new RegExp(literalsOf(phrase).map(escaped).join(`(.{1,${SLOT_MOST}}?)`), 'y');
}

function build(language: Language): LanguageIndex {
  const phrases = new Map<string, string>();
  for (const [path, phrase] of listPhrases(PHRASES[language])) {
    phrases.set(path, phrase);
    const sentences = sentencesOf(phrase);
    // Sentences match across languages by their number, so the key contains the count.
    if (sentences.length > 1) sentences.forEach((one, at) => void phrases.set(`${path}/${at + 1}of${sentences.length}`, one));
  }
  const byLead = new Map<string, IndexedPhrase[]>();
  for (const [key, phrase] of phrases) {
    const lead = (literalsOf(phrase)[0] ?? '').slice(0, LEAD);
    const list = byLead.get(lead) ?? [];
    list.push({ key, pattern: patternOf(phrase), slots: slotsOf(phrase) });
    byLead.set(lead, list);
  }
  // Whole phrases before their sentences, so that each is translated as one.
  for (const list of byLead.values()) list.sort((a, b) => Number(a.key.includes('/')) - Number(b.key.includes('/')));
  return { phrases, byLead };
}

function indexOf(language: Language): LanguageIndex {
  const index = indexes.get(language) ?? build(language);
  indexes.set(language, index);
  return index;
}

function* candidatesAt(index: LanguageIndex, text: string, at: number): Generator<IndexedPhrase> {
  for (let length = LEAD; length >= 0; length -= 1) yield* index.byLead.get(text.slice(at, at + length)) ?? [];
}

/** The values of a match's slots; undefined when a repeated slot has different words. */
function valuesOf(slots: readonly Slot[], match: RegExpExecArray): SlotValues | undefined {
  const values: SlotValues = {};
  for (const [at, slot] of slots.entries()) {
    const value = match[at + 1];
    if (values[slot] !== undefined && values[slot] !== value) return undefined;
    values[slot] = value;
  }
  return values;
}

/** Translates a paragraph made of one language's phrases into another; undefined if it holds anything else. */
export function translateParagraph(paragraph: string, from: Language, to: Language): string | undefined {
  const index = indexOf(from);
  const target = indexOf(to).phrases;
  const joint = PHRASES[from].joint;
  const failed = new Set<number>();
  const translateFrom = (at: number): string[] | undefined => {
    if (at >= paragraph.length) return [];
    if (failed.has(at)) return undefined;
    for (const { key, pattern, slots } of candidatesAt(index, paragraph, at)) {
      const phrase = target.get(key);
      pattern.lastIndex = at;
      const match = phrase === undefined ? null : pattern.exec(paragraph);
      const values = match === null ? undefined : valuesOf(slots, match);
      if (phrase === undefined || match === null || values === undefined) continue;
      const end = at + match[0].length;
      if (end < paragraph.length && !paragraph.startsWith(joint, end)) continue;
      const rest = translateFrom(end < paragraph.length ? end + joint.length : end);
      if (rest !== undefined) return [fill(phrase, values), ...rest];
    }
    failed.add(at);
    return undefined;
  };
  return translateFrom(0)?.join(PHRASES[to].joint);
}
