import type { Transaction } from '../../database/transaction.ts';

/** The messages of the chats about these advices, for an export: by the advice's id, the oldest first. */
export async function chatsOf(db: Transaction, adviceIds: string[]): Promise<Map<string, object[]>> {
  const { rows } = await db.query<{ sessionId: string; chat: object[] }>(
    `select "sessionId", json_agg(json_strip_nulls(json_build_object('message', message, 'messageType', "messageType", 'createdAt', "createdAt",
       'generatedBy', case when "messageType" = 'ai' and help is null then 'ai' end)) order by id) as chat
     from chat_messages where "sessionId" = any($1) group by "sessionId"`,
    [adviceIds],
  );
  return new Map(rows.map(({ sessionId, chat }) => [sessionId, chat]));
}

/** Makes a visitor's questions a user's, with the advices that they are about. */
export async function claimQuestions(transaction: Transaction, userId: string, adviceIds: string[]): Promise<void> {
  await transaction.query(
    `update chat_messages set "userId" = $1 where "sessionId" = any($2) and "messageType" = 'user' and "userId" is null`,
    [userId, adviceIds],
  );
}
