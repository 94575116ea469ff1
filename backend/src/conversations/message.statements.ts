import type { Transaction } from '../database/transaction.ts';
import type { ConversationId, Page, Sent } from './conversation.types.ts';

/** Bytes of text in one page of messages: bounds an answer for a slow reader, who has at most 1 MiB waiting, and for this node's memory. */
const PAGE_BYTES = 128 * 1024;

/**
 * What every feature asks of its messages, for its own declarations. Its table has `id`, `sessionId`, `message` and `clientMessageId`.
 * @param type of `sessionId`
 */
export function messageSql(table: string, columns: string, type: 'bigint' | 'uuid') {
  const select = `select ${columns} from ${table} where`;
  /**
   * The first rows of a page, as many as fit into so many bytes of text, at least one; `all` counts the page before the cut. Ordered by both
   * columns of the index: by the id alone, a plan for any parameter may sort the whole conversation.
   */
  const page = (condition: string, order: 'asc' | 'desc'): string =>
    `select ${columns}, "all" from (
       select *, count(*) over () as "all", sum(octet_length(message)) over (order by id ${order}) - octet_length(message) as before
       from (${select} "sessionId" = $1 and ${condition} order by "sessionId" ${order}, id ${order} limit $3) as page) as sized
     where before < $4 order by id ${order}`;
  return {
    after: page('id > $2', 'asc'),
    before: page('id < $2', 'desc'),
    byIds: `${select} "sessionId" = $1 and id = any($2) order by id`,
    byClientId: `${select} "sessionId" = $1 and "clientMessageId" = $2`,
    byClientIds: `${select} ("sessionId", "clientMessageId") in (select * from unnest($1::${type}[], $2::uuid[]))`,
  };
}

type Paged<Id, R> = (
  db: Transaction,
  ...values: [sessionId: Id, id: number, most: number, bytes: number]
) => Promise<(R & { all: string })[]>;

interface Declared<Id, R, M> {
  after: Paged<Id, R>;
  before: Paged<Id, R>;
  byIds(db: Transaction, sessionId: Id, ids: number[]): Promise<R[]>;
  byClientId(db: Transaction, sessionId: Id, clientMessageId: string): Promise<R | null>;
  byClientIds(db: Transaction, sessionIds: Id[], clientMessageIds: string[]): Promise<R[]>;
  read(row: R): M;
}

/** The same statements, declared, with their rows as messages. */
export function messageStatements<Id extends ConversationId, R extends object, M>(declared: Declared<Id, R, M>) {
  const { read } = declared;
  const pageOf = (rows: (R & { all: string })[], most: number): Page<M> => {
    const messages = rows.slice(0, most).map(read);
    return { messages, hasMore: messages.length < Number(rows[0]?.all ?? 0) };
  };
  return {
    /** A page of messages after an id, the oldest first. */
    after: async (db: Transaction, sessionId: Id, id: number, most: number, bytes = PAGE_BYTES): Promise<Page<M>> =>
      pageOf(await declared.after(db, sessionId, id, most + 1, bytes), most),

    /** A page of messages before an id (null: the newest), the oldest first. */
    async before(db: Transaction, sessionId: Id, id: number | null, most: number, bytes = PAGE_BYTES): Promise<Page<M>> {
      const rows = await declared.before(db, sessionId, id ?? Number.MAX_SAFE_INTEGER, most + 1, bytes);
      const { messages, hasMore } = pageOf(rows, most);
      return { messages: messages.reverse(), hasMore };
    },

    byIds: async (db: Transaction, sessionId: Id, ids: number[]): Promise<M[]> =>
      (await declared.byIds(db, sessionId, ids)).map(read),

    async byClientId(db: Transaction, sessionId: Id, clientMessageId: string): Promise<M | null> {
      const row = await declared.byClientId(db, sessionId, clientMessageId);
      return row && read(row);
    },

    /** The stored ones of these messages. */
    async byClientIds(db: Transaction, sent: Sent<Id>[]): Promise<M[]> {
      const sessionIds = sent.map(({ sessionId }) => sessionId);
      const clientMessageIds = sent.map(({ clientMessageId }) => clientMessageId);
      return (await declared.byClientIds(db, sessionIds, clientMessageIds)).map(read);
    },
  };
}
