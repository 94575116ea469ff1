import type { Redis } from 'ioredis';
import type { ClusterEvents } from './cluster.events.ts';
import type { RealtimeServer } from './server.ts';

export interface Cluster {
  /** Asks every other node; the first that knows answers, within `ASK_MS`. Null: nobody knows, or Redis is away. */
  ask(event: keyof ClusterEvents, replyId: string): Promise<string | null>;
  answer(event: keyof ClusterEvents, reply: (replyId: string) => string | null): void;
}

const ASK_MS = 600;

/** @param redis what the nodes talk through; null: there are no others */
export function createCluster(io: RealtimeServer, redis: Redis | null): Cluster {
  return {
    async ask(event, replyId) {
      if (redis?.status !== 'ready') return null;
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
