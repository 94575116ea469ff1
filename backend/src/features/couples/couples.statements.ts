import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import { isErrorCode } from '@beside/common/errors';
import { isLanguage, LANGUAGES, type Language } from '@beside/common/language/language.constants';
import type { ConversationStatements } from '../../conversations/conversation.types.ts';
import { messageSql, messageStatements } from '../../conversations/message.statements.ts';
import { countDaily } from '../../database/counters.ts';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CouplesMessage, CouplesSession } from './couples.entity.ts';

const SESSION = {
  ...{ id: t.bigint, sessionToken: t.text, sessionName: t.text, partner1Id: t.orNull(t.text), partner1Name: t.text },
  ...{ partner2Id: t.orNull(t.text), partner2VisitorId: t.orNull(t.uuid), partner2Name: t.orNull(t.text) },
  ...{
    isActive: t.integer,
    createdAt: t.timestamptz,
    creatorAddress: t.orNull(t.text),
    language: t.text,
    unanswered: t.orNull(t.text),
  },
  ...{
    partner1Language: t.orNull(t.text),
    partner2Language: t.orNull(t.text),
    partner1Read: t.orNull(t.bigint),
    partner2Read: t.orNull(t.bigint),
  },
};
const MESSAGE = {
  ...{
    id: t.bigint,
    sessionId: t.bigint,
    message: t.text,
    messageType: t.text,
    senderRole: t.orNull(t.text),
    senderName: t.text,
  },
  ...{ language: t.text, clientMessageId: t.orNull(t.uuid), createdAt: t.timestamptz, answersTo: t.orNull(t.bigint) },
};
const IN_SESSIONS = t.namesOf(SESSION);
const IN_MESSAGES = t.namesOf(MESSAGE);
const SQL = messageSql('couples_messages', IN_MESSAGES, 'bigint');
const paged = { takes: [t.bigint, t.bigint, t.bigint, t.bigint], gives: { ...MESSAGE, all: t.present(t.bigint) } } as const;

const messages = messageStatements({
  after: statement({ name: 'couples-after', sql: SQL.after, ...paged }).all,
  before: statement({ name: 'couples-before', sql: SQL.before, ...paged }).all,
  byIds: statement({ name: 'couples-by-ids', sql: SQL.byIds, takes: [t.bigint, t.array(t.bigint)], gives: MESSAGE }).all,
  byClientId: statement({ name: 'couples-by-client-id', sql: SQL.byClientId, takes: [t.bigint, t.uuid], gives: MESSAGE }).first,
  byClientIds: statement({ sql: SQL.byClientIds, takes: [t.array(t.bigint), t.array(t.uuid)], gives: MESSAGE }).all,
  read: readMessage,
});

