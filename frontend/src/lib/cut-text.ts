const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The text on one line, cut after a number of characters as people count them: emoji and accents stay whole.
 * An ellipsis marks a cut.
 */
export function cutText(text: string, length: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  // A character has at least one UTF-16 unit.
  if (line.length <= length) return line;
  let count = 0;
  for (const { index } of graphemes.segment(line)) {
    if (count === length) return `${line.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return line;
}
