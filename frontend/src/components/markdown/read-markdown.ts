import { Lexer, type MarkedToken, type Token } from 'marked';
import { ReplyTokenizer } from './reply-tokenizer.ts';
import { steadyEnd } from './steady-end.ts';

/** Longer texts, and texts of more marks, are not read as Markdown, so that no text can block the page. */
const LENGTH_MAX = 20_000;
/** How often a text may have what the reading of each costs the length of the text. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/[*_]+|`+|[[\]<>\\!@]/g, 600],
  [/www\.|:\/\//gi, 200],
  [/~+/g, 60],
  [/\n/g, 500],
];
/** A word or gap longer than any address or table's column: patterns of mail addresses and line ends walk along it. */
const RUN_MAX = 600;
const RUNS = /[!-~]+|[ \t]+/g;
/** A line that begins with so many marks is nested too deeply. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){13}/m;

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'br',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
]);

/** Whether a token is one that this library makes itself; all others are shown as they were written. */
export const isKnown = (token: Token): token is MarkedToken => KNOWN.has(token.type);

/** The blocks of a Markdown text, of a growing one with a steady end; null if reading it would take too long. */
export function readMarkdown(text: string, growing = false): readonly Token[] | null {
  try {
    if (isTooMuch(text)) return null;
    return new Lexer({ gfm: true, breaks: true, tokenizer: new ReplyTokenizer() }).lex(growing ? steadyEnd(text) : text);
  } catch {
    return null;
  }
}

const isTooMuch = (text: string): boolean =>
  text.length > LENGTH_MAX ||
  (text.match(RUNS) ?? []).some(({ length }) => length > RUN_MAX) ||
  TOO_DEEP.test(text) ||
  LIMITS.some(([pattern, most]) => (text.match(pattern)?.length ?? 0) > most);
