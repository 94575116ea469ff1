import { Lexer, type MarkedToken, type Token } from 'marked';

/** Longer texts are not read as Markdown, so that no text can block the page. */
const LENGTH_MAX = 20_000;

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

/** The blocks of a Markdown text; null if it is too long, or nested too deeply to read. */
export function readMarkdown(text: string): readonly Token[] | null {
  if (text.length > LENGTH_MAX) return null;
  try {
    return new Lexer({ gfm: true, breaks: true }).lex(text);
  } catch {
    return null;
  }
}
