import type { ErrorCode } from '@beside/common/errors';
import { isLanguage, type Language } from '@beside/common/language/language.constants';
import type pg from 'pg';
import { countDaily } from '../../database/counters.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CouplesMessage, CouplesSession } from './couples.entity.ts';

/** The part of a pool or a transaction that this file needs. */
type Db = Pick<pg.Pool, 'query'> | Transaction;

const SESSION = `id, "sessionToken", "sessionName", "partner1Id", "partner1Name", "partner2Id", "partner2VisitorId", "partner2Name", "isActive",
  "createdAt", "creatorAddress", language, unanswered, "partner1Language", "partner2Language", "partner1Read", "partner2Read"`;
const MESSAGE = `id, "sessionId", message, "messageType", "senderRole", "senderName", language, "clientMessageId", "createdAt", "answersTo"`;

type SessionRow = Omit<CouplesSession, 'id' | 'isActive' | 'languages' | 'reads'> & {
  id: string;
  isActive: number;
  partner1Language: Language | null;
  partner2Language: Language | null;
  partner1Read: string | null;
  partner2Read: string | null;
};
type MessageRow = Omit<CouplesMessage, 'id' | 'sessionId' | 'answersTo'> & {
  id: string;
  sessionId: string;
  answersTo: string | null;
};

type SizedRow = MessageRow & { all: string };

/** Some messages of a session, and whether there are more beyond them. */
export interface Page {
  messages: CouplesMessage[];
  hasMore: boolean;
}

/** Bytes of text in one page of messages: bounds an answer for a slow reader and for this node's memory. */
const PAGE_BYTES = 128 * 1024;

