import { type Marks, marksOf } from './translation.marks.ts';
import { keepsNames } from './translation.names.ts';
import { keepsNumbers } from './translation.numbers.ts';

/** What a translation has lost. The words are those of the request for a repair. */
export type FormFault =
  | 'the text'
  | 'placeholders and tags'
  | 'web and mail addresses'
  | 'numbers'
  | 'times in brackets'
  | 'emoji'
  | 'list items'
  | 'line breaks'
  | 'Markdown'
  | 'names'
  | 'the length'
  | 'the task';

/** A Chinese character says about as much as this many letters. */
const HAN_WEIGHT = 2.8;
/** Below this weight, lengths say little: “Hi” may become a sentence of greeting. */
const SHORT = 40;

/** Parts of the request or of its answer's form, and a model that speaks of itself: they belong to no translation. */
const LEAKS =
  /"(?:translations|targetLanguage|texts)"\s*:|Task: translate|^\{?\s*"?t\d+"?\s*:|^```(?:json)?\s*\{|\bas an? (?:AI|(?:AI |large )?language model), I\b/iu;
const INTRODUCTION =
  /^(?:(?:sure|of course)?[,!.]? ?here(?: is|['’]s) (?:the|your) translation|translation:|hier ist die übersetzung|übersetzung:|voici la traduction|traduction\s?:|aquí (?:está|tienes) la traducción|traducción:|hier is de vertaling|vertaling:|以下是.{0,6}翻译|翻译[:：]|译文[:：])/iu;
/** A source that speaks of translations itself. */
const OF_TRANSLATION = /translat|übersetz|tradu[cz]|vertal|翻译|译/iu;

function weightOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return text.length - han + han * HAN_WEIGHT;
}

function hasLength(source: string, translation: string): boolean {
  const [from, to] = [weightOf(source), weightOf(translation)];
  return from < SHORT ? to <= SHORT + 6 * from : to >= from * 0.3 && to <= from * 3;
}

const same = (one: string[], other: string[]): boolean => one.join('\n') === other.join('\n');

function markFault(from: Marks, to: Marks): FormFault | null {
  if (!same(from.placeholders, to.placeholders)) return 'placeholders and tags';
  // None may be added either: it would not be the person's own.
  if (!same([...new Set(from.addresses)], [...new Set(to.addresses)])) return 'web and mail addresses';
  if (!same(from.countdowns, to.countdowns)) return 'times in brackets';
  if (!same(from.emoji, to.emoji)) return 'emoji';
  if (from.bullets !== to.bullets || from.numbered !== to.numbered) return 'list items';
  if (from.paragraphs !== to.paragraphs || from.lines !== to.lines) return 'line breaks';
  if (from.bold !== to.bold || from.headings !== to.headings || from.quotes !== to.quotes || !same(from.code, to.code))
    return 'Markdown';
  return null;
}

/**
 * What a translation has lost of its source's form; null for nothing. An untranslated copy has lost nothing.
 * It judges no words: a good translation must never be refused.
 */
export function formFault(sourceText: string, translatedText: string): FormFault | null {
  const [source, translation] = [sourceText.trim(), translatedText.trim()];
  if (translation === source) return null;
  if (translation === '') return 'the text';
  if (LEAKS.test(translation) && !LEAKS.test(source)) return 'the task';
  if (INTRODUCTION.test(translation) && !OF_TRANSLATION.test(source)) return 'the task';
  if (!hasLength(source, translation)) return 'the length';
  const fault = markFault(marksOf(source), marksOf(translation));
  if (fault) return fault;
  if (!keepsNumbers(source, translation)) return 'numbers';
  return keepsNames(source, translation) ? null : 'names';
}
