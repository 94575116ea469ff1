import type pg from 'pg';
import { AppError, isConnectionLost, isUnanswered, unavailable } from '../../lib/app-error.ts';
import type { CouplesMessage, NewCouplesMessage } from './couples.entity.ts';

const INTO = `insert into couples_messages ("sessionId", "senderId", "senderRole", "senderName", message, "clientMessageId", language,
                                  "messageType", "storedBy", "createdAt")`;
const ONCE = `on conflict ("sessionId", "clientMessageId") do nothing returning id, "sessionId", "clientMessageId", "createdAt"`;

/**
 * Stores a batch of messages and their reply jobs in one statement: `couples_enter_asking` first, then the messages.
 * Returns the stored messages; leaves out a message whose id exists, or whose session is closed.
 */
const STORE = {
  name: 'couples-store',
  text: `with open as materialized (select couples_enter_asking($11::bigint[], $9::int, $10::int) as sessions)
    ${INTO}
    select session, sender, role, name, message, client, language, 'user', $8::int, clock_timestamp()
    from open, unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[])
      with ordinality as i (session, sender, role, name, message, client, language, place)
    where session = any(open.sessions) order by place
    ${ONCE}`,
};
/** The same for one message alone, which most batches are: cheaper. */
const STORE_ONE = {
  name: 'couples-store-one',
  text: `${INTO}
    select $1::bigint, $2::text, $3::text, $4::text, $5::text, $6::uuid, $7::text, 'user', $8::int, clock_timestamp()
    where couples_enter_asking(array[$1::bigint], $9::int, $10::int) <> '{}'
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

export type Stored = Pick<CouplesMessage, 'id' | 'createdAt'>;

/** The part of a pool that this file needs. */
export interface Writers {
  connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>>;
}

/** Nothing was sent. */
export class NoConnection extends AppError {}

/** The connection was lost after a message had been sent: it may or may not be stored. */
export class UnconfirmedStore extends AppError {
  /** Whether the database was silent, rather than its connection lost. */
  readonly isSilent: boolean;

  constructor(isSilent: boolean) {
    const { code, message, retryAfter } = unavailable();
    super(code, message, { retryAfter });
    this.isSilent = isSilent;
  }
}

export interface BatchOptions {
  /** The number under which this node stores. */
  node: number;
  /** Milliseconds after which the reply job is due. */
  quietMs: number;
  /** Milliseconds to wait for a conversation that another transaction has locked. */
  waitMs: number;
}

/**
 * Stores several messages and their reply jobs in one statement.
 * @returns the stored messages, by `keyOf`; without those whose id exists, or whose session is closed or deleted
 * @throws NoConnection, UnconfirmedStore, or the database's own refusal, after which nothing is stored
 */
export async function storeBatch(
  writers: Writers,
  messages: NewCouplesMessage[],
  { node, quietMs, waitMs }: BatchOptions,
): Promise<Map<string, Stored>> {
  const columns = COLUMNS.map((read) => messages.map(read));
  const connection = await writers.connect().catch(() => {
    const { code, message, retryAfter } = unavailable();
    throw new NoConnection(code, message, { retryAfter });
  });
  let broken = false;
  try {
    const { rows } = await connection.query<{ id: string; sessionId: string; clientMessageId: string; createdAt: Date }>(
      messages.length === 1
        ? { ...STORE_ONE, values: [...columns.flat(), node, quietMs, waitMs] }
        : { ...STORE, values: [...columns, node, quietMs, waitMs, sessionsOf(messages)] },
    );
    return new Map(rows.map((row) => [keyOf(row), { id: Number(row.id), createdAt: row.createdAt }]));
  } catch (error) {
    const isSilent = isUnanswered(error);
    broken = isSilent || isConnectionLost(error);
    throw broken ? new UnconfirmedStore(isSilent) : error;
  } finally {
    connection.release(broken);
  }
}

/** The conversation that `couples_enter_asking` found locked. */
export function lockedIn(error: unknown): number | undefined {
  const detail: unknown = error instanceof Error ? Reflect.get(error, 'detail') : null;
  return typeof detail === 'string' && /^\d+$/.test(detail) ? Number(detail) : undefined;
}

/** Each session once, in one order: two nodes that lock the same ones must not deadlock. */
export function sessionsOf(messages: Pick<NewCouplesMessage, 'sessionId'>[]): number[] {
  return [...new Set(messages.map(({ sessionId }) => sessionId))].sort((one, other) => one - other);
}

/** A message's key in the whole product. */
export function keyOf({ sessionId, clientMessageId }: { sessionId: number | string; clientMessageId: string }): string {
  return `${sessionId} ${clientMessageId}`;
}
