import type { Transaction } from '../../database/transaction.ts';

/** The messages of the chats about these advices, for an export: by the advice's id, the oldest first. */
export async function chatsOf(db: Transaction, adviceIds: string[]): Promise<Map<string, object[]>> {
  const { rows } = await db.query<{ sessionId: string; chat: object[] }>(
    `select "sessionId", json_agg(json_strip_nulls(json_build_object('message', message, 'messageType', "messageType", 'createdAt', "createdAt",
       'generatedBy', case when "messageType" = 'ai' then 'ai' end)) order by id) as chat
     from chat_messages where "sessionId" = any($1) group by "sessionId"`,
    [adviceIds],
  );
  return new Map(rows.map(({ sessionId, chat }) => [sessionId, chat]));
}
