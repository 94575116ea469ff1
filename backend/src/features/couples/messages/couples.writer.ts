import { COUNSELLOR_QUIET_MS } from '@beside/common/couples/couples.constants';
import type pg from 'pg';
import { type BatchWriter, batchWriter, keyOf, type Stored, sessionsOf } from '../../../conversations/batch-writer.ts';
import { storeOn, type Writers } from '../../../conversations/storing.ts';
import type { NewCouplesMessage } from '../couples.entity.ts';
import { STORE, STORE_ONE } from './couples.storing.statements.ts';

export type CouplesWriter = BatchWriter<NewCouplesMessage>;

/**
 * Stores messages with the counsellor's jobs, many in one statement.
 * @param connections batches at once
 * @param node the number under which this node stores
 * @param quietMs milliseconds after which the reply job is due
 */
export function couplesWriter(
  writers: Writers,
  connections: number,
  node: number,
  quietMs: number = COUNSELLOR_QUIET_MS,
): CouplesWriter {
  return batchWriter(connections, (messages, waitMs) =>
    storeOn(writers, (connection) => storeBatch(connection, messages, [node, quietMs, waitMs])),
  );
}

/** Leaves out a message whose id exists, or whose session is closed or deleted. */
async function storeBatch(
  connection: Pick<pg.PoolClient, 'query'>,
  messages: NewCouplesMessage[],
  options: [node: number, quietMs: number, waitMs: number],
): Promise<Map<string, Stored>> {
  const [only] = messages;
  const rows =
    only && messages.length === 1
      ? await STORE_ONE(connection, ...columnsOf(only), ...options)
      : await STORE(
          connection,
          messages.map(({ sessionId }) => sessionId),
          messages.map(({ senderId }) => senderId),
          messages.map(({ senderRole }) => senderRole),
          messages.map(({ senderName }) => senderName),
          messages.map(({ message }) => message),
          messages.map(({ clientMessageId }) => clientMessageId),
          messages.map(({ language }) => language),
          ...options,
          sessionsOf(messages),
        );
  return new Map(
    rows.map(({ id, sessionId, clientMessageId, createdAt }) => [
      keyOf({ sessionId, clientMessageId: clientMessageId ?? '' }),
      { id: Number(id), createdAt },
    ]),
  );
}

function columnsOf({ sessionId, senderId, senderRole, senderName, message, clientMessageId, language }: NewCouplesMessage) {
  return [sessionId, senderId, senderRole, senderName, message, clientMessageId, language] as const;
}
