import { randomUUID } from 'node:crypto';
import type { SharedRedis } from '../lib/redis.ts';
import type { RealtimeServer } from './server.ts';

type Question = 'cluster:show' | 'cluster:stop';

/** Questions to the other nodes about replies. Their pushes arrive elsewhere: see `received-pushes.ts`. */
export interface Cluster {
  /**
   * Asks every other node about some replies, in one question. It ends when all are known, when every node has looked, or after `ASK_MS`, so that
   * a hanging node costs no more than that.
   * @returns what is known, by the reply's id; empty when no node knows, or Redis is away
   */
  ask(question: Question, replyIds: string[]): Promise<Map<string, string>>;
  /** @param reply what this node knows of a reply; null for nothing */
  answer(question: Question, reply: (replyId: string) => string | null): void;
}

const ASK_MS = 600;

/** @param redis shared by the nodes; null for a single node */
export function createCluster(io: RealtimeServer, redis: SharedRedis | null): Cluster {
  const waiting = new Map<string, (answers: Record<string, string>) => void>();
  io.on('cluster:answer', (askId, answers) => waiting.get(askId)?.(answers));
  return {
    async ask(question, replyIds) {
      const known = new Map<string, string>();
      if (!redis?.isAnswering() || replyIds.length === 0) return known;
      const askId = randomUUID();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ASK_MS).unref();
        const end = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const take = (answers: Record<string, string>): void => {
          for (const [replyId, answer] of Object.entries(answers)) known.set(replyId, answer);
          if (known.size >= replyIds.length) end();
        };
        waiting.set(askId, take);
        // With a hanging node this fails seconds later; no caller waits for it by then.
        io.serverSideEmitWithAck(question, askId, replyIds).then(
          (acknowledgements) => {
            for (const answers of acknowledgements) take(answers ?? {});
            end();
          },
          () => undefined,
        );
      });
      waiting.delete(askId);
      return known;
    },
    answer(question, reply) {
      io.on(question, (askId: string, replyIds: string[], looked: (answers: Record<string, string>) => void) => {
        const entries = replyIds.flatMap((id): [string, string][] => {
          const answer = reply(id);
          return answer === null ? [] : [[id, answer]];
        });
        const known = Object.fromEntries(entries);
        if (entries.length > 0) io.serverSideEmit('cluster:answer', askId, known);
        // Again, since in a Redis Cluster the acknowledgement takes another way and may be there first.
        looked(known);
      });
    },
  };
}
