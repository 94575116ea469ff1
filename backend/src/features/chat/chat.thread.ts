import { readHelp } from '@beside/common/safety/read-help';
import type pg from 'pg';
import type { Thread, ThreadText } from '../../conversations/thread.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type WrittenJson, type WrittenPage, writtenPages } from '../../lib/json-pieces.ts';
import { rooms } from '../../realtime/rooms.ts';

/** Messages that one statement reads for an export. */
const EXPORTED_AT_ONCE = 50;

interface ExportedChat {
  chat: AsyncIterable<object>;
  chatSummary?: object;
}

/** The chat about an advice, for an export: its messages (the oldest first), read while they are written, and the summary of a long one. */
async function exportedChat(pool: pg.Pool, sessionId: string): Promise<ExportedChat> {
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

/** What a chat's summary is about, as a reply. */
export const summarySubject = (sessionId: string): string => `chat-summary:${sessionId}`;

async function select(db: Transaction, condition: string, values: unknown[], limit = ''): Promise<ThreadText[]> {
  const { rows } = await db.query<Omit<ThreadText, 'id'> & { id: string }>(
    `select id, "sessionId", message, "messageType", help, "createdAt" from chat_messages where ${condition} order by "sessionId", id ${limit}`,
    values,
  );
  return rows.map((row) => ({ ...row, help: readHelp(row.help), id: Number(row.id) }));
}

/** The chat about an advice, as the advice's owner uses it. */
export const chatThread: Thread = {
  ofSessions: (db, sessionIds) => select(db, '"sessionId" = any($1)', [sessionIds]),
  after: (db, sessionId, id, most) => select(db, '"sessionId" = $1 and id > $2', [sessionId, id, most], 'limit $3'),
  byIds: (db, ids) => select(db, 'id = any($1)', [ids]),
  subjectsOf: (sessionId) => [rooms.chat(sessionId), summarySubject(sessionId)],
  async claim(transaction, userId, sessionIds) {
    await transaction.query(
      `update chat_messages set "userId" = $1 where "sessionId" = any($2) and "messageType" = 'user' and "userId" is null`,
      [userId, sessionIds],
    );
  },
  export: exportedChat,
};
