import { AppError, unavailable } from '../lib/app-error.ts';
import { codeOf } from '../lib/error-code.ts';
import { beginSpan, endingWith, inSharedSpan, type Span } from '../lib/tracing.ts';
import type { Sent } from './conversation.types.ts';
import { NoConnection, UnconfirmedStore } from './storing.ts';

/** The most messages of one batch. */
const BATCH_MAX = 200;
/**
 * Messages of a batch beside which no other one begins for so many milliseconds. Where much is written, fewer statements store more messages each, which is
 * cheaper; where little is, nobody waits for another batch. On a slow disk, or where the batch waits for a lock, nobody waits longer than this.
 */
const MANY = 8;
const ALONE_MS = 10;
/** Messages that may wait for a silent database; further ones are refused at once. */
const WAITING_MAX = 20_000;
/** A deadlock, or a serialisation failure: a retry succeeds. */
const AGAIN = new Set(['40P01', '40001']);
const LOCKED = '55P03';
/** Milliseconds that a batch waits for a conversation that another transaction has locked: longer than any ordinary transaction. */
const LOCK_WAIT_MS = 30;
/** Milliseconds between two tries of a locked conversation, and after which its messages are refused. */
const LOCKED_AGAIN_MS = 60;
const LOCKED_MAX_MS = 4000;
/** Milliseconds without a message for which a formerly locked conversation is still tried alone. */
const LOCKED_FORGOTTEN_MS = 5000;

/** What a stored message gets. */
export interface Stored {
  id: number;
  createdAt: Date;
}

interface Waiting<M> {
  message: M;
  /** Milliseconds since 1970. */
  since: number;
  /** From its arrival to its commit; null where nothing is traced. */
  span: Span | null;
  resolve(stored: Stored | null): void;
  reject(error: unknown): void;
}

export interface BatchWriter<M> {
  /**
   * Resolves once the message and its reply job are committed.
   * @returns null when it was not stored: its id exists, or its session is closed or deleted
   * @throws UnconfirmedStore when it may be stored; after any other error it is not
   */
  store(message: M): Promise<Stored | null>;
}

/**
 * Stores messages in batches: what arrives during a large batch goes into the next, unless that takes long. A conversation is in one batch at a time, so that
 * a page's messages are stored in the order of sending. A conversation that another transaction has locked waits alone.
 * @param connections batches at once, each on its own connection
 * @param storeBatch stores messages in one statement, and returns those that it stored by `keyOf`. It waits at most so many milliseconds for a
 *   locked conversation, whose id its error has as `detail`.
 */
