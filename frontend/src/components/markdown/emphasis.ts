/** What one pair of marks encloses: one mark of each run is emphasis, two are strong. */
export interface Span {
  marks: 1 | 2;
  /** The index after its closing marks. */
  end: number;
}

/** A run of asterisks or underscores; its inner marks are used first. */
interface Run {
  char: string;
  index: number;
  /** How many marks are not used yet. */
  left: number;
  length: number;
  opens: boolean;
  closes: boolean;
}

const RUNS = /\*+|_+/g;
const SPACE = /^\s?$/;
/** Tildes count as letters, since they may enclose the same words. */
const PUNCTUATION = /^(?!~)[\p{P}\p{S}]$/u;
/** Scripts that write no spaces, and their punctuation. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff01-\uffee]/u;

/**
 * The emphasised parts of a paragraph by the index of their first mark, in one pass (CommonMark 0.31, section 6.2).
 * Beside Chinese, and for bold text anywhere, punctuation at a mark's side does not keep it from opening or closing:
 * the rule reads spaces, which Chinese does not write.
 */
export function emphasisIn(text: string): ReadonlyMap<number, Span> {
  const spans = new Map<number, Span>();
  const openers: Run[] = [];
  /** By kind of closer: the length of the stack in which no opener fits it. */
  const bottoms = new Map<string, number>();
  for (const { 0: marks, index } of text.matchAll(RUNS)) {
    const run = runAt(text, marks, index);
    const kind = `${run.char}${run.opens}${run.length % 3}`;
    while (run.closes && run.left > 0) {
      const bottom = Math.min(bottoms.get(kind) ?? 0, openers.length);
      const at = openers.findLastIndex((opener, place) => place >= bottom && fits(opener, run));
      const opener = openers[at];
      if (!opener) {
        bottoms.set(kind, openers.length);
        break;
      }
      const used = opener.left > 1 && run.left > 1 ? 2 : 1;
      opener.left -= used;
      run.left -= used;
      run.index += used;
      spans.set(opener.index + opener.left, { marks: used, end: run.index });
      openers.length = opener.left > 0 ? at + 1 : at;
    }
    if (run.opens && run.left > 0) openers.push(run);
  }
  return spans;
}

function runAt(text: string, marks: string, index: number): Run {
  const char = marks.charAt(0);
  const before = Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '';
  const after = Array.from(text.slice(index + marks.length, index + marks.length + 2))[0] ?? '';
  const run = { char, index, left: marks.length, length: marks.length };
  const [spaceBefore, spaceAfter] = [SPACE.test(before), SPACE.test(after)];
  const [pointBefore, pointAfter] = [PUNCTUATION.test(before), PUNCTUATION.test(after)];
  const leans = !spaceAfter && (!pointAfter || spaceBefore || pointBefore);
  const trails = !spaceBefore && (!pointBefore || spaceAfter || pointAfter);
  if (char === '_') return { ...run, opens: leans && (!trails || pointBefore), closes: trails && (!leans || pointAfter) };
  const free = !spaceBefore && !spaceAfter && (marks.length > 1 || UNSPACED.test(before) || UNSPACED.test(after));
  return { ...run, opens: leans || free, closes: trails || free };
}

/** Whether two runs enclose something. Those that could do both must not make three: `*a**b*` is one emphasis. */
function fits(opener: Run, closer: Run): boolean {
  if (opener.char !== closer.char) return false;
  if (!opener.closes && !closer.opens) return true;
  return (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}
