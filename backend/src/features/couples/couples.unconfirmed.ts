import type pg from 'pg';
import type { CouplesMessage, NewCouplesMessage } from './couples.entity.ts';
import { couplesStore } from './couples.store.ts';

/** Milliseconds between two looks, and how often a message is looked for by a database that answers: longer than a statement may run. */
const LOOK_EVERY_MS = 1000;
const LOOKS = 6;
/** Messages that one look asks for, and that are remembered in all. */
const ASKED_MAX = 500;
const REMEMBERED_MAX = 20_000;

type Sent = Pick<NewCouplesMessage, 'sessionId' | 'clientMessageId'>;

/**
 * Looks for messages whose confirmation was lost: they may be stored all the same, and their senders may be gone. Each is looked for once at a time,
 * however often it fails, and all of them in one question.
 * @param onFound called with each that is stored
 */
export function unconfirmedMessages(pool: Pick<pg.Pool, 'query'>, onFound: (message: CouplesMessage) => void) {
  const missing = new Map<string, { sent: Sent; looks: number }>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const look = async (): Promise<void> => {
    const asked = [...missing.entries()].slice(0, ASKED_MAX);
    const found = await couplesStore.byClientIds(
      pool,
      asked.map(([, { sent }]) => sent),
    );
    for (const message of found) {
      missing.delete(nameOf({ sessionId: message.sessionId, clientMessageId: message.clientMessageId ?? '' }));
      onFound(message);
    }
    for (const [name, each] of asked) {
      // Found; or added anew during the look, which came too early for that.
      if (missing.get(name) !== each) continue;
      missing.delete(name);
      // Behind those that were not asked for.
      if (each.looks > 1) missing.set(name, { ...each, looks: each.looks - 1 });
    }
  };

  const plan = (): void => {
    if (timer || closed || missing.size === 0) return;
    timer = setTimeout(() => {
      // While the database is away nothing is known, and no look counts.
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = null;
          plan();
        });
    }, LOOK_EVERY_MS).unref();
  };

  return {
    /** Notes a message that may be stored. */
    add(sent: Sent): void {
      const name = nameOf(sent);
      if (missing.size >= REMEMBERED_MAX && !missing.has(name)) return;
      missing.set(name, { sent, looks: LOOKS });
      plan();
    },
    close(): void {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}

function nameOf({ sessionId, clientMessageId }: Sent): string {
  return `${sessionId} ${clientMessageId}`;
}