const byToken = statement({
  name: 'couples-by-token',
  sql: `select ${IN_SESSIONS} from couples_sessions where "sessionToken" = $1`,
  takes: [t.text],
  gives: SESSION,
}).first;
const byId = statement({
  name: 'couples-by-id',
  sql: `select ${IN_SESSIONS} from couples_sessions where id = $1`,
  takes: [t.bigint],
  gives: SESSION,
}).first;
const now = statement({
  name: 'couples-now',
  sql: 'select clock_timestamp() as now',
  gives: { now: t.present(t.timestamptz) },
}).one;
const insert = statement({
  sql: `insert into couples_sessions ("sessionToken", "sessionName", "partner1Id", "partner1Name", "creatorAddress", language, "requestId")
    values ($sessionToken, $sessionName, $partner1Id, $partner1Name, $creatorAddress, $language, $requestId)
    on conflict ("partner1Id", "requestId") do nothing returning ${IN_SESSIONS}`,
  takes: {
    ...{ sessionToken: t.text, sessionName: t.text, partner1Id: t.text, partner1Name: t.text },
    ...{ creatorAddress: t.orNull(t.text), language: t.text, requestId: t.orNull(t.uuid) },
  },
  gives: SESSION,
}).first;
const byRequest = statement({
  sql: `select ${IN_SESSIONS} from couples_sessions where "partner1Id" = $1 and "requestId" = $2`,
  takes: [t.text, t.uuid],
  gives: SESSION,
}).first;
const join = statement({
  sql: `update couples_sessions
    set "partner2Id" = $userId, "partner2VisitorId" = $visitorId, "partner2Name" = $name, "partner2Language" = $language
    where id = $id and "partner2Name" is null and "isActive" = 1 returning ${IN_SESSIONS}`,
  takes: { id: t.bigint, userId: t.orNull(t.text), visitorId: t.orNull(t.uuid), name: t.text, language: t.orNull(t.text) },
  gives: SESSION,
}).first;
const insertAnswer = statement({
  name: 'couples-insert-answer',
  sql: `insert into couples_messages ("sessionId", "senderName", message, "messageType", language, "answersTo", "storedBy", "createdAt")
    select id, 'Counsellor', $2, 'ai', language, $3, $4, clock_timestamp() from couples_sessions where id = $1 returning ${IN_MESSAGES}`,
  takes: [t.bigint, t.text, t.bigint, t.integer],
  gives: MESSAGE,
}).first;
const answered = statement({
  name: 'couples-answered',
  sql: 'update couples_sessions set unanswered = null where id = $1 and unanswered is not null',
  takes: [t.bigint],
}).run;
const reads = statement({
  name: 'couples-reads',
  sql: 'select id, "partner1Read", "partner2Read" from couples_sessions where id = any($1)',
  takes: [t.array(t.bigint)],
  gives: { id: t.bigint, partner1Read: t.orNull(t.bigint), partner2Read: t.orNull(t.bigint) },
}).all;
const newestUpTo = statement({
  name: 'couples-newest-up-to',
  sql: `select max(id) as newest from couples_messages where "sessionId" = $1 and id <= $2`,
  takes: [t.bigint, t.bigint],
  gives: { newest: t.orNull(t.bigint) },
}).value;
const setReads = statement({
  sql: `with free as (
      select s.id, r.one, r.two from couples_sessions s
      join unnest($1::bigint[], $2::bigint[], $3::bigint[]) as r (id, one, two) on s.id = r.id order by s.id for update of s skip locked)
    update couples_sessions s set "partner1Read" = greatest(s."partner1Read", f.one), "partner2Read" = greatest(s."partner2Read", f.two)
    from free f where s.id = f.id returning s.id`,
  takes: [t.array(t.bigint), t.array(t.orNull(t.bigint)), t.array(t.orNull(t.bigint))],
  gives: { id: t.bigint },
}).values;
const languageOf = (role: CouplesRole) =>
  statement({
    sql: `update couples_sessions set "${role}Language" = $2 where id = $1 and "${role}Language" is distinct from $2`,
    takes: [t.bigint, t.oneOf(LANGUAGES)],
  }).run;
const setLanguage = { partner1: languageOf('partner1'), partner2: languageOf('partner2') };
const partOfHistory = (column: string): string =>
  `(select ${IN_SESSIONS} from couples_sessions where "${column}" = $1 and id < $3 order by "${column}" desc, id desc limit $2)`;
const history = statement({
  name: 'couples-history',
  sql: `${partOfHistory('partner1Id')} union all ${partOfHistory('partner2Id')} order by id desc limit $2`,
  takes: [t.text, t.bigint, t.bigint],
  gives: SESSION,
}).all;
const extent = statement({
  name: 'couples-extent',
  sql: 'select count(*) as count, max(id) as last from couples_messages where "sessionId" = $1',
  takes: [t.bigint],
  gives: { count: t.present(t.bigint), last: t.orNull(t.bigint) },
}).one;
const lastPosition = statement({
  sql: 'select max(id) as last from couples_messages',
  gives: { last: t.orNull(t.bigint) },
}).value;
const since = statement({
  name: 'couples-reconcile',
  sql: `select id, "sessionId" from couples_messages where id > $1 and "storedBy" is distinct from $2 order by id limit $3`,
  takes: [t.bigint, t.integer, t.bigint],
  gives: { id: t.bigint, sessionId: t.bigint },
}).all;

/** What the engine of conversations asks. */
export const couplesConversation: ConversationStatements<CouplesSession, CouplesMessage> = {
  find: async (db, token) => sessionOf(await byToken(db, token)),
  byId: async (db, id) => sessionOf(await byId(db, id)),
  async extent(db, id) {
    const { count, last } = await extent(db, id);
    return { count: Number(count), lastId: Number(last), from: Number(last) };
  },
  lastPosition: async (db) => Number(await lastPosition(db)),
  async since(db, position, node, most) {
    const rows = await since(db, position, node, most);
    return rows.map(({ id, sessionId }) => ({ position: Number(id), id: Number(id), sessionId: Number(sessionId) }));
  },
  byIds: messages.byIds,
  byClientIds: messages.byClientIds,
};

