import type { MessageType } from '@beside/common/couples/couples.constants';
import { type ErrorCode, isErrorCode } from '@beside/common/errors';
import { readHelp } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import type { ConversationStatements } from '../../conversations/conversation.types.ts';
import { messageSql, messageStatements } from '../../conversations/message.statements.ts';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ChatMessage, ChatSession, Summary } from './chat.types.ts';

const MESSAGE = {
  ...{
    id: t.bigint,
    sessionId: t.uuid,
    message: t.text,
    messageType: t.text,
    createdAt: t.timestamptz,
    clientMessageId: t.orNull(t.uuid),
  },
  ...{
    language: t.text,
    answersTo: t.orNull(t.bigint),
    replyId: t.orNull(t.uuid),
    help: t.orNull(t.jsonb<unknown>()),
    failure: t.orNull(t.text),
  },
  change: t.orNull(t.bigint),
};
const COLUMNS = t.namesOf(MESSAGE);
const SQL = messageSql('chat_messages', COLUMNS, 'uuid');
/** The first key of a chat's advisory lock. */
const LOCK = 7_203_120;
const paged = { takes: [t.uuid, t.bigint, t.bigint, t.bigint], gives: { ...MESSAGE, all: t.present(t.bigint) } } as const;
const help = t.orNull(t.jsonb<HelpView>());

/** A change of a stored message: its place is after all changes and new messages so far. */
const CHANGED = `change = nextval(pg_get_serial_sequence('chat_messages', 'id'))`;

const messages = messageStatements({
  after: statement({ name: 'chat-after', sql: SQL.after, ...paged }).all,
  before: statement({ name: 'chat-before', sql: SQL.before, ...paged }).all,
  byIds: statement({ name: 'chat-by-ids', sql: SQL.byIds, takes: [t.uuid, t.array(t.bigint)], gives: MESSAGE }).all,
  byClientId: statement({ name: 'chat-by-client-id', sql: SQL.byClientId, takes: [t.uuid, t.uuid], gives: MESSAGE }).first,
  byClientIds: statement({ sql: SQL.byClientIds, takes: [t.array(t.uuid), t.array(t.uuid)], gives: MESSAGE }).all,
  read,
});

const lock = statement({
  name: 'chat-lock',
  sql: 'select pg_advisory_xact_lock($1, hashtext($2))',
  takes: [t.integer, t.text],
}).run;
const insertQuestion = statement({
  name: 'chat-question',
  sql: `insert into chat_messages ("sessionId", "userId", message, "messageType", "clientMessageId", language, "replyId", help, "storedBy")
    values ($sessionId, $userId, $message, 'user', $clientMessageId, $language, $replyId, $help, $node)
    on conflict ("sessionId", "clientMessageId") where "clientMessageId" is not null do nothing returning ${COLUMNS}`,
  takes: {
    ...{
      sessionId: t.uuid,
      userId: t.orNull(t.text),
      message: t.text,
      clientMessageId: t.uuid,
      language: t.text,
      replyId: t.uuid,
    },
    ...{ help, node: t.integer },
  },
  gives: MESSAGE,
}).first;
const insertReply = statement({
  name: 'chat-reply',
  sql: `insert into chat_messages ("sessionId", message, "messageType", language, "answersTo", help, "storedBy")
    values ($sessionId, $message, 'ai', $language, $answersTo, $help, $node) returning ${COLUMNS}`,
  takes: { sessionId: t.uuid, message: t.text, language: t.text, answersTo: t.bigint, help, node: t.integer },
  gives: MESSAGE,
}).one;
const fail = statement({
  name: 'chat-fail',
  sql: `update chat_messages set failure = $failure, help = coalesce(help, $help), ${CHANGED}, "storedBy" = $node
    where "sessionId" = $sessionId and "clientMessageId" = $clientMessageId returning ${COLUMNS}`,
  takes: { sessionId: t.uuid, clientMessageId: t.uuid, failure: t.text, help, node: t.integer },
  gives: MESSAGE,
}).first;
const askAgain = statement({
  sql: `update chat_messages set failure = null, "replyId" = $2, ${CHANGED}, "storedBy" = $3
    where id = $1 and failure is not null returning ${COLUMNS}`,
  takes: [t.bigint, t.uuid, t.integer],
  gives: MESSAGE,
}).first;
const questionToRetry = statement({
  sql: `select ${COLUMNS} from chat_messages q where "sessionId" = $1 and "messageType" = 'user' and "replyId" is not null
      and case when $2::bigint is not null then id = $2
          else failure is not null or not exists (
            select from chat_messages r where r."sessionId" = $1 and r.id > q.id and r."answersTo" = q.id) end
    order by failure is null, "sessionId" desc, id desc limit 1`,
  takes: [t.uuid, t.orNull(t.bigint)],
  gives: MESSAGE,
}).first;
const replyTo = statement({
  name: 'chat-reply-to',
  sql: `select ${COLUMNS} from chat_messages where "sessionId" = $1 and id > $2 and "answersTo" = $2 limit 1`,
  takes: [t.uuid, t.bigint],
  gives: MESSAGE,
}).first;
const summary = statement({
  name: 'chat-summary',
  sql: 'select summary, "summarisedTo" from chats where "sessionId" = $1',
  takes: [t.uuid],
  gives: { summary: t.text, summarisedTo: t.bigint },
}).first;
const setSummary = statement({
  sql: `insert into chats ("sessionId", summary, "summarisedTo") values ($1, $2, $3)
    on conflict ("sessionId") do update set summary = excluded.summary, "summarisedTo" = excluded."summarisedTo"
    where chats."summarisedTo" < excluded."summarisedTo"`,
  takes: [t.uuid, t.text, t.bigint],
}).run;
const extent = statement({
  name: 'chat-extent',
  sql: 'select count(*) as count, max(greatest(id, change)) as last from chat_messages where "sessionId" = $1',
  takes: [t.uuid],
  gives: { count: t.present(t.bigint), last: t.orNull(t.bigint) },
}).one;
const lastPosition = statement({
  sql: 'select greatest((select max(id) from chat_messages), (select max(change) from chat_messages where change is not null)) as last',
  gives: { last: t.orNull(t.bigint) },
}).value;
// Changes of this node too: their confirmation may be lost. New messages of this node are found by their clientMessageId.
const since = statement({
  name: 'chat-reconcile',
  sql: `(select id as position, id, "sessionId" from chat_messages where id > $1 and "storedBy" is distinct from $2 order by id limit $3)
    union all (select change, id, "sessionId" from chat_messages where change > $1 order by change limit $3)
    order by position limit $3`,
  takes: [t.bigint, t.integer, t.bigint],
  gives: { position: t.present(t.bigint), id: t.bigint, sessionId: t.uuid },
}).all;