/** The statements on sessions, and on messages except storing them (see `couples.writer.ts`). */
export const couplesStore = {
  async byToken(db: Db, token: string): Promise<CouplesSession | null> {
    const { rows } = await db.query<SessionRow>({
      name: 'couples-by-token',
      text: `select ${SESSION} from couples_sessions where "sessionToken" = $1`,
      values: [token],
    });
    return rows[0] ? readSession(rows[0]) : null;
  },

  /** The database's time, which dates the messages. */
  async now(db: Db): Promise<Date> {
    const { rows } = await db.query<{ now: Date }>({ name: 'couples-now', text: 'select clock_timestamp() as now', values: [] });
    return rows[0]?.now ?? new Date();
  },

  async byId(db: Db, id: number): Promise<CouplesSession | null> {
    const { rows } = await db.query<SessionRow>({
      name: 'couples-by-id',
      text: `select ${SESSION} from couples_sessions where id = $1`,
      values: [id],
    });
    return rows[0] ? readSession(rows[0]) : null;
  },

  /** @returns null when this user's `requestId` was used before */
  async insert(
    db: Db,
    made: Pick<CouplesSession, 'sessionToken' | 'sessionName' | 'partner1Id' | 'partner1Name' | 'creatorAddress' | 'language'> & {
      requestId: string | null;
    },
  ): Promise<CouplesSession | null> {
    const { rows } = await db.query<SessionRow>(
      `insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "creatorAddress", language, "requestId")
       values ($1, $2, $3, $4, $5, $6, $7) on conflict ("partner1Id", "requestId") do nothing returning ${SESSION}`,
      [
        made.sessionToken,
        made.sessionName,
        made.partner1Id,
        made.partner1Name,
        made.creatorAddress,
        made.language,
        made.requestId,
      ],
    );
    if (!rows[0]) return null;
    await countDaily(db, 'couplesSessions');
    return readSession(rows[0]);
  },

  async byRequest(db: Db, partner1Id: string, requestId: string): Promise<CouplesSession | null> {
    const { rows } = await db.query<SessionRow>(
      `select ${SESSION} from couples_sessions where "partner1Id" = $1 and "requestId" = $2`,
      [partner1Id, requestId],
    );
    return rows[0] ? readSession(rows[0]) : null;
  },

  /** Takes the second seat, if it is free and the session open. Null otherwise. */
  async join(
    db: Db,
    id: number,
    who: { userId: string | null; visitorId: string | null; name: string; language: Language | null },
  ): Promise<CouplesSession | null> {
    const { rows } = await db.query<SessionRow>(
      `update couples_sessions set "partner2Id" = $2, "partner2VisitorId" = $3, "partner2Name" = $4, "partner2Language" = $5
       where id = $1 and "partner2Name" is null and "isActive" = 1 returning ${SESSION}`,
      [id, who.userId, who.userId ? null : who.visitorId, who.name, who.language],
    );
    return rows[0] ? readSession(rows[0]) : null;
  },

  async end(db: Db, id: number): Promise<void> {
    await db.query(`update couples_sessions set "isActive" = 0 where id = $1 and "isActive" = 1`, [id]);
  },

  async remove(db: Db, id: number): Promise<void> {
    await db.query('delete from couples_sessions where id = $1', [id]);
  },

  /** Stores a counsellor reply; it also answers what an earlier failure left. */
  async insertAnswer(
    db: Db,
    { sessionId, message, answersTo, node }: { sessionId: number; message: string; answersTo: number; node: number },
  ): Promise<CouplesMessage> {
    const { rows } = await db.query<MessageRow>({
      name: 'couples-insert-answer',
      text: `insert into couples_messages ("sessionId", "senderName", message, "messageType", language, "answersTo", "storedBy", "createdAt")
             select id, 'Counsellor', $2, 'ai', language, $3, $4, clock_timestamp() from couples_sessions where id = $1 returning ${MESSAGE}`,
      values: [sessionId, message, answersTo, node],
    });
    if (!rows[0]) throw new Error('The session is gone');
    await db.query({
      name: 'couples-answered',
      text: 'update couples_sessions set unanswered = null where id = $1 and unanswered is not null',
      values: [sessionId],
    });
    return readMessage(rows[0]);
  },

  async setUnanswered(db: Db, id: number, code: ErrorCode | null): Promise<void> {
    await db.query('update couples_sessions set unanswered = $2 where id = $1', [id, code]);
  },

  async reads(db: Db, ids: number[]): Promise<Map<number, CouplesSession['reads']>> {
    const { rows } = await db.query<Pick<SessionRow, 'id' | 'partner1Read' | 'partner2Read'>>({
      name: 'couples-reads',
      text: 'select id, "partner1Read", "partner2Read" from couples_sessions where id = any($1)',
      values: [ids],
    });
    return new Map(
      rows.map((row) => [Number(row.id), { partner1: numbered(row.partner1Read), partner2: numbered(row.partner2Read) }]),
    );
  },

  /** The newest message of a session up to a number; 0 without one. */
  async newestUpTo(db: Db, sessionId: number, messageId: number): Promise<number> {
    const { rows } = await db.query<{ newest: number | null }>({
      name: 'couples-newest-up-to',
      text: `select max(id) as newest from couples_messages where "sessionId" = $1 and id <= $2`,
      values: [sessionId, messageId],
    });
    return Number(rows[0]?.newest ?? 0);
  },

  /** @returns the sessions that were written; the others are locked or deleted */
  async setReads(db: Db, reads: { id: number; partner1: number | null; partner2: number | null }[]): Promise<Set<number>> {
    const { rows } = await db.query<{ id: string }>(
      `with free as (
         select s.id, r.one, r.two from couples_sessions s
         join unnest($1::bigint[], $2::bigint[], $3::bigint[]) as r (id, one, two) on s.id = r.id order by s.id for update of s skip locked)
       update couples_sessions s set "partner1Read" = greatest(s."partner1Read", f.one), "partner2Read" = greatest(s."partner2Read", f.two)
       from free f where s.id = f.id returning s.id`,
      [reads.map(({ id }) => id), reads.map(({ partner1 }) => partner1), reads.map(({ partner2 }) => partner2)],
    );
    return new Set(rows.map(({ id }) => Number(id)));
  },

  async setLanguage(db: Db, id: number, role: 'partner1' | 'partner2', language: Language): Promise<void> {
    await db.query(
      role === 'partner1'
        ? `update couples_sessions set "partner1Language" = $2 where id = $1 and "partner1Language" is distinct from $2`
        : `update couples_sessions set "partner2Language" = $2 where id = $1 and "partner2Language" is distinct from $2`,
      [id, language],
    );
  },

  /** A user's sessions, the newest first, from before an id (null: all). */
  async history(db: Db, userId: string, most: number, before: number | null): Promise<CouplesSession[]> {
    const one = (column: string): string =>
      `(select ${SESSION} from couples_sessions where "${column}" = $1 and id < $3 order by "${column}" desc, id desc limit $2)`;
    const { rows } = await db.query<SessionRow>({
      name: 'couples-history',
      text: `${one('partner1Id')} union all ${one('partner2Id')} order by id desc limit $2`,
      values: [userId, most, before ?? Number.MAX_SAFE_INTEGER],
    });
    return rows.map(readSession);
  },

  /** How many messages a session has, and the last one's id (0 for none). */
  async extent(db: Db, sessionId: number): Promise<{ count: number; lastId: number }> {
    const { rows } = await db.query<{ count: string; last: string | null }>({
      name: 'couples-extent',
      text: 'select count(*) as count, max(id) as last from couples_messages where "sessionId" = $1',
      values: [sessionId],
    });
    return { count: Number(rows[0]?.count ?? 0), lastId: Number(rows[0]?.last ?? 0) };
  },

  /** Whether a partner has written after a message. */
  async hasUserMessageAfter(db: Db, sessionId: number, id: number): Promise<boolean> {
    const { rowCount } = await db.query({
      name: 'couples-has-after',
      text: `select 1 from couples_messages where "sessionId" = $1 and id > $2 and "messageType" = 'user' limit 1`,
      values: [sessionId, id],
    });
    return rowCount === 1;
  },

  /** A page of messages after an id, the oldest first. */
  async after(db: Db, sessionId: number, id: number, most: number, bytes = PAGE_BYTES): Promise<Page> {
    const { rows } = await db.query<SizedRow>({
      name: 'couples-after',
      text: sized(`"sessionId" = $1 and id > $2 order by "sessionId", id`, 'id'),
      values: [sessionId, id, most + 1, bytes],
    });
    return pageOf(rows, most);
  },

  /** A page of messages before an id (null: the newest), the oldest first. Ordered by both columns of the index, so that no plan sorts a whole session. */
  async before(db: Db, sessionId: number, id: number | null, most: number, bytes = PAGE_BYTES): Promise<Page> {
    const { rows } = await db.query<SizedRow>({
      name: 'couples-before',
      text: sized(`"sessionId" = $1 and id < $2 order by "sessionId" desc, id desc`, 'id desc'),
      values: [sessionId, id ?? Number.MAX_SAFE_INTEGER, most + 1, bytes],
    });
    const { messages, hasMore } = pageOf(rows, most);
    return { messages: messages.reverse(), hasMore };
  },

  async byIds(db: Db, sessionId: number, ids: number[]): Promise<CouplesMessage[]> {
    const { rows } = await db.query<MessageRow>({
      name: 'couples-by-ids',
      text: `select ${MESSAGE} from couples_messages where "sessionId" = $1 and id = any($2) order by id`,
      values: [sessionId, ids],
    });
    return rows.map(readMessage);
  },

  /** The stored ones of these messages. */
  async byClientIds(db: Db, wanted: { sessionId: number; clientMessageId: string }[]): Promise<CouplesMessage[]> {
    const { rows } = await db.query<MessageRow>(
      `select ${MESSAGE} from couples_messages
       where ("sessionId", "clientMessageId") in (select * from unnest($1::bigint[], $2::uuid[]))`,
      [wanted.map(({ sessionId }) => sessionId), wanted.map(({ clientMessageId }) => clientMessageId)],
    );
    return rows.map(readMessage);
  },

  async byClientId(db: Db, sessionId: number, clientMessageId: string): Promise<CouplesMessage | null> {
    const { rows } = await db.query<MessageRow>({
      name: 'couples-by-client-id',
      text: `select ${MESSAGE} from couples_messages where "sessionId" = $1 and "clientMessageId" = $2`,
      values: [sessionId, clientMessageId],
    });
    return rows[0] ? readMessage(rows[0]) : null;
  },
};