/** The statements on sessions, and on messages except storing them: see `couples.writer.ts`. */
export const couplesStatements = {
  ...messages,
  byToken: couplesConversation.find,
  byId: couplesConversation.byId,

  /** The database's time, which dates the messages. */
  now: async (db: Transaction): Promise<Date> => (await now(db)).now,

  /** @returns null when this user's `requestId` was used before */
  async insert(db: Transaction, made: Parameters<typeof insert>[1]): Promise<CouplesSession | null> {
    const row = await insert(db, made);
    if (row) await countDaily(db, 'couplesSessions');
    return sessionOf(row);
  },

  byRequest: async (db: Transaction, partner1Id: string, requestId: string): Promise<CouplesSession | null> =>
    sessionOf(await byRequest(db, partner1Id, requestId)),

  /** Takes the second seat, if it is free and the session open. Null otherwise. */
  join: async (
    db: Transaction,
    id: number,
    who: { userId: string | null; visitorId: string | null; name: string; language: Language | null },
  ): Promise<CouplesSession | null> => sessionOf(await join(db, { ...who, id, visitorId: who.userId ? null : who.visitorId })),

  end: statement({ sql: 'update couples_sessions set "isActive" = 0 where id = $1 and "isActive" = 1', takes: [t.bigint] }).run,

  remove: statement({ sql: 'delete from couples_sessions where id = $1', takes: [t.bigint] }).run,

  /** Stores a counsellor reply; it also answers what an earlier failure left. */
  async insertAnswer(
    db: Transaction,
    { sessionId, message, answersTo, node }: { sessionId: number; message: string; answersTo: number; node: number },
  ): Promise<CouplesMessage> {
    const row = await insertAnswer(db, sessionId, message, answersTo, node);
    if (!row) throw new Error('The session is gone');
    await answered(db, sessionId);
    return readMessage(row);
  },

  setUnanswered: statement({
    sql: 'update couples_sessions set unanswered = $2 where id = $1',
    takes: [t.bigint, t.orNull(t.text)],
  }).run,

  async reads(db: Transaction, ids: number[]): Promise<Map<number, CouplesSession['reads']>> {
    const rows = await reads(db, ids);
    return new Map(
      rows.map((row) => [Number(row.id), { partner1: numbered(row.partner1Read), partner2: numbered(row.partner2Read) }]),
    );
  },

  /** The newest message of a session up to a number; 0 without one. */
  newestUpTo: async (db: Transaction, sessionId: number, messageId: number): Promise<number> =>
    Number(await newestUpTo(db, sessionId, messageId)),

  /** @returns the sessions that were written; the others are locked or deleted */
  async setReads(db: Transaction, all: { id: number; partner1: number | null; partner2: number | null }[]): Promise<Set<number>> {
    const written = await setReads(
      db,
      all.map(({ id }) => id),
      all.map(({ partner1 }) => partner1),
      all.map(({ partner2 }) => partner2),
    );
    return new Set(written.map(Number));
  },

  setLanguage: (db: Transaction, id: number, role: CouplesRole, language: Language): Promise<void> =>
    setLanguage[role](db, id, language),

  /** A user's sessions, the newest first, from before an id (null: all). */
  history: async (db: Transaction, userId: string, most: number, before: number | null): Promise<CouplesSession[]> =>
    (await history(db, userId, most, before ?? Number.MAX_SAFE_INTEGER)).map(readSession),

  /** Whether a partner has written after a message. */
  hasUserMessageAfter: statement({
    name: 'couples-has-after',
    sql: `select 1 from couples_messages where "sessionId" = $1 and id > $2 and "messageType" = 'user' limit 1`,
    takes: [t.bigint, t.bigint],
  }).some,
};

function sessionOf(row: RowOf<typeof SESSION> | null): CouplesSession | null {
  return row && readSession(row);
}

function readSession(row: RowOf<typeof SESSION>): CouplesSession {
  const { partner1Language, partner2Language, partner1Read, partner2Read, partner1Id, unanswered, ...rest } = row;
  return {
    ...rest,
    id: Number(row.id),
    // A session goes with the account that opened it.
    partner1Id: partner1Id ?? '',
    isActive: row.isActive === 1,
    language: known(row.language) ?? 'en',
    unanswered: isErrorCode(unanswered) ? unanswered : null,
    languages: { partner1: known(partner1Language), partner2: known(partner2Language) },
    reads: { partner1: numbered(partner1Read), partner2: numbered(partner2Read) },
  };
}

function known(language: string | null): Language | null {
  return language !== null && isLanguage(language) ? language : null;
}

function readMessage(row: RowOf<typeof MESSAGE>): CouplesMessage {
  const { id, sessionId, message, senderName, clientMessageId, createdAt } = row;
  return {
    ...{ id: Number(id), sessionId: Number(sessionId), message, senderName, clientMessageId, createdAt },
    messageType: row.messageType === 'ai' ? 'ai' : 'user',
    senderRole: COUPLES_ROLES.find((role) => role === row.senderRole) ?? null,
    language: known(row.language) ?? 'en',
    answersTo: numbered(row.answersTo),
  };
}

function numbered(id: string | null): number | null {
  return id === null ? null : Number(id);
}
