import type { Token, Tokens } from 'marked';
import { isKnown, readMarkdown } from './read-markdown.ts';

/** A Markdown text without its marks, for reading aloud and announcements: the words that `Markdown` shows. */
export function plainText(text: string): string {
  const tokens = readMarkdown(text);
  return tokens ? blocks(tokens) : text;
}

const blocks = (tokens: readonly Token[]): string => tokens.map(block).filter(Boolean).join('\n');

function block(token: Token): string {
  if (!isKnown(token)) return token.raw;
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return '';
    case 'list':
      return token.items.map(({ tokens }) => blocks(tokens)).join('\n');
    case 'blockquote':
      return blocks(token.tokens);
    case 'table':
      return [token.header, ...token.rows].map(cells).join('\n');
    case 'code':
      return token.text;
    default:
      return inline(token);
  }
}

const cells = (row: readonly Tokens.TableCell[]): string => row.map(({ tokens }) => tokens.map(inline).join('')).join('\n');

function inline(token: Token): string {
  if (!isKnown(token)) return token.raw;
  if (token.type === 'br') return '\n';
  if (token.type === 'checkbox') return '';
  if ('tokens' in token && token.tokens && token.type !== 'image') return token.tokens.map(inline).join('');
  return 'text' in token ? token.text : '';
}
