/** What one node may ask all others. The answer is null from a node that does not know. */
export interface ClusterEvents {
  'replies:show': (replyId: string, answer: (snapshot: string | null) => void) => void;
  'replies:stop': (replyId: string, answer: (stopped: string | null) => void) => void;
}
