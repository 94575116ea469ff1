import type { ErrorCode } from '@beside/common/errors';
import { readHelp } from '@beside/common/safety/read-help';
import type { HelpView } from '@beside/common/safety/safety.views';
import { countDaily } from '../../database/counters.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ChatMessage, Summary } from './chat.types.ts';

interface Page {
  messages: ChatMessage[];
  hasMore: boolean;
}

type Row = Omit<ChatMessage, 'id' | 'answersTo'> & { id: string; answersTo: string | null };

export interface NewQuestion {
  sessionId: string;
  userId: string | null;
  message: string;
  clientMessageId: string;
  language: string;
  replyId: string;
  /** Beside the reply that it will get. */
  help: HelpView | null;
}

export interface NewReplyMessage {
  sessionId: string;
  message: string;
  language: string;
  answersTo: number;
  help: HelpView | null;
}

const COLUMNS = `id, "sessionId", message, "messageType", "createdAt", "clientMessageId", language, "answersTo", "replyId", help, failure`;
/** Bytes of the messages in a page: a slow reader has at most 1 MiB waiting. */
const PAGE_BYTES = 128 * 1024;
/** The first key of a chat's advisory lock. */
const LOCK = 7_203_120;

/** The statements on a chat's messages and its summary. */
export const chatStore = {
  /** Locks a chat for the transaction, so that its ids follow the order of the commits. After the lock of its advice session. */
  async lock(transaction: Transaction, sessionId: string): Promise<void> {
    await transaction.query({
      name: 'chat-lock',
      text: 'select pg_advisory_xact_lock($1, hashtext($2))',
      values: [LOCK, sessionId],
    });
  },

  /** Null when this `clientMessageId` is stored already. */
  async insertQuestion(transaction: Transaction, asked: NewQuestion): Promise<ChatMessage | null> {
    const { sessionId, userId, message, clientMessageId, language, replyId, help } = asked;
    const { rows } = await transaction.query<Row>({
      name: 'chat-question',
      text: `insert into chat_messages ("sessionId", "userId", message, "messageType", "clientMessageId", language, "replyId", help)
             values ($1, $2, $3, 'user', $4, $5, $6, $7)
             on conflict ("sessionId", "clientMessageId") where "clientMessageId" is not null do nothing returning ${COLUMNS}`,
      values: [sessionId, userId, message, clientMessageId, language, replyId, help && JSON.stringify(help)],
    });
    const question = rows.map(read)[0] ?? null;
    if (question) await countDaily(transaction, 'chatQuestions');
    return question;
  },

  async insertReply(transaction: Transaction, reply: NewReplyMessage): Promise<ChatMessage> {
    const { sessionId, message, language, answersTo, help } = reply;
    const { rows } = await transaction.query<Row>({
      name: 'chat-reply',
      text: `insert into chat_messages ("sessionId", message, "messageType", language, "answersTo", help)
             values ($1, $2, 'ai', $3, $4, $5) returning ${COLUMNS}`,
      values: [sessionId, message, language, answersTo, help && JSON.stringify(help)],
    });
    const [stored] = rows.map(read);
    if (!stored) throw new Error('A reply was not stored');
    return stored;
  },

  /** Sets why a question has no reply, and the help beside it unless it has some. Returns its id; null when it is deleted. */
  async fail(
    transaction: Transaction,
    sessionId: string,
    clientMessageId: string,
    failure: ErrorCode,
    help: HelpView | null,
  ): Promise<number | null> {
    const { rows } = await transaction.query<{ id: string }>({
      name: 'chat-fail',
      text: 'update chat_messages set failure = $3, help = coalesce(help, $4) where "sessionId" = $1 and "clientMessageId" = $2 returning id',
      values: [sessionId, clientMessageId, failure, help && JSON.stringify(help)],
    });
    return rows[0] ? Number(rows[0].id) : null;
  },

  /** Asks again about a failed question. Null when it has not failed, or another call was faster. */
  async askAgain(transaction: Transaction, questionId: number, replyId: string): Promise<ChatMessage | null> {
    const { rows } = await transaction.query<Row>({
      text: `update chat_messages set failure = null, "replyId" = $2 where id = $1 and failure is not null returning ${COLUMNS}`,
      values: [questionId, replyId],
    });
    return rows.map(read)[0] ?? null;
  },

  /** A question of this chat by its id; or the last one whose reply failed, or else is still awaited. */
  async questionToRetry(db: Transaction, sessionId: string, questionId: number | null): Promise<ChatMessage | null> {
    const { rows } = await db.query<Row>({
      text: `select ${COLUMNS} from chat_messages q where "sessionId" = $1 and "messageType" = 'user' and "replyId" is not null
               and case when $2::bigint is not null then id = $2
                   else failure is not null or not exists (
                     select from chat_messages r where r."sessionId" = $1 and r.id > q.id and r."answersTo" = q.id) end
             order by failure is null, "sessionId" desc, id desc limit 1`,
      values: [sessionId, questionId],
    });
    return rows.map(read)[0] ?? null;
  },

  async byClientId(db: Transaction, sessionId: string, clientMessageId: string): Promise<ChatMessage | null> {
    const { rows } = await db.query<Row>({
      name: 'chat-by-client-id',
      text: `select ${COLUMNS} from chat_messages where "sessionId" = $1 and "clientMessageId" = $2`,
      values: [sessionId, clientMessageId],
    });
    return rows.map(read)[0] ?? null;
  },

  async byIds(db: Transaction, sessionId: string, ids: number[]): Promise<ChatMessage[]> {
    const { rows } = await db.query<Row>({
      name: 'chat-by-ids',
      text: `select ${COLUMNS} from chat_messages where "sessionId" = $1 and id = any($2) order by id`,
      values: [sessionId, ids],
    });
    return rows.map(read);
  },

  /** The reply to a question. */
  async replyTo(db: Transaction, { sessionId, id }: Pick<ChatMessage, 'sessionId' | 'id'>): Promise<ChatMessage | null> {
    const { rows } = await db.query<Row>({
      name: 'chat-reply-to',
      text: `select ${COLUMNS} from chat_messages where "sessionId" = $1 and id > $2 and "answersTo" = $2 limit 1`,
      values: [sessionId, id],
    });
    return rows.map(read)[0] ?? null;
  },

  /** Whether danger was found in the talk. */
  async hasHelp(db: Transaction, sessionId: string): Promise<boolean> {
    const { rowCount } = await db.query({
      name: 'chat-has-help',
      text: 'select 1 from chat_messages where "sessionId" = $1 and help is not null limit 1',
      values: [sessionId],
    });
    return rowCount === 1;
  },

  /** The messages before an id, or the newest; the oldest first. */
  async before(db: Transaction, sessionId: string, id: number | null, most: number): Promise<Page> {
    // Ordered by both columns of the index: by the id alone, a plan for any parameter may sort the whole chat.
    const { rows } = await db.query<Row & { found: number }>({
      name: 'chat-before',
      text: withinBytes('id < $2', 'desc'),
      values: [sessionId, id ?? Number.MAX_SAFE_INTEGER, most + 1],
    });
    const { messages, hasMore } = pageOf(rows, most);
    return { messages: messages.toReversed(), hasMore };
  },

  /** The messages after an id, the oldest first. */
  async after(db: Transaction, sessionId: string, id: number, most: number): Promise<Page> {
    const { rows } = await db.query<Row & { found: number }>({
      name: 'chat-after',
      text: withinBytes('id > $2', 'asc'),
      values: [sessionId, id, most + 1],
    });
    return pageOf(rows, most);
  },

  async summary(db: Transaction, sessionId: string): Promise<Summary> {
    const { rows } = await db.query<{ summary: string; summarisedTo: string }>({
      name: 'chat-summary',
      text: 'select summary, "summarisedTo" from chats where "sessionId" = $1',
      values: [sessionId],
    });
    return rows[0]
      ? { summary: rows[0].summary, summarisedTo: Number(rows[0].summarisedTo) }
      : { summary: null, summarisedTo: 0 };
  },

  /** Replaces the summary, unless a later one is stored. */
  async setSummary(transaction: Transaction, sessionId: string, { summary, summarisedTo }: Summary): Promise<void> {
    await transaction.query({
      text: `insert into chats ("sessionId", summary, "summarisedTo") values ($1, $2, $3)
             on conflict ("sessionId") do update set summary = excluded.summary, "summarisedTo" = excluded."summarisedTo"
             where chats."summarisedTo" < excluded."summarisedTo"`,
      values: [sessionId, summary, summarisedTo],
    });
  },
};

/** A page of messages, as long as those before each have less than `PAGE_BYTES`; `found` counts all of the page. */
function withinBytes(condition: string, order: 'asc' | 'desc'): string {
  return `select ${COLUMNS}, found from (
            select *, count(*) over ()::int as found, sum(octet_length(message)) over (order by id ${order}) - octet_length(message) as before
            from (select * from chat_messages where "sessionId" = $1 and ${condition}
                  order by "sessionId" ${order}, id ${order} limit $3) page) page
          where before < ${PAGE_BYTES} order by id ${order}`;
}

function pageOf(rows: (Row & { found: number })[], most: number): Page {
  const messages = rows.slice(0, most).map(({ found: _, ...row }) => read(row));
  return { messages, hasMore: messages.length < (rows[0]?.found ?? 0) };
}

function read(row: Row): ChatMessage {
  return {
    ...row,
    help: readHelp(row.help),
    id: Number(row.id),
    answersTo: row.answersTo === null ? null : Number(row.answersTo),
  };
}
