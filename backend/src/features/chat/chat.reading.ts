import { DANGER_KINDS, type DangerKind } from '@beside/common/safety/safety.constants';
import { acceptText, readText } from '../../replies/reply.text.ts';
import type { Reading } from '../../replies/reply.types.ts';

/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;
/** What the model answers in place of a reply to danger that the safety check did not find: `[danger: abuse]`. */
const MARK = '[danger:';
const WHOLE_MARK = /^\[danger:\s*(\w+)\s*\]/i;

/** Reads a reply's text so far. The mark of danger is never shown, nor what follows it. */
export function readReply(): Reading<string> {
  const text = readText();
  return {
    append: (delta) => text.append(delta),
    view() {
      const shown = text.view();
      return mayBeMarked(shown) ? '' : shown;
    },
  };
}

function mayBeMarked(text: string): boolean {
  const start = text.slice(0, MARK.length).toLowerCase();
  return MARK.startsWith(start);
}

/**
 * The whole reply; or the kind of danger, which help must answer instead.
 * @throws InvalidAnswer when it is empty
 */
export function acceptReply(text: string): { text: string } | { danger: DangerKind } {
  const answer = acceptText(text, REPLY_MAX);
  const kind = WHOLE_MARK.exec(answer)?.[1]?.toLowerCase();
  if (kind === undefined) return { text: answer };
  const danger = DANGER_KINDS.find((each) => each === kind);
  // An unknown kind is still danger: the help for someone in despair fits most.
  return danger || kind !== 'none'
    ? { danger: danger ?? 'self_harm' }
    : { text: acceptText(answer.replace(WHOLE_MARK, ''), REPLY_MAX) };
}
