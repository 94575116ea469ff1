/** What a text holds that no translation may lose: the marks themselves, sorted, so that their order may change. */
export interface Marks {
  /** `{name}` and `<b>`. */
  placeholders: string[];
  /** Web and mail addresses. */
  addresses: string[];
  /** Times that are counted down to, as `(28-11-2026 06:00:00)`. */
  countdowns: string[];
  emoji: string[];
  bold: number;
  headings: number;
  quotes: number;
  code: string[];
  bullets: number;
  numbered: number;
  paragraphs: number;
  lines: number;
}

const PLACEHOLDER = /\{\w+\}|<\/?[a-z]\w*(?:\s[^<>]*)?\/?>/giu;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"“”«»，。；！？、（）]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu;
const COUNTDOWN = /\((?:\d\d-\d\d-\d{4}|\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d\)/gu;
const AFTER_ADDRESS = ".,;:!?'’)]";
const BOLD = /\*\*(?=\S)[^*\n]+?(?<=\S)\*\*|(?<!\w)__(?=\S)[^_\n]+?(?<=\S)__(?!\w)/gu;
const CODE = /```[\s\S]*?```|`[^`\n]+`/gu;
const BULLET = /^\s*[-*+•–·▪]\s+\S/u;
const NUMBERED = /^\s*(\d{1,2})(?:[.)]\s+|[、．]\s*)\S/u;
/** Signs that Unicode counts as pictures, and languages write as punctuation or words. */
const NO_EMOJI = /^[©®™‼⁉〰〽㊗㊙]/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const found = (pattern: RegExp, text: string): string[] => (text.match(pattern) ?? []).sort();

function emojiIn(text: string): string[] {
  if (!EMOJI.test(text)) return [];
  return (
    [...graphemes.segment(text)]
      // With and without its variation selector, an emoji is the same one.
      .map(({ segment }) => segment.replaceAll('\ufe0f', ''))
      .filter((segment) => EMOJI.test(segment) && !NO_EMOJI.test(segment))
      .sort()
  );
}

/** An address without the punctuation of its sentence, and in small letters. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (AFTER_ADDRESS.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end).toLowerCase();
}

/** A single line may begin with a date (“12. Mai”): a list has a first item, or several. */
function numberedIn(lines: string[]): number {
  const numbers = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []);
  return numbers.length > 1 || numbers[0] === '1' ? numbers.length : 0;
}

/** Reads a text's marks. */
export function marksOf(text: string): Marks {
  const plain = text.replaceAll('\r\n', '\n').trim();
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  const count = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
  return {
    placeholders: found(PLACEHOLDER, plain),
    addresses: found(ADDRESS, plain).map(withoutEnd),
    countdowns: found(COUNTDOWN, plain),
    emoji: emojiIn(plain),
    bold: found(BOLD, plain).length,
    headings: count(/^#{1,6}\s+\S/u),
    quotes: count(/^\s*>\s?\S/u),
    code: found(CODE, plain),
    bullets: count(BULLET),
    numbered: numberedIn(lines),
    paragraphs: plain.split(/\n\s*\n/u).length,
    lines: lines.length,
  };
}
