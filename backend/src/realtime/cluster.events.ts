/**
 * What one node asks all others. Each acknowledges with what it knows, once all nodes have looked; a node that knows something
 * answers at once as well, so that a hanging one does not delay it. Nodes of two releases run side
 * by side during an upgrade, and a misread question would end the node that reads it: a question with other parameters gets a new name.
 * `replies:show` and `replies:stop` were earlier names.
 */
export interface ClusterEvents {
  'cluster:show': (askId: string, replyIds: string[], looked: (answers?: Record<string, string>) => void) => void;
  'cluster:stop': (askId: string, replyIds: string[], looked: (answers?: Record<string, string>) => void) => void;
  /** How many pages a node has; it adds their users to the set at `key`. */
  'cluster:connected': (key: string, counted: (pages: number) => void) => void;
  'cluster:answer': (askId: string, answers: Record<string, string>) => void;
}
