import { AppError, unavailable } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import {
  keyOf,
  lockedIn,
  NoConnection,
  type Stored,
  sessionsOf,
  storeBatch,
  UnconfirmedStore,
  type Writers,
} from './couples.batch.ts';
import type { NewCouplesMessage } from './couples.entity.ts';

/** The most messages of one batch. */
const BATCH_MAX = 200;
/** Messages that may wait for a database that does not answer; beyond that they are refused at once. */
const WAITING_MAX = 20_000;
/** A deadlock, or a serialisation failure: the same again succeeds. */
const AGAIN = new Set(['40P01', '40001']);
const LOCKED = '55P03';
/** Milliseconds that a batch waits for a conversation which somebody else holds: longer than any ordinary transaction. */
const LOCK_WAIT_MS = 30;
/** Milliseconds between two tries of a conversation that stays locked, and after which its messages are refused. */
const LOCKED_AGAIN_MS = 60;
const LOCKED_MAX_MS = 4000;
/** Milliseconds for which a conversation that was locked, and that nobody writes in, is still tried alone. */
const LOCKED_FORGOTTEN_MS = 5000;

interface Waiting {
  message: NewCouplesMessage;
  /** Milliseconds since 1970. */
  since: number;
  resolve(stored: Stored | null): void;
  reject(error: unknown): void;
}

export interface CouplesWriter {
  /**
   * Resolves once the message is committed, with the job that answers it.
   * @returns null when it was not stored: its id exists, or its session is closed or gone
   * @throws UnconfirmedStore when nobody knows whether it was stored; after any other error it was not
   */
  store(message: NewCouplesMessage): Promise<Stored | null>;
}

/**
 * Stores messages in batches: what arrives while batches are under way goes into the next. A conversation is in one batch at a time, so that
 * what one page sends is stored in the order in which it was sent. A conversation that somebody else holds locked waits alone.
 * @param connections batches under way at once, each on a connection of its own
 * @param node the number under which this node stores
 * @param quietMs milliseconds after which the job that answers is due
 */
export function couplesWriter(writers: Writers, connections: number, node: number, quietMs: number): CouplesWriter {
  let waiting: Waiting[] = [];
  const busy = new Set<number>();
  /** Conversations that were found locked, and when each may be tried again, in milliseconds since 1970. */
  const locked = new Map<number, number>();
  let batches = 0;
  let planned = false;
  let later: NodeJS.Timeout | null = null;

  const plan = (): void => {
    if (planned) return;
    planned = true;
    // What arrives in the same turn travels together.
    setImmediate(() => {
      planned = false;
      refuseLocked();
      while (batches < connections && (start(false) || start(true)));
      // What is locked may not be due yet, and no batch may end that would bring it up again.
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

  /** A conversation that stays locked does not keep its senders waiting for ever. */
  const refuseLocked = (): void => {
    if (locked.size === 0) return;
    const oldest = Date.now() - LOCKED_MAX_MS;
    const isOver = ({ message, since }: Waiting): boolean => locked.has(message.sessionId) && since < oldest;
    const over = waiting.filter(isOver);
    if (over.length === 0) return;
    waiting = waiting.filter((each) => !isOver(each));
    for (const { reject } of over) reject(unavailable());
  };

  /**
   * Begins a batch of what waits and is not busy: of everything that is not locked, or of one conversation that was locked and may be tried again.
   * @returns false when there is nothing
   */
  const start = (alone: boolean): boolean => {
    const due = alone ? dueLocked() : null;
    if (alone && due === null) return false;
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
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
    void write(batch, alone ? 0 : LOCK_WAIT_MS).finally(() => {
      for (const id of sessions) busy.delete(id);
      batches -= 1;
      if (waiting.length > 0) plan();
      if (locked.size > 0) planLater();
    });
    return true;
  };

  /** A locked conversation whose turn it is to be tried again. One at a time: the other connections are for everyone else. */
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

  /** Puts a conversation aside, its messages before those that came later. */
  const putAside = (sessionId: number, batch: Waiting[]): void => {
    locked.delete(sessionId);
    // Last in the order of trying, so that each has its turn.
    locked.set(sessionId, Date.now() + LOCKED_AGAIN_MS);
    waiting = [...batch.filter(({ message }) => message.sessionId === sessionId), ...waiting];
  };

  const write = async (batch: Waiting[], waitMs: number): Promise<void> => {
    const messages = batch.map(({ message }) => message);
    const insert = () => storeBatch(writers, messages, { node, quietMs, waitMs });
    try {
      const stored = await insert().catch((error: unknown) => {
        if (AGAIN.has(codeOf(error))) return insert();
        throw error;
      });
      for (const { message, resolve } of batch) {
        const key = keyOf(message);
        locked.delete(message.sessionId);
        resolve(stored.get(key) ?? null);
        // Sent twice, it was stored as it came first: the second may have other words.
        stored.delete(key);
      }
    } catch (error) {
      await without(error, batch, waitMs);
    }
  };

  /** After a batch has failed: stores what can be stored, puts aside what is locked, and refuses the rest. */
  const without = async (error: unknown, batch: Waiting[], waitMs: number): Promise<void> => {
    const sessions = sessionsOf(batch.map(({ message }) => message));
    if (codeOf(error) === LOCKED) {
      const held = lockedIn(error) ?? (sessions.length === 1 ? sessions[0] : undefined);
      if (held !== undefined && sessions.includes(held)) {
        putAside(held, batch);
        const others = batch.filter(({ message }) => message.sessionId !== held);
        // They have waited once: no further one of them that is locked may cost them more.
        if (others.length > 0) await write(others, 0);
        return;
      }
      // Locked by other means than the conversation's own lock: the statement does not say which it is.
      for (const id of sessions)
        await write(
          batch.filter(({ message }) => message.sessionId === id),
          0,
        );
      return;
    }
    // One message that cannot be stored must not cost the others: each for itself then.
    if (batch.length > 1 && /^2[23]/.test(codeOf(error))) {
      for (const id of sessions)
        await eachAlone(
          batch.filter(({ message }) => message.sessionId === id),
          waitMs,
        );
      return;
    }
    for (const { reject } of batch) reject(error);
    // Without a connection, or with a database that hangs, what waits would wait as long in vain.
    if (error instanceof NoConnection || (error instanceof UnconfirmedStore && error.isSilent))
      for (const { reject } of waiting.splice(0)) reject(unavailable());
  };

  /** Stores messages of one conversation one by one. Where one is put aside, those behind it stay behind it. */
  const eachAlone = async (several: Waiting[], waitMs: number): Promise<void> => {
    for (const [place, each] of several.entries()) {
      await write([each], waitMs);
      const aside = waiting.indexOf(each);
      if (aside === -1) continue;
      waiting.splice(aside + 1, 0, ...several.slice(place + 1));
      return;
    }
  };

  return {
    store(message) {
      if (waiting.length >= WAITING_MAX)
        return Promise.reject(
          new AppError('unavailable', 'The database does not keep up. Please try again in a moment.', { retryAfter: 5 }),
        );
      return new Promise((resolve, reject) => {
        waiting.push({ message, since: Date.now(), resolve, reject });
        plan();
      });
    },
  };
}
