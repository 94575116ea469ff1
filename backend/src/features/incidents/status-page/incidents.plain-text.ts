const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;

/** Reads character references, once. Unknown ones stay. */
export function decodeEntities(text: string): string {
  return text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

/** Characters of HTML that are read: a hostile page must not keep the patterns busy. */
const HTML_MAX = 4000;

/** HTML as plain text: without tags, a line for each block. */
export function htmlToText(html: string): string {
  const text = html
    .slice(0, HTML_MAX)
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '');
  return tidy(decodeEntities(text));
}

/** Characters of a text that are read; what is shown is shorter. */
const TEXT_MAX = 8000;

/** Without characters that are not seen, and without empty lines and runs of spaces. */
export function tidy(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (each) => (each === '\n' ? '\n' : each === '\t' || each === '\r' ? ' ' : ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim()
    .toWellFormed();
}

/** An id or an address: without characters that are not seen, a NUL among them, which the database refuses. */
export const singleLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toWellFormed();

/** At most so many UTF-16 units; what is cut ends in `…`. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`.toWellFormed();
}
