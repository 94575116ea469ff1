/** Words in parentheses: after a space, only a title can follow an address. */
const NO_ADDRESS = /^\([^\s<]\S*[ \t]+[^\s"'()]/;

/** The last line of a growing text without the marks of a link that is not complete: its words alone, of an image nothing. */
export function withoutOpenLink(line: string): string {
  const open: number[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at];
    if (char === '\\') at += 1;
    else if (char === '`') {
      const end = line.indexOf('`', at + 1);
      // Within code, brackets are only brackets.
      if (end < 0) break;
      at = end;
    } else if (char === '[') open.push(at);
    else if (char === ']' && open.length > 0) {
      const end = line[at + 1] === '(' ? addressEnd(line, at + 1) : at;
      if (end === line.length || at === line.length - 1) return wordsOf(line.slice(0, at), open);
      open.pop();
      at = end;
    }
  }
  return wordsOf(line, open);
}

/** The index of the parenthesis that closes an address; the line's length if none does, and the one before if it is none. */
function addressEnd(line: string, start: number): number {
  if (NO_ADDRESS.test(line.slice(start))) return start - 1;
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '(') depth += 1;
    else if (line[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return line.length;
}

function wordsOf(line: string, brackets: readonly number[]): string {
  const image = brackets.find((at) => line[at - 1] === '!');
  const end = image === undefined ? line.length : image - 1;
  let words = '';
  let from = 0;
  for (const at of brackets.filter((bracket) => bracket < end)) {
    words += line.slice(from, at);
    from = at + 1;
  }
  return words + line.slice(from, end);
}
