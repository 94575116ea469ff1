import type { Language } from '../language.constants.ts';
import type { Glossary, GlossaryForm, GlossaryTerm } from './glossary.types.ts';

/** Texts by the keys that a glossary's `except` names. */
export type KeyedTexts = Record<string, string>;

interface GlossaryFault {
  key: string;
  text: string;
  /** What stands there, and what the glossary says instead. */
  rule: string;
}

interface Rule {
  name: string;
  breaks: (text: string) => boolean;
  except: readonly string[];
}

/**
 * What a glossary finds wrong in texts, and exceptions in it that no text needs.
 * @param holds whether a key is of these texts: exceptions for others are judged where those are.
 */
export function glossaryFaults(
  language: Language,
  glossary: Glossary,
  texts: KeyedTexts,
  holds: (key: string) => boolean,
): GlossaryFault[] {
  const rules = [...glossary.terms.flatMap((term) => termRule(term, language)), ...glossary.forms.map((form) => formRule(form))];
  return rules.flatMap((rule) => [...faultsOf(rule, texts), ...needlessOf(rule, texts, holds)]);
}

/** Every text in nested texts, by its source and place: `account.mails:verify.lines.0`. */
export function keyedTexts(source: string, nested: unknown): KeyedTexts {
  const texts: KeyedTexts = {};
  const visit = (place: string, value: unknown): void => {
    if (typeof value === 'string') texts[`${source}:${place}`] = value;
    else if (typeof value === 'function') throw new Error(`${source}:${place} is a function: its words would not be read`);
    else if (value instanceof Object)
      for (const [name, part] of Object.entries(value)) visit(place ? `${place}.${name}` : name, part);
  };
  visit('', nested);
  return texts;
}

function termRule({ say, never = [], except = [] }: GlossaryTerm, language: Language): Rule[] {
  if (never.length === 0) return [];
  const pattern = new RegExp(never.map((word) => wordPattern(word, language)).join('|'), 'iu');
  const name = `${never.map((word) => `“${word}”`).join(', ')}: say “${say}”`;
  return [{ name, breaks: (text) => pattern.test(spoken(text)), except }];
}

function formRule({ name, pattern, why, except = [] }: GlossaryForm): Rule {
  // `search` starts anew each time, also with a pattern that remembers its last match.
  return { name: `${name}: ${why}`, breaks: (text) => text.search(pattern) >= 0, except };
}

/** A word as an expression: Chinese writes no spaces between words, the others end a word where no letter follows. */
function wordPattern(word: string, language: Language): string {
  const escaped = word
    .normalize('NFC')
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  return language === 'zh' ? escaped : `(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`;
}

/** A text without the names of its placeholders and marks. They still end a word. */
const spoken = (text: string): string => text.normalize('NFC').replace(/\{\w+\}|<\/?\w+>/g, '\uFFFC');

function faultsOf(rule: Rule, texts: KeyedTexts): GlossaryFault[] {
  return Object.entries(texts)
    .filter(([key, text]) => rule.breaks(text) && !rule.except.includes(key))
    .map(([key, text]) => ({ key, text, rule: rule.name }));
}

function needlessOf(rule: Rule, texts: KeyedTexts, holds: (key: string) => boolean): GlossaryFault[] {
  return rule.except
    .filter((key) => holds(key) && !rule.breaks(texts[key] ?? ''))
    .map((key) => ({ key, text: texts[key] ?? 'no such text', rule: `an exception that is not needed, of ${rule.name}` }));
}
