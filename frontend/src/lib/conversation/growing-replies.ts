import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query.ts';
import { applyDelta, type Delta, laterReply, type ReplySoFar } from './growing-reply.ts';

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
