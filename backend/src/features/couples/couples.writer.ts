import type pg from 'pg';
import { AppError, toAppError } from '../../lib/app-error.ts';
import { codeOf } from '../../lib/error-code.ts';
import type { CouplesMessage, NewCouplesMessage } from './couples.entity.ts';

/** Batches under way at once, each on a connection of its own; and the most messages of one. */
const BATCHES = 3;
const BATCH_MAX = 200;
/** Messages that may wait for a database that does not answer; beyond that they are refused at once. */
const WAITING_MAX = 20_000;
/** A deadlock, or a serialisation failure: the same again succeeds. */
const AGAIN = new Set(['40P01', '40001']);

const INTO = `insert into couples_messages ("sessionId", "senderId", "senderRole", "senderName", message, "clientMessageId", language,
                                  "messageType", "storedBy", "createdAt")`;
const ONCE = `on conflict ("sessionId", "clientMessageId") do nothing returning id, "sessionId", "clientMessageId", "createdAt"`;

/**
 * Stores a batch of messages, each with the job that will answer it, in one statement: `couples_enter_asking` first, then the messages.
 * What comes back was stored; a message whose id exists, or whose session is closed, is left out.
 */
const STORE = {
  name: 'couples-store',
  text: `with open as materialized (select couples_enter_asking($10::bigint[], $9::int) as sessions)
    ${INTO}
    select session, sender, role, name, message, client, language, 'user', $8::int, clock_timestamp()
    from open, unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[])
      with ordinality as i (session, sender, role, name, message, client, language, place)
    where session = any(open.sessions) order by place
    ${ONCE}`,
};
/** The same for one message alone, which most batches are: less work. */
const STORE_ONE = {
  name: 'couples-store-one',
  text: `${INTO}
    select $1::bigint, $2::text, $3::text, $4::text, $5::text, $6::uuid, $7::text, 'user', $8::int, clock_timestamp()
    where couples_enter_asking(array[$1::bigint], $9::int) <> '{}'
    ${ONCE}`,
};

/** The first seven parameters of both. */
const COLUMNS: readonly ((message: NewCouplesMessage) => number | string | null)[] = [
  ({ sessionId }) => sessionId,
  ({ senderId }) => senderId,
  ({ senderRole }) => senderRole,
  ({ senderName }) => senderName,
  ({ message }) => message,
  ({ clientMessageId }) => clientMessageId,
  ({ language }) => language,
];

type Stored = Pick<CouplesMessage, 'id' | 'createdAt'>;

interface Waiting {
  message: NewCouplesMessage;
  resolve(stored: Stored | null): void;
  reject(error: unknown): void;
}

export interface CouplesWriter {
  /**
   * Resolves once the message is committed, with the job that answers it.
   * @returns null when it was not stored: its id exists, or its session is closed or gone
   * @throws the driver's error while the database is away; whether it was stored is then not known
   */
  store(message: NewCouplesMessage): Promise<Stored | null>;
}

/**
 * Stores messages in batches: what arrives while batches are under way goes into the next. A conversation is in one batch at a time, so that
 * what one page sends is stored in the order in which it was sent.
 * @param node the number under which this node stores
 * @param quietMs milliseconds after which the job that answers is due
 */
export function couplesWriter(writers: Pick<pg.ClientBase, 'query'>, node: number, quietMs: number): CouplesWriter {
  let waiting: Waiting[] = [];
  const busy = new Set<number>();
  let batches = 0;
  let planned = false;

  const plan = (): void => {
    if (planned) return;
    planned = true;
    // What arrives in the same turn travels together.
    setImmediate(() => {
      planned = false;
      while (batches < BATCHES && start());
    });
  };

  /** Begins a batch of what waits and is not busy. False: there is nothing. */
  const start = (): boolean => {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const each of waiting) (busy.has(each.message.sessionId) || batch.length >= BATCH_MAX ? rest : batch).push(each);
    if (batch.length === 0) return false;
    waiting = rest;
    const sessions = sessionsOf(batch);
    for (const id of sessions) busy.add(id);
    batches += 1;
    void write(batch).finally(() => {
      for (const id of sessions) busy.delete(id);
      batches -= 1;
      if (waiting.length > 0) plan();
    });
    return true;
  };

  const write = async (batch: Waiting[]): Promise<void> => {
    try {
      const stored = await insert(batch).catch((error: unknown) => {
        if (AGAIN.has(codeOf(error))) return insert(batch);
        throw error;
      });
      for (const { message, resolve } of batch) resolve(stored.get(keyOf(message)) ?? null);
    } catch (error) {
      // One message that cannot be stored must not cost the others: each for itself then.
      if (batch.length > 1 && /^2[23]/.test(codeOf(error))) for (const each of batch) await write([each]);
      else for (const { reject } of batch) reject(error);
      // What waits would wait as long in vain, and be told too late.
      if (toAppError(error).status === 503) for (const { reject } of waiting.splice(0)) reject(error);
    }
  };

  const insert = async (batch: Waiting[]): Promise<Map<string, Stored>> => {
    const columns = COLUMNS.map((read) => batch.map(({ message }) => read(message)));
    const { rows } = await writers.query<{ id: string; sessionId: string; clientMessageId: string; createdAt: Date }>(
      batch.length === 1
        ? { ...STORE_ONE, values: [...columns.flat(), node, quietMs] }
        : { ...STORE, values: [...columns, node, quietMs, sessionsOf(batch)] },
    );
    return new Map(
      rows.map((row) => [`${row.sessionId} ${row.clientMessageId}`, { id: Number(row.id), createdAt: row.createdAt }]),
    );
  };

  return {
    store(message) {
      if (waiting.length >= WAITING_MAX)
        return Promise.reject(
          new AppError('unavailable', 503, 'The database does not keep up. Please try again in a moment.', { retryAfter: 5 }),
        );
      return new Promise((resolve, reject) => {
        waiting.push({ message, resolve, reject });
        plan();
      });
    },
  };
}

/** Each session once, and in one order: two nodes that enter the same ones must not wait for each other. */
function sessionsOf(batch: Waiting[]): number[] {
  return [...new Set(batch.map(({ message }) => message.sessionId))].sort((one, other) => one - other);
}

function keyOf({ sessionId, clientMessageId }: NewCouplesMessage): string {
  return `${sessionId} ${clientMessageId}`;
}
