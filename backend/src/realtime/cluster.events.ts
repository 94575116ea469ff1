/**
 * What one node asks all others. Each acknowledges that it has looked; who knows of something answers before that. Nodes of two releases run side
 * by side during an upgrade: a question whose parameters change gets another name, since one that is misread would end the node that reads it.
 * `replies:show` and `replies:stop` were such names.
 */
export interface ClusterEvents {
  'cluster:show': (askId: string, replyIds: string[], looked: () => void) => void;
  'cluster:stop': (askId: string, replyIds: string[], looked: () => void) => void;
  'cluster:answer': (askId: string, answers: Record<string, string>) => void;
}
