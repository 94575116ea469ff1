import { DANGER_KINDS } from '@beside/common/safety/safety.constants';
import { type Judgement, judgementIn } from './safety.judgement.ts';

/** Characters within which an object of a judgement has ended; a longer one is text. */
const OBJECT_MAX = 2000;
const LABELS = ['danger', 'level', 'kind', 'whose', 'judgement', 'judgment'];
const LABEL = `(?:${LABELS.join('|')})`;
const VALUE = '(?:none|null|certain|possible|self[_-]harm|abuse|child|violence|self|other|partner[12])';
/** What models set around a name or a value. */
const MARKS = '["\'“”‘’`*_\\s]*';

/** An object that begins as a judgement does, with the fence, list or label before it. */
const OBJECT = new RegExp(
  `(?:\`{3}\\w*\\s*)?(?:(?:json|${LABEL})${MARKS}[:=：]${MARKS})?(?:\\[\\s*)?([{｛]\\s*["'“”‘’]?${LABEL}["'“”‘’]?\\s*[:=：])`,
  'i',
);
/** What closes a list or a fence after an object. */
const AFTER_OBJECT = /^[ \t]*\]?[ \t]*(?:\n?[ \t]*`{3}[ \t]*(?=\n|$))?[ \t]*/;
/** A judgement's field in words: "Danger level: certain", `level="possible"`. Or its values alone, as in a table. */
const FIELD = new RegExp(
  `(?<!\\[)\\b${LABEL}${MARKS}(?:(?:level|kind)${MARKS})?[:=：]${MARKS}${VALUE}\\b|\\bself_harm\\b|\\bpartner[12]\\b|\\b(?:certain|possible)${MARKS}[(|/;]${MARKS}${VALUE}\\b`,
  'i',
);
/** The end of a growing text that may become a judgement's field or object. */
const BEGUN = new RegExp(
  [
    `(?:\`{1,3}\\w*\\s*)?(?:\\[\\s*)?[{｛]\\s*["'“”‘’]?(?:${prefixes(LABELS)})?["'“”‘’]?\\s*[:=：]?$`,
    `(?<=^|\\n)[ \\t]*(?:\`{1,3}\\w*\\s*|\\[\\s*)$`,
    `[*_"'<|(\\[]*\\b(?:${prefixes(LABELS)})$`,
    `[*_"'<|(\\[]*\\b${LABEL}${MARKS}(?:${prefixes(['level', 'kind'])})?${MARKS}(?:[:=：]${MARKS}[\\w-]*)?$`,
    `[*_"'<|(\\[]*\\b(?:${prefixes(['certain', 'possible'])})${MARKS}(?:[(|/;]${MARKS}[\\w-]*)?$`,
  ].join('|'),
  'i',
);

/** A text of a model without what judges in it, and the gravest judgement that was in it; null for none. */
interface CleanText {
  text: string;
  judgement: Judgement | null;
}

/**
 * Takes what judges out of a text, by its content and wherever it stands: late, twice, in words, in single quotes, or unclosed. Of a
 * growing text, what may still become a judgement is held back.
 * @param complete whether no more text will come
 */
function withoutJudgements(text: string, complete: boolean): CleanText {
  const objects: string[] = [];
  let rest = text;
  for (let found = OBJECT.exec(rest); found; found = OBJECT.exec(rest)) {
    const from = found.index + found[0].length - (found[1]?.length ?? 0);
    const end = objectEnd(rest, from);
    if (end < 0 && !complete && rest.length - from < OBJECT_MAX) {
      rest = rest.slice(0, found.index);
      break;
    }
    const to = end < 0 ? lineEnd(rest, from) : end + 1;
    objects.push(rest.slice(from, to));
    const after = rest.slice(to).replace(AFTER_OBJECT, '');
    rest = joined(rest.slice(0, found.index), after);
  }
  const words: string[] = [];
  const lines = rest.split('\n');
  const kept = lines.flatMap((line, at) => {
    const said = withoutFields(line);
    if (said === line) return [line];
    words.push(line);
    // What is shown of a growing text already, its last line break, is not taken back.
    return said === '' && (complete || at < lines.length - 1) ? [] : [said];
  });
  const shown = kept.join('\n');
  const judgement = [...objects.map(judgementOf), judgementOf(words.join('\n'))].reduce(moreSevereJudgement, null);
  return { text: complete ? shown.trimEnd() : shown.replace(BEGUN, ''), judgement };
}

/** A reply that is text, so far: its judgement and what it says. */
export interface JudgedText {
  /** The gravest so far. Undefined while the first may still come; null when the text began without one and has none. */
  judgement: Judgement | null | undefined;
  /** The text without what judges. */
  text: string;
}

/**
 * Reads a text, complete or growing, that was asked to begin with a judgement.
 * @param complete whether no more text will come
 */
export function splitJudged(text: string, complete: boolean): JudgedText {
  const { judgement, text: said } = withoutJudgements(text, complete);
  const mayCome = !complete && judgement === null && said.trim() === '';
  return { judgement: mayCome ? undefined : judgement, text: said.trimStart() };
}

/** The answer to the small question; null when it has not the form. */
export const readJudged = (text: string): Judgement | null => withoutJudgements(text, true).judgement;

/** The graver of two judgements; at equal levels the first. */
export function moreSevereJudgement(one: Judgement | null, other: Judgement | null): Judgement | null {
  if (!one || !other) return one ?? other;
  return rank(other) > rank(one) ? other : one;
}

const rank = ({ danger }: Judgement): number => (danger ? { possible: 1, certain: 2 }[danger.level] : 0);

/** What a judgement in any form says: as JSON, or by its fields. */
function judgementOf(text: string): Judgement | null {
  const exact = judgementIn(text);
  if (exact) return exact;
  const level = ['certain', 'possible', 'none'].find((each) => new RegExp(`\\b${each}\\b`, 'i').test(text));
  if (!level) return null;
  if (level === 'none') return { danger: null, whose: null };
  const lower = text.toLowerCase().replaceAll('self-harm', 'self_harm');
  const kind = DANGER_KINDS.find((each) => new RegExp(`\\b${each}\\b`).test(lower)) ?? 'self_harm';
  const whose = new RegExp(`\\bwhose${MARKS}[:=：]${MARKS}(\\w+)`).exec(lower)?.[1] ?? /\bpartner[12]\b/.exec(lower)?.[0] ?? null;
  const danger = { level: level === 'certain' ? ('certain' as const) : ('possible' as const), kind };
  return { danger, whose: whose === 'null' ? null : whose };
}

/** The last brace of the object that begins at `from`: its own, or where it lacks one the last before words follow. -1 for none yet. */
function objectEnd(text: string, from: number): number {
  let depth = 0;
  const most = Math.min(text.length, from + OBJECT_MAX);
  for (let at = from; at < most; at += 1) {
    const character = text[at] ?? '';
    if ('{｛'.includes(character)) depth += 1;
    if (!'}｝'.includes(character)) continue;
    depth -= 1;
    if (depth === 0 || /^\s*[^\s,}\]｝"'“”‘’]/.test(text.slice(at + 1, at + 40))) return at;
  }
  return -1;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** A line without the sentences that judge. */
function withoutFields(line: string): string {
  if (!FIELD.test(line)) return line;
  const sentences = line.split(/(?<=[.!?]\s+|[。！？])/);
  return sentences
    .filter((sentence) => !FIELD.test(sentence))
    .join('')
    .trimEnd();
}

/** What stood around an object, without the blank that it leaves. */
function joined(before: string, after: string): string {
  if (after.trim() === '') return before;
  return before.trim() === '' || /\n\s*$/.test(before) ? before + after.trimStart() : before + after;
}

/** Every beginning of some words, the words included, as alternatives; the longest first. */
function prefixes(words: string[]): string {
  const all = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
  return [...all].toSorted((one, other) => other.length - one.length).join('|');
}
