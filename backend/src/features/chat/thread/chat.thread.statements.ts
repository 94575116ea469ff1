import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

const TEXT = {
  id: t.bigint,
  sessionId: t.uuid,
  message: t.text,
  messageType: t.text,
  help: t.orNull(t.jsonb<unknown>()),
  createdAt: t.timestamptz,
};
const SELECT = 'select id, "sessionId", message, "messageType", help, "createdAt" from chat_messages where';
const IN_ORDER = 'order by "sessionId", id';

/** The statements on chats as the advice's owner uses them. */
export const threadStatements = {
  ofSessions: statement({ sql: `${SELECT} "sessionId" = any($1) ${IN_ORDER}`, takes: [t.array(t.uuid)], gives: TEXT }).all,

  after: statement({
    sql: `${SELECT} "sessionId" = $1 and id > $2 ${IN_ORDER} limit $3`,
    takes: [t.uuid, t.bigint, t.bigint],
    gives: TEXT,
  }).all,

  byIds: statement({ sql: `${SELECT} id = any($1) ${IN_ORDER}`, takes: [t.array(t.bigint)], gives: TEXT }).all,

  /** Those of these chats whose last message is from a moment or later. */
  writtenSince: statement({
    sql: `select asked.id from unnest($1::uuid[]) asked (id) cross join lateral (
        select "createdAt" from chat_messages where "sessionId" = asked.id order by id desc limit 1) last
      where last."createdAt" >= $2`,
    takes: [t.array(t.uuid), t.timestamptz],
    gives: { id: t.present(t.uuid) },
  }).values,

  /** A page of a chat's messages, as the export writes them. */
  exported: statement({
    name: 'chat-export',
    sql: `select string_agg(message::text, ',' order by id) as items, max(id) as last from (
        select id, json_strip_nulls(json_build_object('message', message, 'messageType', "messageType", 'createdAt', "createdAt",
          'help', help, 'generatedBy', case when "messageType" = 'ai' and (help is null or help->>'level' = 'possible') then 'ai' end)) as message
        from chat_messages where "sessionId" = $1 and id > $2 order by id limit $3) page`,
    takes: [t.uuid, t.bigint, t.bigint],
    gives: { items: t.orNull(t.text), last: t.orNull(t.bigint) },
  }).one,

  claim: statement({
    sql: `update chat_messages set "userId" = $1 where "sessionId" = any($2) and "messageType" = 'user' and "userId" is null`,
    takes: [t.text, t.array(t.uuid)],
  }).run,
};
