import { InvalidAnswer } from '../model/model.types.ts';
import type { Reading, Reply, Snapshot } from './reply.types.ts';

/** Replies whose progress is remembered: more than one node writes at once. */
const REMEMBERED_MAX = 500;

/** Reads a reply that is plain text. */
export function readText(): Reading<string> {
  let text = '';
  return {
    append(delta) {
      text += delta;
    },
    view: () => text.trimStart(),
  };
}

/**
 * The whole of a reply that is plain text, as it is stored.
 * @param most characters; a longer answer is cut
 * @throws InvalidAnswer when there is none
 */
export function acceptText(text: string, most: number): string {
  const answer = text.replaceAll('\0', '').toWellFormed().trim().slice(0, most);
  if (answer === '') throw new InvalidAnswer('an empty answer');
  return answer;
}

/** The part of a text that is not pushed yet. */
export interface TextDelta {
  /** Its place, in UTF-16 units from the beginning; 0 also when a new run began the text anew. */
  offset: number;
  text: string;
  /** All of the text so far. */
  whole: string;
}

/** Makes deltas of the growing texts of one kind, for its `pushProgress`, `pushDone` and `pushFailed`. */
export function textDeltas(): {
  /** Null when there is no new text. */
  next(reply: Reply, snapshot: Snapshot<string>): TextDelta | null;
  /** The reply has ended. */
  forget(reply: Reply): void;
} {
  /** The length pushed so far, by reply. */
  const pushed = new Map<string, { run: number; length: number }>();
  return {
    next({ id }, { run, view }) {
      const before = pushed.get(id);
      const offset = before?.run === run && before.length <= view.length ? before.length : 0;
      if (before?.run === run && before.length === view.length) return null;
      pushed.set(id, { run, length: view.length });
      // Drop the oldest: replies that ended on another node are never forgotten otherwise.
      for (const other of pushed.keys()) if (pushed.size > REMEMBERED_MAX) pushed.delete(other);
      return { offset, text: view.slice(offset), whole: view };
    },
    forget: ({ id }) => void pushed.delete(id),
  };
}

/** The text so far in a snapshot from any node; null for none, or for a reply of another kind. */
export function textIn(snapshot: unknown): string | null {
  const view: unknown = typeof snapshot === 'object' && snapshot !== null ? Reflect.get(snapshot, 'view') : null;
  return typeof view === 'string' ? view : null;
}
