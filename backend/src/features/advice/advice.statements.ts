import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';
import { KEPT_UNTIL } from './retention/advice.retention.statements.ts';

/** Bookmarks of one user: bounds what a page reads, and what a search in the bookmarked ones looks at. */
export const BOOKMARKS_MAX = 2000;

const WRITTEN = { category: t.text, adviceStyle: t.text, language: t.text, description: t.text };

const OWNER = { id: t.uuid, userId: t.orNull(t.text), visitorId: t.orNull(t.uuid), language: t.text };
const SESSION = { ...WRITTEN, ...OWNER, creatorIpAddress: t.text, advice: t.text, createdAt: t.timestamptz };

/** The statements on `advice_sessions`. Each runs on the pool, or in a transaction. */
export const adviceSessions = {
  byId: statement({
    name: 'advice-by-id',
    sql: `select ${t.namesOf(SESSION)} from advice_sessions where id = $1`,
    takes: [t.uuid],
    gives: SESSION,
  }).first,

  /** Whose one is, and its language: what every call to its chat asks. */
  owner: statement({
    name: 'advice-owner',
    sql: `select ${t.namesOf(OWNER)} from advice_sessions where id = $1`,
    takes: [t.uuid],
    gives: OWNER,
  }).first,

  insert: statement({
    name: 'advice-insert',
    sql: `insert into advice_sessions (id, "userId", "visitorId", "creatorIpAddress", category, description, "adviceStyle", language, advice, "createdAt")
      values ($id, $userId, $visitorId, $creatorIpAddress, $category, $description, $adviceStyle, $language, $advice, $createdAt)`,
    takes: SESSION,
  }).run,

  /** Those of some ids, as they were given, that are not a user's: the user, the ids. */
  notOf: statement({
    sql: `select given.id from unnest($2::text[]) with ordinality as given (id, place)
      where not exists (select from advice_sessions s where s.id = given.id::uuid and s."userId" = $1) order by given.place`,
    takes: [t.text, t.array(t.text)],
    gives: { id: t.present(t.text) },
  }).values,

  /** Those of some ids that are a user's. */
  ownOf: statement({
    sql: 'select id from advice_sessions where "userId" = $1 and id = any($2)',
    takes: [t.text, t.array(t.uuid)],
    gives: { id: t.uuid },
  }).values,

  /** Keeps one from being deleted before the transaction ends. @returns whether it is there */
  hold: statement({ name: 'advice-hold', sql: 'select 1 from advice_sessions where id = $1 for key share', takes: [t.uuid] })
    .some,

  remove: statement({ sql: 'delete from advice_sessions where id = $1', takes: [t.uuid] }).run,

  /** Gives a visitor's to a user: the user, the visitor. */
  claim: statement({
    sql: `update advice_sessions set "userId" = $1, "visitorId" = null, "keptUntil" = ${KEPT_UNTIL} where "visitorId" = $2 and "userId" is null returning id, "createdAt"`,
    takes: [t.text, t.uuid],
    gives: { id: t.uuid, createdAt: t.timestamptz },
  }).all,

  /** So many after an id. */
  after: statement({
    sql: 'select id, description, advice from advice_sessions where id > $1 order by id limit $2',
    takes: [t.uuid, t.bigint],
    gives: { id: t.uuid, description: t.text, advice: t.text },
  }).all,

  /** A user's, so many after a creation and an id. `at` is the creation as PostgreSQL writes it: a date of JavaScript has less of it. */
  exportOf: statement({
    sql: `select id, category, "adviceStyle", language, description, advice::json as advice, "creatorIpAddress" as "ipAddress", "createdAt",
        "createdAt"::text as at
      from advice_sessions where "userId" = $1 and ("createdAt", id) > ($2::timestamptz, $3::uuid) order by "createdAt", id limit $4`,
    takes: [t.text, t.timestamptz, t.uuid, t.bigint],
    gives: {
      ...WRITTEN,
      id: t.uuid,
      advice: t.present(t.jsonb<unknown>()),
      ipAddress: t.text,
      createdAt: t.timestamptz,
      at: t.present(t.text),
    },
  }).all,
};

/** The statements on `advice_bookmarks`. */
export const bookmarks = {
  /** The sessions' ids, the latest bookmark first. */
  of: statement({
    name: 'advice-bookmarks',
    sql: 'select "sessionId" as id from advice_bookmarks where "userId" = $1 order by "createdAt" desc, "sessionId"',
    takes: [t.text],
    gives: { id: t.uuid },
  }).values,

  /** Adds one of a user's own session. */
  add: statement({
    name: 'advice-bookmark',
    sql: `with own as (select id, "createdAt" from advice_sessions where id = $2 and "userId" = $1),
        room as (select count(*) < ${BOOKMARKS_MAX} as free from advice_bookmarks where "userId" = $1),
        added as (
          insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt", "createdAt")
          select $1, own.id, own."createdAt", clock_timestamp() from own, room where room.free
          on conflict do nothing returning 1)
      select exists (select from own) as found, exists (select from added) as added,
        not room.free and not exists (select from advice_bookmarks where "userId" = $1 and "sessionId" = $2) as full from room`,
    takes: [t.text, t.uuid],
    gives: { found: t.present(t.boolean), added: t.present(t.boolean), full: t.present(t.boolean) },
  }).one,

  /** Removes one of a user's own session, which is not deleted for its age at once. */
  remove: statement({
    name: 'advice-unbookmark',
    sql: `with removed as (delete from advice_bookmarks where "userId" = $1 and "sessionId" = $2 returning 1),
        kept as (
          update advice_sessions set "keptUntil" = ${KEPT_UNTIL} where id = $2 and "userId" = $1 and exists (select from removed)
            and exists (select from retention where "userId" = $1))
      select exists (select from advice_sessions where id = $2 and "userId" = $1) as found, exists (select from removed) as removed`,
    takes: [t.text, t.uuid],
    gives: { found: t.present(t.boolean), removed: t.present(t.boolean) },
  }).one,

  /**
   * Adds those of a user's own among these sessions, as long as there is room. The sessions are locked, so that one which is deleted meanwhile is skipped.
   * One time holds for all rows, later than what is there: a clock read for each row would change their order.
   */
  merge: statement({
    name: 'advice-bookmarks-merge',
    sql: `with own as materialized (
        select id, "createdAt" from advice_sessions where id = any($2::uuid[]) and "userId" = $1 order by id for key share),
      start as (select greatest(statement_timestamp(), max("createdAt") + interval '1 millisecond') as time
        from advice_bookmarks where "userId" = $1)
      insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt", "createdAt")
      select $1, own.id, own."createdAt", start.time - min(given.place) * interval '1 microsecond'
      from start, unnest($2::uuid[]) with ordinality as given (id, place) join own on own.id = given.id
      where not exists (select from advice_bookmarks where "userId" = $1 and "sessionId" = own.id)
      group by own.id, own."createdAt", start.time order by min(given.place)
      limit greatest(0, ${BOOKMARKS_MAX} - (select count(*) from advice_bookmarks where "userId" = $1))
      on conflict do nothing returning "sessionId" as id`,
    takes: [t.text, t.array(t.uuid)],
    gives: { id: t.uuid },
  }).values,

  exportOf: statement({
    sql: 'select "sessionId", "createdAt" from advice_bookmarks where "userId" = $1 order by "createdAt" desc',
    takes: [t.text],
    gives: { sessionId: t.uuid, createdAt: t.timestamptz },
  }).all,
};