export function batchWriter<M extends Sent<number>>(
  connections: number,
  storeBatch: (messages: M[], waitMs: number) => Promise<Map<string, Stored>>,
): BatchWriter<M> {
  let waiting: Waiting<M>[] = [];
  const busy = new Set<number>();
  /** Locked conversations, and when each may be retried, in milliseconds since 1970. */
  const locked = new Map<number, number>();
  let batches = 0;
  let planned = false;
  let later: NodeJS.Timeout | null = null;
  /** The last batch that began: how many messages it has, and when it did, on the clock of `performance.now`. */
  let last = { size: 0, at: 0 };
  let beside: NodeJS.Timeout | null = null;

  /** Whether a batch may begin now; else one is tried again in time. A formerly locked conversation need not ask: another batch is no reason to wait. */
  const mayStart = (): boolean => {
    if (batches === 0 || last.size < MANY) return true;
    if (waiting.length === 0) return false;
    if (performance.now() - last.at >= ALONE_MS) return true;
    planBeside();
    return false;
  };

  const planBeside = (): void => {
    if (beside) return;
    beside = setTimeout(() => {
      beside = null;
      if (waiting.length > 0) plan();
    }, ALONE_MS).unref();
  };

  const plan = (): void => {
    if (planned) return;
    planned = true;
    // Messages of the same tick travel together.
    setImmediate(() => {
      planned = false;
      refuseLocked();
      while (batches < connections && ((mayStart() && start(false)) || start(true)));
      // A locked conversation may not be due yet, and no running batch's end would retry it.
      if (locked.size > 0 && waiting.length > 0) planLater();
    });
  };

  const planLater = (): void => {
    if (later) return;
    later = setTimeout(() => {
      later = null;
      plan();
    }, LOCKED_AGAIN_MS).unref();
  };

  /** Refuses the messages of a conversation that stays locked, so that its senders do not wait for ever. */
  const refuseLocked = (): void => {
    if (locked.size === 0) return;
    const oldest = Date.now() - LOCKED_MAX_MS;
    const isOver = ({ message, since }: Waiting<M>): boolean => locked.has(message.sessionId) && since < oldest;
    const over = waiting.filter(isOver);
    if (over.length === 0) return;
    waiting = waiting.filter((each) => !isOver(each));
    for (const { reject } of over) reject(unavailable());
  };

  /**
   * Begins a batch of waiting messages: of all unlocked conversations that are in no batch, or of one locked one that is due for a retry.
   * @returns false when there is nothing
   */
  const start = (alone: boolean): boolean => {
    const due = alone ? dueLocked() : null;
    if (alone && due === null) return false;
    const batch: Waiting<M>[] = [];
    const rest: Waiting<M>[] = [];
    for (const each of waiting) {
      const { sessionId } = each.message;
      const fits = alone ? sessionId === due : !busy.has(sessionId) && !locked.has(sessionId);
      (fits && batch.length < BATCH_MAX ? batch : rest).push(each);
    }
    if (batch.length === 0) return false;
    waiting = rest;
    const sessions = sessionsOf(batch.map(({ message }) => message));
    for (const id of sessions) busy.add(id);
    batches += 1;
    last = { size: batch.length, at: performance.now() };
    void write(batch, alone ? 0 : LOCK_WAIT_MS).finally(() => {
      for (const id of sessions) busy.delete(id);
      batches -= 1;
      if (waiting.length > 0) plan();
      if (locked.size > 0) planLater();
    });
    return true;
  };

  /** A locked conversation that is due for a retry. One at a time: the other connections serve everyone else. */
  const dueLocked = (): number | null => {
    const now = Date.now();
    for (const id of locked.keys()) if (busy.has(id)) return null;
    const wanted = new Set(waiting.map(({ message }) => message.sessionId));
    for (const [id, at] of locked) {
      if (at <= now && wanted.has(id)) return id;
      if (at < now - LOCKED_FORGOTTEN_MS) locked.delete(id);
    }
    return null;
  };

  /** Puts a conversation aside, its messages before later ones. */
  const putAside = (sessionId: number, batch: Waiting<M>[]): void => {
    locked.delete(sessionId);
    // Last in the order of retries, so that each gets one.
    locked.set(sessionId, Date.now() + LOCKED_AGAIN_MS);
    waiting = [...batch.filter(({ message }) => message.sessionId === sessionId), ...waiting];
  };

  const write = async (batch: Waiting<M>[], waitMs: number): Promise<void> => {
    const messages = batch.map(({ message }) => message);
    const spans = batch.map(({ span }) => span);
    const insert = () => inSharedSpan('store batch', spans, () => storeBatch(messages, waitMs));
    try {
      const stored = await insert().catch((error: unknown) => {
        if (AGAIN.has(codeOf(error))) return insert();
        throw error;
      });
      for (const { message, resolve } of batch) {
        const key = keyOf(message);
        locked.delete(message.sessionId);
        resolve(stored.get(key) ?? null);
        // Sent twice, it was stored as it came first: the second text may differ.
        stored.delete(key);
      }
    } catch (error) {
      await without(error, batch, waitMs);
    }
  };

  /** After a failed batch: stores what can be stored, puts aside what is locked, and refuses the rest. */
  const without = async (error: unknown, batch: Waiting<M>[], waitMs: number): Promise<void> => {
    const sessions = sessionsOf(batch.map(({ message }) => message));
    if (codeOf(error) === LOCKED) {
      const held = lockedIn(error) ?? (sessions.length === 1 ? sessions[0] : undefined);
      if (held !== undefined && sessions.includes(held)) {
        putAside(held, batch);
        const others = batch.filter(({ message }) => message.sessionId !== held);
        // They have waited once: another locked conversation must not cost them more.
        if (others.length > 0) await write(others, 0);
        return;
      }
      // Another lock than the conversation's: the statement does not say which.
      for (const id of sessions)
        await write(
          batch.filter(({ message }) => message.sessionId === id),
          0,
        );
      return;
    }
    // One message that cannot be stored must not fail the others: store each by itself.
    if (batch.length > 1 && /^2[23]/.test(codeOf(error))) {
      for (const id of sessions)
        await eachAlone(
          batch.filter(({ message }) => message.sessionId === id),
          waitMs,
        );
      return;
    }
    for (const { reject } of batch) reject(error);
    // Without a connection, or with a hanging database, the waiting messages would fail as well.
    if (error instanceof NoConnection || (error instanceof UnconfirmedStore && error.isSilent))
      for (const { reject } of waiting.splice(0)) reject(unavailable());
  };

  /** Stores messages of one conversation one by one. Once one is put aside, those behind it follow. */
  const eachAlone = async (several: Waiting<M>[], waitMs: number): Promise<void> => {
    for (const [order, each] of several.entries()) {
      await write([each], waitMs);
      const aside = waiting.indexOf(each);
      if (aside === -1) continue;
      waiting.splice(aside + 1, 0, ...several.slice(order + 1));
      return;
    }
  };

  return {
    store(message) {
      if (waiting.length >= WAITING_MAX)
        return Promise.reject(
          new AppError('unavailable', 'The database does not keep up. Please try again in a moment.', { retryAfter: 5 }),
        );
      const span = beginSpan('store');
      const stored = new Promise<Stored | null>((resolve, reject) => {
        waiting.push({ message, since: Date.now(), span, resolve, reject });
        plan();
      });
      return span ? endingWith(span, () => stored) : stored;
    },
  };
}

/** The conversation that the statement found locked. */
function lockedIn(error: unknown): number | undefined {
  const detail: unknown = error instanceof Error ? Reflect.get(error, 'detail') : null;
  return typeof detail === 'string' && /^\d+$/.test(detail) ? Number(detail) : undefined;
}

/** Each conversation once, in one order: two nodes that lock the same ones must not deadlock. */
export function sessionsOf(messages: Pick<Sent<number>, 'sessionId'>[]): number[] {
  return [...new Set(messages.map(({ sessionId }) => sessionId))].sort((one, other) => one - other);
}

/** A message's key in the whole product. */
export function keyOf({ sessionId, clientMessageId }: Sent<number | string>): string {
  return `${sessionId} ${clientMessageId}`;
}
