/** A last line of marks alone, or of a list's number: what they begin is not known yet. */
const BARE_MARKS = /(?:^|\n)[ \t]*(?:[-*+=_#>|:~` \t]+|\d{1,3}[.)]?[ \t]*)$/;
/** A link or image whose address is not complete. */
const OPEN_LINK = /(!?)\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$/;
const MARKS = /\*{1,3}|_{1,3}|~{1,2}|`/g;

/**
 * A growing Markdown text with its half-written marks completed, or left out until they are complete.
 * Without it a bold word would show its asterisks first, and then jump.
 */
export function steadyEnd(text: string): string {
  // An open block of code runs to the end by itself.
  if (((text.match(/^ {0,3}(?:```|~~~)/gm) ?? []).length & 1) === 1) return text.replace(/\n[`~]{1,2}$/, '');
  const begun = text.replace(BARE_MARKS, '');
  const start = begun.lastIndexOf('\n\n') + 1;
  const last = begun.slice(start).replace(OPEN_LINK, (_, image: string, words: string) => (image ? '' : words));
  return begun.slice(0, start) + closed(last);
}

/** A paragraph with its open marks closed, the last one first. */
function closed(paragraph: string): string {
  const open: string[] = [];
  for (const { 0: mark, index } of paragraph.matchAll(MARKS)) {
    const [before = ' ', after] = [paragraph[index - 1], paragraph[index + mark.length]];
    const top = open.at(-1);
    // One tilde means "about".
    if (mark === '~' && after !== undefined) continue;
    const isText = before === '\\' || (top === '`' && mark !== '`') || (mark.startsWith('_') && /\w/.test(before));
    if (top === mark && /\S/.test(before)) open.pop();
    else if (isText) continue;
    // A mark at the very end encloses nothing yet.
    else if (after === undefined) return closed(paragraph.slice(0, index).trimEnd());
    else if (/\S/.test(after)) open.push(mark);
  }
  return open.length > 0 ? paragraph.trimEnd() + open.toReversed().join('') : paragraph;
}
