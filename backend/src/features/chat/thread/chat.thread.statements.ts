import { array, bigint, jsonb, orNull, statement, text, timestamptz, uuid } from '../../../database/statement.ts';

const TEXT = {
  id: bigint,
  sessionId: uuid,
  message: text,
  messageType: text,
  help: orNull(jsonb<unknown>()),
  createdAt: timestamptz,
};
const SELECT = 'select id, "sessionId", message, "messageType", help, "createdAt" from chat_messages where';
const IN_ORDER = 'order by "sessionId", id';

/** The statements on chats as the advice's owner uses them. */
export const threadStatements = {
  ofSessions: statement({ sql: `${SELECT} "sessionId" = any($1) ${IN_ORDER}`, takes: [array(uuid)], gives: TEXT }).all,

  after: statement({
    sql: `${SELECT} "sessionId" = $1 and id > $2 ${IN_ORDER} limit $3`,
    takes: [uuid, bigint, bigint],
    gives: TEXT,
  }).all,

  byIds: statement({ sql: `${SELECT} id = any($1) ${IN_ORDER}`, takes: [array(bigint)], gives: TEXT }).all,

  /** A page of a chat's messages, as the export writes them. */
  exported: statement({
    name: 'chat-export',
    sql: `select string_agg(message::text, ',' order by id) as items, max(id) as last from (
        select id, json_strip_nulls(json_build_object('message', message, 'messageType', "messageType", 'createdAt', "createdAt",
          'help', help, 'generatedBy', case when "messageType" = 'ai' and (help is null or help->>'level' = 'possible') then 'ai' end)) as message
        from chat_messages where "sessionId" = $1 and id > $2 order by id limit $3) page`,
    takes: [uuid, bigint, bigint],
    gives: { items: orNull(text), last: orNull(bigint) },
  }).one,

  claim: statement({
    sql: `update chat_messages set "userId" = $1 where "sessionId" = any($2) and "messageType" = 'user' and "userId" is null`,
    takes: [text, array(uuid)],
  }).run,
};
