import type { Transaction } from '../../database/transaction.ts';

interface ExportedChat {
  chat: object[];
  chatSummary?: object;
}

/** The chats about these advices, for an export: by the advice's id, their messages (the oldest first) and the summary of a long one. */
export async function chatsOf(db: Transaction, adviceIds: string[]): Promise<Map<string, ExportedChat>> {
  const { rows } = await db.query<{ sessionId: string; chat: object[]; summary: string | null }>(
    `select "sessionId", (select summary from chats where chats."sessionId" = chat_messages."sessionId") as summary,
       json_agg(json_strip_nulls(json_build_object('message', message, 'messageType', "messageType", 'createdAt', "createdAt",
       'help', help, 'generatedBy', case when "messageType" = 'ai' and (help is null or help->>'level' = 'possible') then 'ai' end)) order by id) as chat
     from chat_messages where "sessionId" = any($1) group by "sessionId"`,
    [adviceIds],
  );
  return new Map(
    rows.map(({ sessionId, chat, summary }) => [
      sessionId,
      { chat, ...(summary === null ? {} : { chatSummary: { text: summary, generatedBy: 'ai' } }) },
    ]),
  );
}

/** Makes a visitor's questions a user's, with the advices that they are about. */
export async function claimQuestions(transaction: Transaction, userId: string, adviceIds: string[]): Promise<void> {
  await transaction.query(
    `update chat_messages set "userId" = $1 where "sessionId" = any($2) and "messageType" = 'user' and "userId" is null`,
    [userId, adviceIds],
  );
}
