import type pg from 'pg';
import type { ConversationId, Sent } from './conversation.types.ts';

/** Milliseconds between two looks, and looks for one message while the database answers: longer than a statement may run. */
const LOOK_EVERY_MS = 1000;
const LOOKS = 6;
/** Messages in one look, and remembered in all. */
const ASKED_MAX = 500;
const REMEMBERED_MAX = 20_000;

export interface UnconfirmedMessages<Id extends ConversationId> {
  /** Records a message that may be stored. */
  add(sent: Sent<Id>): void;
  close(): void;
}

/**
 * Looks for messages whose confirmation was lost: they may be stored, and their senders may have disconnected. Looks for each once at a
 * time, after any number of failures, and for all of them in one statement.
 * @param onFound called with each stored message
 */
export function unconfirmedMessages<Id extends ConversationId, M extends { sessionId: Id; clientMessageId: string | null }>(
  pool: Pick<pg.Pool, 'query'>,
  byClientIds: (db: Pick<pg.Pool, 'query'>, sent: Sent<Id>[]) => Promise<M[]>,
  onFound: (message: M) => void,
): UnconfirmedMessages<Id> {
  const missing = new Map<string, { sent: Sent<Id>; looks: number }>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const look = async (): Promise<void> => {
    const asked = [...missing.entries()].slice(0, ASKED_MAX);
    const found = await byClientIds(
      pool,
      asked.map(([, { sent }]) => sent),
    );
    for (const message of found) {
      missing.delete(nameOf({ sessionId: message.sessionId, clientMessageId: message.clientMessageId ?? '' }));
      onFound(message);
    }
    for (const [name, each] of asked) {
      // Found; or added again during the look, which was too early for it.
      if (missing.get(name) !== each) continue;
      missing.delete(name);
      // Behind those that this look left out.
      if (each.looks > 1) missing.set(name, { ...each, looks: each.looks - 1 });
    }
  };

  const plan = (): void => {
    if (timer || closed || missing.size === 0) return;
    timer = setTimeout(() => {
      // While the database is away a look proves nothing, so it does not count.
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = null;
          plan();
        });
    }, LOOK_EVERY_MS).unref();
  };

  return {
    add(sent) {
      const name = nameOf(sent);
      if (missing.size >= REMEMBERED_MAX && !missing.has(name)) return;
      missing.set(name, { sent, looks: LOOKS });
      plan();
    },
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

function nameOf({ sessionId, clientMessageId }: Sent<ConversationId>): string {
  return `${sessionId} ${clientMessageId}`;
}
