import type { DangerKind } from '@beside/common/safety/safety.constants';

/**
 * A language's phrases, in a readable notation:
 * - `'` is an apostrophe, a space or nothing; `*` is the rest of a word; `ä ö ü` also match `ae oe ue`;
 * - ` ~ ` is up to three words, none of them a negation; ` ~~ ` is up to twelve words of the same sentence, no `never` among them; ` ~~~ ` is up to sixteen, over sentence ends too;
 * - `<name>` is a list of this language; `<adv>` is up to two adverbs, each with its space;
 * - `(a|b)`, `( a)?` and look-aheads `(?! …)` are regular expressions. There is no unbounded repeat: matching stays linear.
 */
export interface Phrases {
  adverbs: string;
  never: string;
  negations: string;
  lists: Record<string, string>;
  /** Idioms, blanked out before the search. */
  harmless: string[];
  phrases: Record<DangerKind, string[]>;
}

/** A language's phrases, ready to run. */
export interface Matcher {
  harmless: RegExp;
  danger: Record<DangerKind, RegExp>;
}

const WORD = '[^ .]{1,30}';
/**
 * Stands for an empty capture at the end of what is repeated. V8 writes out a repeat of up to three without captures as often as it may come, and
 * what is around it too: that doubled the machine code of these expressions, and the time to compile them.
 */
const NOT_UNROLLED = '\u0001';

/** Compiles phrases of a language that puts spaces between words. Throws on a list that does not exist. */
export function compileWords(source: Phrases): Matcher {
  const joined = (phrases: string[]) => phrases.map((phrase) => expand(phrase, source)).join('|');
  return matcher(source, (phrases) => new RegExp(` (?:${joined(phrases)})(?= )`, 'g'));
}

/** Compiles phrases of a language written without spaces; ` ~ ` is up to six characters there. */
export function compileCharacters(source: Phrases): Matcher {
  const one = (phrase: string) =>
    named(phrase.replaceAll('~', '[^.]{0,6}'), source)
      .replace(/\((?!\?)/g, '(?:')
      .normalize('NFD');
  return matcher(source, (phrases) => new RegExp(`(?:${phrases.map(one).join('|')})`, 'g'));
}

function matcher(source: Phrases, compile: (phrases: string[]) => RegExp): Matcher {
  const { self_harm, child, abuse, violence } = source.phrases;
  return {
    harmless: compile(source.harmless),
    danger: { self_harm: compile(self_harm), child: compile(child), abuse: compile(abuse), violence: compile(violence) },
  };
}

function expand(phrase: string, source: Phrases): string {
  const pattern = wholeWords(named(phrase, source))
    .replaceAll('<adv>', `((${source.adverbs}) ${NOT_UNROLLED}){0,2}`)
    .replaceAll(' ~~~ ', `( [^ ]{1,30}){0,16} `)
    .replaceAll(' ~~ ', `( (?!(${source.never}) )${WORD}){0,12} `)
    .replaceAll(' ~ ', `( (?!(${source.negations}) )${WORD}${NOT_UNROLLED}){0,3} `)
    .replaceAll("'", "[' ]?")
    .replaceAll('*', '[a-z]{0,8}')
    .replaceAll('ä', 'ae?')
    .replaceAll('ö', 'oe?')
    .replaceAll('ü', 'ue?')
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll(NOT_UNROLLED, '()');
  if (/[~<>+]/.test(pattern.replaceAll('(?<', '('))) throw new Error(`cannot read the phrase: ${phrase}`);
  return pattern;
}

/** Ends a negative look-ahead at the end of a word, so that `(?! (a|in))` does not also mean "any" and "inside". */
function wholeWords(phrase: string): string {
  let text = phrase;
  for (let from = text.lastIndexOf('(?!'); from >= 0; from = from > 0 ? text.lastIndexOf('(?!', from - 1) : -1) {
    let depth = 0;
    let end = from;
    do {
      const character = text.charAt(end);
      depth += character === '(' ? 1 : character === ')' ? -1 : 0;
      end += 1;
    } while (depth > 0 && end < text.length);
    text = `${text.slice(0, from)}(?!(${text.slice(from + 3, end - 1)})(?= ))${text.slice(end)}`;
  }
  return text;
}

/** Lists may name lists, at most three deep. */
function named(phrase: string, source: Phrases): string {
  let text = phrase;
  for (let round = 0; round < 3; round += 1) {
    text = text.replace(/<(?!adv>)([a-z_]+)>/g, (_, name: string) => {
      const list = source.lists[name];
      if (list === undefined) throw new Error(`no list <${name}>`);
      return `(${list})`;
    });
  }
  return text;
}
