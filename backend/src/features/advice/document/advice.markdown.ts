const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Lines, without what an editor would show as something else. */
function linesOf(text: string): string[] {
  return text
    .replace(LINE_ENDS, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

/** `&` where it begins an entity. */
const ENTITY = '&(?=#?\\w+;)';
/** The sign by which an address becomes a link without any markup. */
const LINK = '(?<=\\w):(?=\\/\\/)|(?<=www)\\.|(?<=[\\w.+-])@(?=\\w)';
/** Signs that begin markup or HTML wherever they stand. */
const MARKUP = new RegExp(`[\\\\\`*_[\\]<>|~]|${ENTITY}|${LINK}`, 'gi');
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

/**
 * What a line of a model's Markdown is made of: an escape, inline code, and signs that begin what it may not have. All of it is read
 * from the left, as its readers do, so that no escape hides another and nothing in code is escaped.
 */
const INLINE = new RegExp(
  `(?<kept>\\\\[!-/:-@[-\`{-~]|(?<ticks>\`+)(?!\`).*?[^\`]\\k<ticks>(?!\`))|\\\\|\`+|~{3,}|[<>[\\]|]|${ENTITY}|${LINK}`,
  'gi',
);

function escapeInline(text: string): string {
  return text.replace(INLINE, (found, kept?: string) => kept ?? found.replace(/[^\w\s]/g, '\\$&'));
}

const ITEM = /^([-+*]|\d{1,9}[.)])[ \t]+(?=\S)/;
/** What begins a heading, a line or a table, or makes a heading of the line before. */
const NO_TEXT = /^(?:[#=]|:?-+:?\s*$|([-*_])[ \t]*(?:\1[ \t]*){2,}$)/;

/** Items within items that one line may begin. */
const ITEMS_MAX = 3;

/** A line after its indentation: the items that it begins, and their text. */
function formattedLine(line: string, items = ITEMS_MAX): string {
  if (NO_TEXT.test(line)) return `\\${line[0]}${escapeInline(line.slice(1))}`;
  const [whole, marker] = ITEM.exec(line) ?? [];
  if (whole === undefined) return escapeInline(line);
  const text = line.slice(whole.length);
  if (items === 0) return `${marker?.slice(0, -1)}\\${marker?.at(-1)} ${escapeInline(text)}`;
  return `${marker} ${formattedLine(text, items - 1)}`;
}

const FENCE = /^(`{3,})[\w+-]*\s*$/;

/**
 * Code between fences, from a line on that begins it; null where no line ends it.
 * @param ends the fences that end code, by their lines
 */
function fencedFrom(lines: string[], start: number, ends: [line: number, ticks: number][]): string[] | null {
  const fence = FENCE.exec(lines[start] ?? '')?.[1];
  const end = fence && ends.find(([line, ticks]) => line > start && ticks >= fence.length)?.[0];
  if (!end) return null;
  const code = lines.slice(start + 1, end);
  // Longer than all within, so that none of it ends the code.
  const longest = Math.max(2, ...(code.join('\n').match(/`+/g) ?? []).map((ticks) => ticks.length));
  const own = '`'.repeat(longest + 1);
  return [own, ...code, own];
}

/** A model's reply, which is Markdown: emphasis, lists and code stay; no HTML, links, images, tables, lines or headings come from it. */
export function formatted(text: string): string {
  const lines = text
    .replace(LINE_ENDS, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
    .split('\n');
  const ends = lines.flatMap((line, at): [number, number][] => (/^`{3,}\s*$/.test(line) ? [[at, line.trimEnd().length]] : []));
  const result: string[] = [];
  /** Where the text of the item above begins: what is indented by four more would be code. */
  let within = 0;
  // Each line gives one.
  while (result.length < lines.length) {
    const fenced = fencedFrom(lines, result.length, ends);
    if (fenced) {
      result.push(...fenced);
      continue;
    }
    const line = (lines[result.length] ?? '').replace(/^\s+/, (space) => space.replaceAll('\t', '    '));
    const rest = line.trimStart();
    const indent = Math.min(line.length - rest.length, within + 3);
    const marker = ITEM.exec(rest)?.[1];
    if (marker) within = indent + marker.length + 1;
    else if (rest !== '' && indent === 0) within = 0;
    result.push(rest === '' ? '' : ' '.repeat(indent) + formattedLine(rest));
  }
  return result.join('\n');
}

/** A quotation, which nothing in the text can leave. */
export function quoted(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
