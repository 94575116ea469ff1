import { withoutOpenLink } from './open-link.ts';

/** Beyond the length of any reply, a text is left as it is. */
const LENGTH_MAX = 10_000;
/** A line of marks alone, or of a list's number: what they begin is not known yet. */
const BARE_MARKS = /^(?:[-*+=_#>|:~` \t]+|[ \t]*\d{1,3}[.)]?[ \t]*)$/;
const FENCES = /^[ \t]*(`{3,}|~{3,})([^\n]*)$/gm;
const BEGUN_FENCE = /^[ \t]*(?:`+|~+)[ \t]*$/;
const TABLE_ROW = /^[ \t]*\|/;
const BEGUN_ENTITY = /&(?:#(?:\d{0,7}|x[\da-f]{0,6})|amp?|ap?|apos?|lt?|gt?|q|quo?|quot)?$/i;
/** The address of a link has no marks. */
const MARKS = /\]\((?:[^()\n]|\([^()\n]*\))*\)|\*{1,3}|_{1,3}|~{1,2}|`/g;

/**
 * A growing Markdown text with its half-written marks completed, or left out until they are complete.
 * Without it a bold word would show its asterisks first, and then jump.
 */
export function steadyEnd(text: string): string {
  if (text.length > LENGTH_MAX) return text;
  const { open, end } = lastFence(text);
  // An open block of code runs to the end by itself.
  if (open) return withoutLastLine(text, BEGUN_FENCE);
  const begun = withoutFirstRow(withoutLastLine(text.slice(end), BARE_MARKS)).replace(BEGUN_ENTITY, '');
  const start = begun.lastIndexOf('\n\n') + 1;
  const line = Math.max(begun.lastIndexOf('\n') + 1, start);
  return text.slice(0, end) + begun.slice(0, start) + closed(begun.slice(start, line) + withoutOpenLink(begun.slice(line)));
}

/** Whether the text ends within a block of code, and else where its last one ends. */
function lastFence(text: string): { open: boolean; end: number } {
  let fence = '';
  let end = 0;
  for (const { 0: line, 1: marks = '', 2: rest = '', index } of text.matchAll(FENCES)) {
    const closes = marks.startsWith(fence) && rest.trim() === '';
    // Backticks after backticks make code within a line.
    if (fence === '') fence = marks.startsWith('`') && rest.includes('`') ? '' : marks;
    else if (closes) {
      fence = '';
      end = index + line.length;
    }
  }
  return { open: fence !== '', end };
}

function withoutLastLine(text: string, ifIt: RegExp): string {
  const end = text.lastIndexOf('\n');
  return ifIt.test(text.slice(end + 1)) ? text.slice(0, Math.max(end, 0)) : text;
}

/** Without the first row of a table, which is known as one by the second. */
function withoutFirstRow(text: string): string {
  const rows = text.endsWith('\n') ? text.slice(0, -1) : text;
  const start = rows.lastIndexOf('\n') + 1;
  if (!TABLE_ROW.test(rows.slice(start))) return text;
  const before = rows.slice(0, Math.max(start - 1, 0));
  return TABLE_ROW.test(before.slice(before.lastIndexOf('\n') + 1)) ? text : before;
}

/** A paragraph with its open marks closed, the last one first. */
function closed(paragraph: string): string {
  const open: string[] = [];
  /** The last marks, as far as they enclose nothing where the text ends with them. */
  let loose: { index: number; end: number; opens: boolean }[] = [];
  for (const { 0: mark, index } of paragraph.matchAll(MARKS)) {
    const [before = ' ', after] = [paragraph[index - 1], paragraph[index + mark.length]];
    const top = open.at(-1);
    const isText =
      mark.startsWith(']') || before === '\\' || (top === '`' && mark !== '`') || (mark.startsWith('_') && /\w/.test(before));
    if (top === mark && /\S/.test(before)) open.pop();
    if (isText || (top === mark && /\S/.test(before))) {
      loose = [];
      continue;
    }
    // One tilde means "about".
    const opens = mark !== '~' && after !== undefined && /\S/.test(after);
    if (opens) open.push(mark);
    loose.push({ index, end: index + mark.length, opens });
  }
  let end = paragraph.length;
  for (const mark of loose.toReversed()) {
    if (mark.end !== end) break;
    end = paragraph.slice(0, mark.index).trimEnd().length;
    if (mark.opens) open.pop();
  }
  const rest = paragraph.slice(0, end);
  return open.length > 0 ? rest.trimEnd() + open.toReversed().join('') : rest;
}
