import type { ClusterEvents } from './cluster.events.ts';
import type { RealtimeServer } from './server.ts';

export interface Cluster {
  /** Asks every other node; the first that knows answers, within `ASK_MS`. Null: nobody knows, or Redis is away. */
  ask(event: keyof ClusterEvents, replyId: string): Promise<string | null>;
  answer(event: keyof ClusterEvents, reply: (replyId: string) => string | null): void;
}

const ASK_MS = 600;

/** @param many whether there can be other nodes at all */
export function createCluster(io: RealtimeServer, many: boolean): Cluster {
  return {
    async ask(event, replyId) {
      if (!many) return null;
      const asked = io
        .serverSideEmitWithAck(event, replyId)
        .then((answers) => answers.find((answer) => answer !== null) ?? null)
        .catch(() => null);
      return Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, ASK_MS, null).unref())]);
    },
    answer(event, reply) {
      io.on(event, (replyId: string, answer: (known: string | null) => void) => answer(reply(replyId)));
    },
  };
}
