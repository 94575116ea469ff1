import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

/** The statements on what is a user's, or becomes it. */
export const userDataStatements = {
  /** Moves a visitor's seats to the account. */
  claimSeats: statement({
    sql: `update couples_sessions set "partner2Id" = $1, "partner2VisitorId" = null where "partner2VisitorId" = $2 and "partner1Id" <> $1`,
    takes: [t.text, t.uuid],
  }).run,

  /** A creator who tried their own link frees that seat again. */
  freeOwnSeats: statement({
    sql: `update couples_sessions s set "partner2VisitorId" = null, "partner2Name" = null, "partner2Language" = null, "partner2Read" = null
      where "partner2VisitorId" = $2 and "partner1Id" = $1
        and not exists (select 1 from couples_messages where "sessionId" = s.id and "senderRole" = 'partner2')`,
    takes: [t.text, t.uuid],
  }).run,

  /** A page of a user's sessions, for an export. */
  sessions: statement({
    sql: `select s.id, s."sessionName", s."partner1Name", s."partner2Name", s."isActive" = 1 as "isActive", s."createdAt",
        case when s."partner1Id" = $1 then s."creatorAddress" end as "ipAddress"
      from couples_sessions s where (s."partner1Id" = $1 or s."partner2Id" = $1) and s.id > $2 order by s.id limit $3`,
    takes: [t.text, t.bigint, t.bigint],
    gives: {
      ...{
        id: t.bigint,
        sessionName: t.text,
        partner1Name: t.text,
        partner2Name: t.orNull(t.text),
        isActive: t.present(t.boolean),
      },
      ...{ createdAt: t.timestamptz, ipAddress: t.orNull(t.text) },
    },
  }).all,

  /** A page of a session's messages, as the export writes them. */
  messages: statement({
    name: 'couples-export',
    sql: `select string_agg(message::text, ',' order by id) as items, max(id) as last from (
        select m.id, json_strip_nulls(json_build_object('senderName', m."senderName", 'message', m.message, 'messageType', m."messageType",
          'createdAt', m."createdAt", 'generatedBy', case when m."messageType" = 'ai' then 'ai' end,
          'translations', (select coalesce(json_object_agg(t.language, t.text), '{}') from couples_translations t
                           where t."messageId" = m.id and t.text is not null),
          'translationsGeneratedBy', (select 'ai' from couples_translations t where t."messageId" = m.id and t.text is not null limit 1))) as message
        from couples_messages m where m."sessionId" = $1 and m.id > $2 order by m.id limit $3) page`,
    takes: [t.bigint, t.bigint, t.bigint],
    gives: { items: t.orNull(t.text), last: t.orNull(t.bigint) },
  }).one,
};
