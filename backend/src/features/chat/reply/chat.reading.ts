import { DANGER_KINDS, type Danger, type DangerKind } from '@beside/common/safety/safety.constants';
import { acceptText } from '../../../replies/reply.text.ts';
import type { Reading } from '../../../replies/reply.types.ts';
import { type Judgement, moreSevereJudgement, readJudged, splitJudged } from '../../safety/safety.service.ts';

/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;
/**
 * An early form of the judgement: `[danger: abuse]` at the start of a line, in place of a reply. Models decorate it, or set words before it. It is
 * still read, since a node of an earlier release may have asked for it.
 */
const MARK = /(^|\n)[\s*_`"'“”‘’(>#-]*\[\s*danger\b([^\]\n]*)\]?[*_`"'”’)]*/i;
/** A line that may become the mark. */
const BEGINNING = /(^|\n)[\s*_`"'“”‘’(>#-]*\[\s*(?:d(?:a(?:n(?:g(?:e(?:r)?)?)?)?)?)?$/i;
const NO_DANGER = /^\W*none\W*$/i;

/** Reads a reply's text so far, without the judgement before it. Once danger is certain, nothing of it is shown. */
export function readReply(): Reading<string> {
  let text = '';
  let small: Judgement | null = null;
  return {
    append(delta) {
      text += delta;
    },
    view() {
      const at = (MARK.exec(text) ?? BEGINNING.exec(text))?.index ?? text.length;
      const { judgement, text: shown } = splitJudged(text.slice(0, at), false);
      return small?.danger?.level === 'certain' || judgement?.danger?.level === 'certain' ? '' : shown;
    },
    isJudged() {
      const { judgement } = splitJudged(text, false);
      if (judgement || MARK.test(text)) return true;
      return judgement === undefined || BEGINNING.test(text) ? undefined : false;
    },
    judge(answer) {
      small = readJudged(answer);
      return small !== null;
    },
    finding: () => moreSevereJudgement(markedIn(text), moreSevereJudgement(splitJudged(text, false).judgement ?? null, small)),
  };
}

/** A whole reply, and what its model found. Without a text the danger is certain, and help must answer. */
export type Accepted = { text: string; danger: Danger | null } | { text: null; danger: Danger };

/** @throws InvalidAnswer when there is neither a text nor certain danger */
export function acceptReply(whole: string): Accepted {
  const { judgement, text } = splitJudged(whole.replace(MARK, '$1'), true);
  const danger = moreSevereJudgement(markedIn(whole), judgement ?? null)?.danger ?? null;
  return danger?.level === 'certain' ? { text: null, danger } : { text: acceptText(text, REPLY_MAX), danger };
}

/** What the early form of the judgement says. */
function markedIn(text: string): Judgement | null {
  const named = MARK.exec(text)?.[2];
  if (named === undefined || NO_DANGER.test(named)) return null;
  // An unknown kind is still danger: the help for someone in despair fits most.
  return { danger: { level: 'certain', kind: kindIn(named) ?? 'self_harm' }, whose: null };
}

/** The kind that is named first. */
function kindIn(named: string): DangerKind | undefined {
  const words = named.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const found = DANGER_KINDS.filter((kind) => words.includes(kind));
  return found.toSorted((one, other) => words.indexOf(one) - words.indexOf(other))[0];
}