/** The first rows of a page, as many as fit into so many bytes of text, at least one; `all` counts the page before the cut. */
function sized(page: string, order: string): string {
  return `select ${MESSAGE}, "all" from (
            select *, count(*) over () as "all", sum(octet_length(message)) over (order by ${order}) - octet_length(message) as before
            from (select ${MESSAGE} from couples_messages where ${page} limit $3) as page) as sized
          where before < $4 order by ${order}`;
}

function pageOf(rows: SizedRow[], most: number): Page {
  const messages = rows.slice(0, most).map(({ all: _, ...row }) => readMessage(row));
  return { messages, hasMore: messages.length < Number(rows[0]?.all ?? 0) };
}

function readSession(row: SessionRow): CouplesSession {
  const { partner1Language, partner2Language, partner1Read, partner2Read, ...rest } = row;
  return {
    ...rest,
    id: Number(row.id),
    isActive: row.isActive === 1,
    language: known(row.language) ?? 'en',
    languages: { partner1: known(partner1Language), partner2: known(partner2Language) },
    reads: { partner1: numbered(partner1Read), partner2: numbered(partner2Read) },
  };
}

function known(language: string | null): Language | null {
  return language !== null && isLanguage(language) ? language : null;
}

function readMessage(row: MessageRow): CouplesMessage {
  return { ...row, id: Number(row.id), sessionId: Number(row.sessionId), answersTo: numbered(row.answersTo) };
}

function numbered(id: string | null): number | null {
  return id === null ? null : Number(id);
}
