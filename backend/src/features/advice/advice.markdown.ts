/** Lines, without what an editor would show as something else. */
function linesOf(text: string): string[] {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

/** Signs that begin markup or HTML wherever they stand, and `&` where it begins an entity. */
const MARKUP = /[\\`*_[\]<>|~]|&(?=#?\w+;)/g;
/** Signs that begin a heading, a list, a line or a table at a line's start. */
const AT_START = /^(?:[-+=#:]|\d+(?=[.)]))/;

function escapeStart(line: string): string {
  // A backslash before a digit is no escape: it goes before the sign after it.
  return line.replace(AT_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** A text as it was written: none of it becomes markup, HTML, a link or an image. Its lines stay lines. */
export function plain(text: string): string {
  return linesOf(text)
    .map((line) => escapeStart(line.replace(MARKUP, '\\$&')))
    .join('\n')
    .replace(/(?<=[^\n])\n(?=[^\n])/g, '\\\n');
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plain(linesOf(text).filter(Boolean).join(' '));
}

/** A model's reply, which is Markdown: emphasis, lists and code stay; no HTML, links, images, tables or headings come from it. */
export function formatted(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
    .split('\n')
    .map((line) => line.replace(/[<>[\]|]|&(?=#?\w+;)/g, '\\$&').replace(/^(\s*)([#=]|-(?=-+\s*$))/, '$1\\$2'))
    .join('\n');
}

/** A quotation, which nothing in the text can leave. */
export function quoted(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
