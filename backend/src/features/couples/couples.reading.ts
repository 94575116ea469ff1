import { acceptText } from '../../replies/reply.text.ts';
import type { Reading } from '../../replies/reply.types.ts';
import { type Judgement, readJudged, splitJudged } from '../safety/safety.service.ts';

/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;
/** How lines of a judgement begin where a model writes it in words of its own. */
const LABELS = ['danger', 'judgement', 'judgment', 'level', 'kind', 'whose'];
const DECORATION = /^[\s*_`"'“”‘’(>#[-]*/;
const LABELLED = new RegExp(`^(?:${LABELS.join('|')})\\b[\\s*_\`"'”’]*(?:[:=]|$)`, 'i');
/** What is around the braces of a judgement in a list. */
const LEFTOVER = /^[\s[\],:'"`]*[[\],:'"`][\s[\],:'"`]*$/;
const FENCE = /^\s*`{3}/;

/** A whole reply, and what its model found; null where it judged nothing. */
export interface Counsel {
  message: string;
  judgement: Judgement | null;
}

/** Reads a counsellor's text so far. Both partners watch it, so that nothing of the judgement may be in it, in whatever form it comes. */
export function readCounsel(): Reading<string> {
  let text = '';
  return {
    append(delta) {
      text += delta;
    },
    view: () => sayable(splitJudged(text, false).text, false),
    isJudged() {
      const { judgement } = splitJudged(text, false);
      return judgement === undefined ? undefined : judgement !== null;
    },
  };
}

/** @throws InvalidAnswer when nothing is said */
export function acceptCounsel(whole: string): Counsel {
  const { judgement, text } = splitJudged(whole, true);
  return { message: acceptText(sayable(text, true), REPLY_MAX), judgement: judgement ?? null };
}

/** The same, with the answer to the small question. */
export function judgedCounsel({ message, judgement }: Counsel, small: string): Counsel {
  return { message, judgement: judgement ?? readJudged(small) };
}

/**
 * What both partners may read of a text: without what stands in braces, fences, and lines that begin as a judgement does. A counsellor's words have
 * none of these. Of a growing text, what may become one of them is held back.
 */
function sayable(text: string, complete: boolean): string {
  const lines = withoutBraces(text, complete).split('\n');
  const last = lines.length - 1;
  const kept = lines.filter((line, at) => !isJudging(line) && (complete || at < last || !mayJudge(line)));
  return kept.join('\n').trimStart();
}

function withoutBraces(text: string, complete: boolean): string {
  const from = text.indexOf('{');
  if (from < 0) return text;
  const end = closingBrace(text, from);
  if (end >= 0) return text.slice(0, from) + withoutBraces(text.slice(end + 1), complete);
  if (!complete) return text.slice(0, from);
  const line = text.indexOf('\n', from);
  return text.slice(0, from) + (line < 0 ? '' : withoutBraces(text.slice(line), complete));
}

function closingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function isJudging(line: string): boolean {
  return FENCE.test(line) || LEFTOVER.test(line) || LABELLED.test(line.replace(DECORATION, ''));
}

/** Whether an unfinished line may still become a judgement's. */
function mayJudge(line: string): boolean {
  const begun = line.replace(DECORATION, '').toLowerCase();
  return LABELS.some((label) => label.startsWith(begun) || (begun.startsWith(label) && LABELLED.test(begun)));
}
