import type pg from 'pg';
import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { inPages, type WrittenJson, type WrittenPage, writtenPages } from '../../lib/json-pieces.ts';
import { couplesJobs } from './couples.jobs.ts';

/** What was found is of use while the talk goes on; nobody needs a trace of it later. */
const OLD_HELP: CleanUp = {
  table: 'couples_help',
  by: '"createdAt"',
  type: 'timestamptz',
  before: `now() - interval '30 days'`,
};

const OLD_HIDDEN: CleanUp = {
  table: 'couples_help_hidden',
  by: '"hiddenAt"',
  type: 'timestamptz',
  before: `now() - interval '30 days'`,
};

/** Help that one user alone was shown: never the partner's. */
async function helpOf(pool: pg.Pool, userId: string): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `select h."sessionId", h.level, h.kind, h."createdAt" from couples_help h join couples_sessions s on s.id = h."sessionId"
     where (s."partner1Id" = $1 and h.seat = 'partner1') or (s."partner2Id" = $1 and h.seat = 'partner2') order by h.id`,
    [userId],
  );
  return rows;
}

/** Sessions, and messages, that one statement reads for an export. */
const EXPORTED_AT_ONCE = 50;

async function* exportedSessions(pool: pg.Pool, userId: string): AsyncGenerator<object> {
  const read = async (after: { id: number } | null) => {
    const { rows } = await pool.query<{ id: number }>(
      `select s.id, s."sessionName", s."partner1Name", s."partner2Name", s."isActive" = 1 as "isActive", s."createdAt",
         case when s."partner1Id" = $1 then s."creatorAddress" end as "ipAddress"
       from couples_sessions s where (s."partner1Id" = $1 or s."partner2Id" = $1) and s.id > $2 order by s.id limit $3`,
      [userId, after?.id ?? 0, EXPORTED_AT_ONCE],
    );
    return rows;
  };
  for await (const session of inPages(read, EXPORTED_AT_ONCE)) yield { ...session, messages: exportedMessages(pool, session.id) };
}

function exportedMessages(pool: pg.Pool, sessionId: number): AsyncGenerator<WrittenJson> {
  return writtenPages(async (after) => {
    const { rows } = await pool.query<WrittenPage>({
      name: 'couples-export',
      text: `select string_agg(message::text, ',' order by id) as items, max(id) as last from (
               select m.id, json_strip_nulls(json_build_object('senderName', m."senderName", 'message', m.message, 'messageType', m."messageType",
                 'createdAt', m."createdAt", 'generatedBy', case when m."messageType" = 'ai' then 'ai' end,
                 'translations', (select coalesce(json_object_agg(t.language, t.text), '{}') from couples_translations t
                                  where t."messageId" = m.id and t.text is not null),
                 'translationsGeneratedBy', (select 'ai' from couples_translations t where t."messageId" = m.id and t.text is not null limit 1))) as message
               from couples_messages m where m."sessionId" = $1 and m.id > $2 order by m.id limit $3) page`,
      values: [sessionId, after, EXPORTED_AT_ONCE],
    });
    return rows[0];
  });
}

/** A creator's sessions are deleted with the account, a partner's lose the link to it: both by their foreign keys to `users`. */
export const couplesUserData = {
  /** Moves a visitor's seats to the account. A creator who tried their own link frees that seat again. */
  async claim(transaction, userId, visitorId) {
    await transaction.query(
      `update couples_sessions set "partner2Id" = $1, "partner2VisitorId" = null
       where "partner2VisitorId" = $2 and "partner1Id" <> $1`,
      [userId, visitorId],
    );
    await transaction.query(
      `update couples_sessions s set "partner2VisitorId" = null, "partner2Name" = null, "partner2Language" = null, "partner2Read" = null
       where "partner2VisitorId" = $2 and "partner1Id" = $1
         and not exists (select 1 from couples_messages where "sessionId" = s.id and "senderRole" = 'partner2')`,
      [userId, visitorId],
    );
  },

  async export(pool, userId) {
    return { couplesSessions: exportedSessions(pool, userId), couplesHelp: await helpOf(pool, userId) };
  },

  /** A partner's help; a creator's goes with the sessions. */
  async erase(transaction, { id }) {
    const own = `using couples_sessions s where s.id = h."sessionId" and s."partner2Id" = $1 and h.seat = 'partner2'`;
    await transaction.query(`delete from couples_help h ${own}`, [id]);
    await transaction.query(`delete from couples_help_hidden h ${own}`, [id]);
  },

  prune: [OLD_HELP, OLD_HIDDEN],

  /** Every change of a conversation locks it first. The sessions that the user created are deleted with the user's row. */
  lock: (transaction, userId) => couplesJobs.lockConversations(transaction, userId),
} satisfies UserData;
