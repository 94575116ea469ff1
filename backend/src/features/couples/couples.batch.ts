import type pg from 'pg';
import { AppError, isConnectionLost, isUnanswered, unavailable } from '../../lib/app-error.ts';
import type { CouplesMessage, NewCouplesMessage } from './couples.entity.ts';

const INTO = `insert into couples_messages ("sessionId", "senderId", "senderRole", "senderName", message, "clientMessageId", language,
                                  "messageType", "storedBy", "createdAt")`;
const ONCE = `on conflict ("sessionId", "clientMessageId") do nothing returning id, "sessionId", "clientMessageId", "createdAt"`;

/**
 * Stores a batch of messages, each with the job that will answer it, in one statement: `couples_enter_asking` first, then the messages.
 * What comes back was stored; a message whose id exists, or whose session is closed, is left out.
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
/** The same for one message alone, which most batches are: less work. */
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

/** What is needed of a pool. */
export interface Writers {
  connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>>;
}

/** Nothing was sent. */
export class NoConnection extends AppError {}

/** The connection was lost after a message had been sent: it may be stored, or not. */
export class UnconfirmedStore extends AppError {
  /** Whether the database went silent, rather than its connection away. */
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
  /** Milliseconds after which the job that answers is due. */
  quietMs: number;
  /** Milliseconds for which a conversation that somebody else holds is waited for. */
  waitMs: number;
}

/**
 * Stores several messages in one statement, each with the job that answers it.
 * @returns what was stored, by `keyOf`; a message whose id exists, or whose session is closed or gone, is not among it
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

/** Each session once, and in one order: two nodes that enter the same ones must not wait for each other. */
export function sessionsOf(messages: Pick<NewCouplesMessage, 'sessionId'>[]): number[] {
  return [...new Set(messages.map(({ sessionId }) => sessionId))].sort((one, other) => one - other);
}

/** Names a message in the whole product. */
export function keyOf({ sessionId, clientMessageId }: { sessionId: number | string; clientMessageId: string }): string {
  return `${sessionId} ${clientMessageId}`;
}
