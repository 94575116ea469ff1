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
