import { RETENTION_WAIT_DAYS, type RetentionMonths } from '@beside/common/advice/advice.retention.constants';
import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

const months = t.integer as t.SqlType<RetentionMonths>;
const CHOICE = {
  months,
  keepBookmarked: t.boolean,
  worksFrom: t.timestamptz,
  monthsBefore: t.orNull(months),
  keepBookmarkedBefore: t.boolean,
};

/** What works at this moment; `months` is null where nothing is deleted. */
const WORKING = `case when "worksFrom" <= now() then months else "monthsBefore" end`;
const WORKING_KEEP = `case when "worksFrom" <= now() then "keepBookmarked" else "keepBookmarkedBefore" end`;

/**
 * Advice of a user (`$userId`) from before a moment (`$before`), apart from bookmarked advice where that stays (`$keepBookmarked`), and from what
 * lost its bookmark, or became the user's, some days ago.
 */
const OLD = `s."userId" = $userId and s."createdAt" < $before and (s."keptUntil" is null or s."keptUntil" <= now())
  and not ($keepBookmarked and exists (select from advice_bookmarks b where b."userId" = $userId and b."sessionId" = s.id))`;
const OLD_TAKES = { userId: t.text, before: t.timestamptz, keepBookmarked: t.boolean };

/** SQL: when advice that lost its bookmark, or became a user's, can be deleted for its age. */
export const KEPT_UNTIL = `now() + interval '${RETENTION_WAIT_DAYS} days'`;

/** A place before all advice: see `old`. */
export const BEFORE_ALL = { afterAt: '-infinity', afterId: '00000000-0000-0000-0000-000000000000' };

const choiceOf = statement({
  sql: `select ${t.namesOf(CHOICE)} from retention where "userId" = $1`,
  takes: [t.text],
  gives: CHOICE,
});

/** The statements on `retention`, and on the advice that it is about. */
export const retention = {
  of: choiceOf.first,
  exportOf: choiceOf.all,

  /** The database's clock: the choice waits by it, whichever node took it. */
  now: statement({ sql: 'select now() as now', gives: { now: t.present(t.timestamptz) } }).one,

  choose: statement({
    sql: `insert into retention ("userId", ${t.namesOf(CHOICE)})
      values ($userId, $months, $keepBookmarked, $worksFrom, $monthsBefore, $keepBookmarkedBefore)
      on conflict ("userId") do update set months = excluded.months, "keepBookmarked" = excluded."keepBookmarked",
        "worksFrom" = excluded."worksFrom", "monthsBefore" = excluded."monthsBefore",
        "keepBookmarkedBefore" = excluded."keepBookmarkedBefore"`,
    takes: { userId: t.text, ...CHOICE },
  }).run,

  remove: statement({ sql: 'delete from retention where "userId" = $1', takes: [t.text] }).run,

  /** So many users whose choice works now, after one of them. */
  users: statement({
    sql: `select "userId" from retention where ${WORKING} is not null and "userId" > $1 order by "userId" limit $2`,
    takes: [t.text, t.bigint],
    gives: { userId: t.text },
  }).values,

  /** Before when what works now deletes. The choice cannot be changed until the transaction ends. */
  hold: statement({
    sql: `select (now() at time zone 'UTC' - make_interval(months => ${WORKING})) at time zone 'UTC' as before, ${WORKING_KEEP} as "keepBookmarked"
      from retention where "userId" = $1 for share`,
    takes: [t.text],
    gives: { before: t.orNull(t.timestamptz), keepBookmarked: t.present(t.boolean) },
  }).first,

  /** So much old advice after a creation and an id. `at` is the creation as PostgreSQL writes it: a date of JavaScript has less of it. */
  old: statement({
    sql: `select s.id, s."createdAt"::text as at from advice_sessions s where ${OLD} and (s."createdAt", s.id) > ($afterAt, $afterId)
      order by s."createdAt", s.id limit $most`,
    takes: { ...OLD_TAKES, afterAt: t.timestamptz, afterId: t.uuid, most: t.bigint },
    gives: { id: t.uuid, at: t.present(t.text) },
  }).all,

  /** Nothing can be asked in these until the transaction ends. @returns the ids of those in which nothing is being asked now */
  holdOld: statement({
    sql: 'select id from advice_sessions where id = any($1) order by id for update skip locked',
    takes: [t.array(t.uuid)],
    gives: { id: t.uuid },
  }).values,

  /** Deletes these, unless they were bookmarked meanwhile. @returns the ids of those that are gone */
  removeOld: statement({
    sql: `delete from advice_sessions s where ${OLD} and s.id = any($ids) returning s.id`,
    takes: { ...OLD_TAKES, ids: t.array(t.uuid) },
    gives: { id: t.uuid },
  }).values,
};