/** What the engine of conversations asks. The rows that chats are about are the advice's. */
export function chatConversation(advice: {
  ownerOf(id: string): Promise<ChatSession | null>;
}): ConversationStatements<ChatSession, ChatMessage> {
  const find = (_db: Transaction, sessionId: string): Promise<ChatSession | null> => advice.ownerOf(sessionId);
  return {
    ...{ find, byId: find, byIds: messages.byIds, byClientIds: messages.byClientIds },
    async extent(db, sessionId) {
      const { count, last } = await extent(db, sessionId);
      return { count: Number(count), lastId: Number(last), from: Number(last) };
    },
    lastPosition: async (db) => Number(await lastPosition(db)),
    async since(db, position, node, most) {
      const rows = await since(db, position, node, most);
      return rows.map((row) => ({ position: Number(row.position), id: Number(row.id), sessionId: row.sessionId }));
    },
  };
}

/** The statements on a chat's messages and its summary. */
export const chatStatements = {
  ...messages,

  /** Locks a chat for the transaction, so that its ids and changes follow the order of the commits. After the lock of its advice session. */
  lock: (transaction: Transaction, sessionId: string): Promise<void> => lock(transaction, LOCK, sessionId),

  /** Null when this `clientMessageId` is stored already. `help` stands beside the reply that it will get. */
  async insertQuestion(transaction: Transaction, question: Parameters<typeof insertQuestion>[1]): Promise<ChatMessage | null> {
    const row = await insertQuestion(transaction, question);
    return row && read(row);
  },

  insertReply: async (transaction: Transaction, reply: Parameters<typeof insertReply>[1]): Promise<ChatMessage> =>
    read(await insertReply(transaction, reply)),

  /** Sets why a question has no reply, and the help beside it unless it has some. Null when it is deleted. */
  async fail(
    transaction: Transaction,
    failed: Omit<Parameters<typeof fail>[1], 'failure'> & { failure: ErrorCode },
  ): Promise<ChatMessage | null> {
    const row = await fail(transaction, failed);
    return row && read(row);
  },

  /** Asks again about a failed question. Null when it has not failed, or another call was faster. */
  async askAgain(transaction: Transaction, questionId: number, replyId: string, node: number): Promise<ChatMessage | null> {
    const row = await askAgain(transaction, questionId, replyId, node);
    return row && read(row);
  },

  /** A question of this chat by its id; or the last one whose reply failed, or else is still awaited. */
  async questionToRetry(db: Transaction, sessionId: string, questionId: number | null): Promise<ChatMessage | null> {
    const row = await questionToRetry(db, sessionId, questionId);
    return row && read(row);
  },

  /** The reply to a question. */
  async replyTo(db: Transaction, { sessionId, id }: Pick<ChatMessage, 'sessionId' | 'id'>): Promise<ChatMessage | null> {
    const row = await replyTo(db, sessionId, id);
    return row && read(row);
  },

  /** Whether danger was found in the talk. */
  hasHelp: statement({
    name: 'chat-has-help',
    sql: 'select 1 from chat_messages where "sessionId" = $1 and help is not null limit 1',
    takes: [t.uuid],
  }).some,

  async summary(db: Transaction, sessionId: string): Promise<Summary> {
    const row = await summary(db, sessionId);
    return row ? { summary: row.summary, summarisedTo: Number(row.summarisedTo) } : { summary: null, summarisedTo: 0 };
  },

  /** Replaces the summary, unless a later one is stored. */
  setSummary: (transaction: Transaction, sessionId: string, stored: { summary: string; summarisedTo: number }): Promise<void> =>
    setSummary(transaction, sessionId, stored.summary, stored.summarisedTo),
};

function read(row: RowOf<typeof MESSAGE>): ChatMessage {
  const { id, sessionId, message, createdAt, clientMessageId, language, replyId, failure } = row;
  const messageType: MessageType = row.messageType === 'ai' ? 'ai' : 'user';
  return {
    ...{ id: Number(id), sessionId, message, messageType, createdAt, clientMessageId, language, replyId },
    answersTo: row.answersTo === null ? null : Number(row.answersTo),
    help: readHelp(row.help),
    failure: failure === null ? null : isErrorCode(failure) ? failure : 'internal_error',
    change: row.change === null ? null : Number(row.change),
  };
}
