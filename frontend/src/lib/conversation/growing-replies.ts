import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../query.ts';

/** The text so far of a reply that is being written. */
export interface ReplySoFar {
  replyId: string;
  text: string;
}

/** A pushed piece of a reply. `offset` says where it belongs, in characters of the text. */
export interface Delta extends ReplySoFar {
  offset: number;
}

/** The reply with a delta appended; null when a delta before it was missed. */
export function applyDelta(shown: ReplySoFar | null, { replyId, offset, text }: Delta): ReplySoFar | null {
  if (offset === 0) return { replyId, text };
  if (shown?.replyId !== replyId || shown.text.length !== offset) return null;
  return { replyId, text: shown.text + text };
}

/** The newer of two snapshots: of the same reply, the longer one. */
export function laterReply(shown: ReplySoFar | null, arrived: ReplySoFar | null): ReplySoFar | null {
  if (!arrived || shown?.replyId !== arrived.replyId) return arrived;
  return arrived.text.length > shown.text.length || !shown.text.startsWith(arrived.text) ? arrived : shown;
}

/** More replies than are ever in flight. */
const DONE_MAX = 20;

/**
 * The growing replies of a feature's conversations. Each has a cache entry of its own, so a delta rerenders nothing else.
 * @param keyOf the entry's key
 */
export function growingReplies<Conversation>(keyOf: (of: Conversation) => QueryKey) {
  /** Replies that have become messages. A late answer may still carry one as growing text. */
  const done = new Set<string>();

  const current = (of: Conversation): ReplySoFar | null => queryClient.getQueryData<ReplySoFar | null>(keyOf(of)) ?? null;

  /** Replaces the growing reply. */
  function set(of: Conversation, reply: ReplySoFar | null): void {
    queryClient.setQueryData<ReplySoFar | null>(keyOf(of), reply);
  }

  function recordDone(replyId: string): void {
    done.delete(replyId);
    done.add(replyId);
    for (const oldest of done) if (done.size > DONE_MAX) done.delete(oldest);
  }

  return {
    set,
    /** The growing reply, for components; null while none is written. */
    useReply: (of: Conversation): ReplySoFar | null =>
      useQuery<ReplySoFar | null>({ queryKey: keyOf(of), queryFn: skipToken }).data ?? null,
    /** Whether a reply is growing. */
    isGrowing: (of: Conversation): boolean => current(of) !== null,
    /** Merges an answer's growing reply. One that is already a message tells nothing: the answer is late. */
    merge(of: Conversation, snapshot: ReplySoFar | null): void {
      if (!snapshot || !done.has(snapshot.replyId)) set(of, laterReply(current(of), snapshot));
    },
    /** Appends to the growing reply. Returns false when a delta before it was missed: the caller asks for the text again. */
    append(of: Conversation, delta: Delta): boolean {
      const reply = applyDelta(current(of), delta);
      if (!reply) return false;
      done.delete(reply.replyId);
      set(of, reply);
      return true;
    },
    /** Ends a reply that has become a message. Without an id it is the growing one, whose end was not pushed. */
    end(of: Conversation, replyId?: string): void {
      const growing = current(of)?.replyId;
      const ended = replyId ?? growing;
      if (ended !== undefined) recordDone(ended);
      if (replyId === undefined || growing === replyId) set(of, null);
    },
  };
}
