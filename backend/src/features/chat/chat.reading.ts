import { DANGER_KINDS, type DangerKind } from '@beside/common/safety/safety.constants';
import { acceptText, readText } from '../../replies/reply.text.ts';
import type { Reading } from '../../replies/reply.types.ts';

/** Characters of a reply; a longer one is cut. */
const REPLY_MAX = 6000;
/**
 * What the model answers in place of a reply to danger that the safety check did not find: `[danger: abuse]`, at the start of a line. Models
 * decorate it, or set words before it.
 */
const MARK = /(^|\n)[\s*_`"'“”‘’(>#-]*\[\s*danger\b([^\]\n]*)\]?[*_`"'”’)]*/i;
/** A line that may become the mark. */
const BEGINNING = /(^|\n)[\s*_`"'“”‘’(>#-]*\[\s*(?:d(?:a(?:n(?:g(?:e(?:r)?)?)?)?)?)?$/i;
const NO_DANGER = /^\W*none\W*$/i;

/** Reads a reply's text so far. The mark of danger is never shown, nor what follows it. */
export function readReply(): Reading<string> {
  const text = readText();
  return {
    append: (delta) => text.append(delta),
    view() {
      const shown = text.view();
      const at = (MARK.exec(shown) ?? BEGINNING.exec(shown))?.index ?? shown.length;
      return shown.slice(0, at);
    },
  };
}

/**
 * The whole reply; or the kind of danger, which help must answer instead.
 * @throws InvalidAnswer when it is empty
 */
export function acceptReply(text: string): { text: string } | { danger: DangerKind } {
  const answer = acceptText(text, REPLY_MAX);
  const [mark, , named = ''] = MARK.exec(answer) ?? [];
  if (mark === undefined) return { text: answer };
  if (NO_DANGER.test(named)) return { text: acceptText(answer.replace(mark, ''), REPLY_MAX) };
  // An unknown kind is still danger: the help for someone in despair fits most.
  return { danger: kindIn(named) ?? 'self_harm' };
}

/** The kind that is named first. */
function kindIn(named: string): DangerKind | undefined {
  const words = named.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const found = DANGER_KINDS.filter((kind) => words.includes(kind));
  return found.toSorted((one, other) => words.indexOf(one) - words.indexOf(other))[0];
}
