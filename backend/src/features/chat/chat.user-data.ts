import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import { type WrittenJson, type WrittenPage, writtenPages } from '../../lib/json-pieces.ts';

/** Messages that one statement reads for an export. */
const EXPORTED_AT_ONCE = 50;

interface ExportedChat {
  chat: AsyncIterable<object>;
  chatSummary?: object;
}

/** The chat about an advice, for an export: its messages (the oldest first), read while they are written, and the summary of a long one. */
export async function exportedChat(pool: pg.Pool, sessionId: string): Promise<ExportedChat> {
  const { rows } = await pool.query<{ summary: string | null }>('select summary from chats where "sessionId" = $1', [sessionId]);
  const summary = rows[0]?.summary ?? null;
  return {
    chat: exportedMessages(pool, sessionId),
    ...(summary === null ? {} : { chatSummary: { text: summary, generatedBy: 'ai' } }),
  };
}

function exportedMessages(pool: pg.Pool, sessionId: string): AsyncGenerator<WrittenJson> {
  return writtenPages(async (after) => {
    const { rows } = await pool.query<WrittenPage>({
      name: 'chat-export',
      text: `select string_agg(message::text, ',' order by id) as items, max(id) as last from (
               select id, json_strip_nulls(json_build_object('message', message, 'messageType', "messageType", 'createdAt', "createdAt",
                 'help', help, 'generatedBy', case when "messageType" = 'ai' and (help is null or help->>'level' = 'possible') then 'ai' end)) as message
               from chat_messages where "sessionId" = $1 and id > $2 order by id limit $3) page`,
      values: [sessionId, after, EXPORTED_AT_ONCE],
    });
    return rows[0];
  });
}

/** Makes a visitor's questions a user's, with the advices that they are about. */
export async function claimQuestions(transaction: Transaction, userId: string, adviceIds: string[]): Promise<void> {
  await transaction.query(
    `update chat_messages set "userId" = $1 where "sessionId" = any($2) and "messageType" = 'user' and "userId" is null`,
    [userId, adviceIds],
  );
}
