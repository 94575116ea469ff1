import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Log } from '../lib/logger.ts';
import { pause } from '../lib/pause.ts';
import { commitPush } from './commit-push.ts';
import type { PgNotifications } from './pg-notifications.ts';
import type { Transaction } from './transaction.ts';

/** Milliseconds before a failed reading is repeated. */
const AGAIN_MS = 500;
/** Bytes of a notification; PostgreSQL refuses 8,000. */
const NOTICE_MAX = 7900;
/** Milliseconds for which a change waits for its own notification, which takes one or two. */
const ARRIVAL_MS = 1000;

interface SharedListDeps<T> {
  pool: Transaction;
  notifications: PgNotifications;
  log: Log;
  channel: string;
  /** Reads the list in one statement. */
  read(db: Transaction): Promise<T[]>;
  /** Reads a list that came as JSON; null for what is none. */
  parse(raw: unknown): T[] | null;
  /** Called with each list, this node's own changes included. */
  onList(list: T[]): void;
}

/** A short list of which every node keeps a copy. */
export interface SharedList {
  /** Reads it for the first time; after a failure it is read later. */
  load(): Promise<void>;
  /**
   * Gives every node the list as the transaction leaves it, with the commit: within the notification where it fits, so that a change costs one
   * reading however many nodes there are. Call it in transactions that a lock puts in one line, so that lists arrive in the order of the commits.
   * @returns what to call after the commit: it resolves once this node has the list, so that its caller finds the own change
   */
  publish(transaction: Transaction): Promise<() => Promise<void>>;
  stop(): void;
}

export function sharedList<T>({ pool, notifications, log, channel, read, parse, onList }: SharedListDeps<T>): SharedList {
  /** Raised by all that makes an earlier reading old: a list that arrives meanwhile is at least as new. */
  let generation = 0;
  let stopped = false;
  /** Called with the own notification's arrival, by its mark. */
  const arrivals = new Map<string, () => void>();

  const readAgain = async (until?: 'once'): Promise<void> => {
    generation++;
    const own = generation;
    while (own === generation && !stopped) {
      try {
        const list = await read(pool);
        if (own === generation && !stopped) onList(list);
        return;
      } catch (error) {
        log.warn({ err: error, channel }, 'a list that every node keeps could not be read yet');
        if (until === 'once') return void later();
        await pause(AGAIN_MS);
      }
    }
  };
  const later = async (): Promise<void> => {
    const own = generation;
    await pause(AGAIN_MS);
    if (own === generation) await readAgain();
  };

  const push = commitPush(channel, v.object({ mark: v.string(), list: v.optional(v.unknown()) }));
  const listening = push.on(notifications, ({ list: raw, mark }) => {
    const arrived = arrivals.get(mark);
    const list = parse(raw);
    if (!list) return void readAgain().then(arrived);
    generation++;
    onList(list);
    arrived?.();
  });
  notifications.onGap(() => void readAgain());

  return {
    load: () => listening.then(() => readAgain('once')),
    async publish(transaction) {
      const mark = randomUUID();
      const whole = { mark, list: await read(transaction) };
      const isSmall = Buffer.byteLength(JSON.stringify(whole)) <= NOTICE_MAX;
      const { promise, late } = awaitArrival(arrivals, mark);
      await push.send(transaction, isSmall ? whole : { mark });
      return async () => {
        const hasArrived = await promise;
        clearTimeout(late);
        // Notifications are away for now: this node reads its own change.
        if (!hasArrived) await readAgain('once');
      };
    },
    stop() {
      stopped = true;
    },
  };
}

/** @returns whether the notification of this mark has arrived in time, and the timer of that */
function awaitArrival(arrivals: Map<string, () => void>, mark: string): { promise: Promise<boolean>; late: NodeJS.Timeout } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  arrivals.set(mark, () => resolve(true));
  const late = setTimeout(resolve, ARRIVAL_MS, false).unref();
  void promise.then(() => arrivals.delete(mark));
  return { promise, late };
}
