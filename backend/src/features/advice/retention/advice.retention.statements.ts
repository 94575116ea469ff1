import type { RetentionMonths } from '@beside/common/advice/advice.retention.constants';
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

/** Advice of a user (`$userId`) from before a moment (`$before`), apart from bookmarked advice where that stays (`$keepBookmarked`). */
const OLD = `s."userId" = $userId and s."createdAt" < $before and not ($keepBookmarked and exists (
  select from advice_bookmarks b where b."userId" = $userId and b."sessionId" = s.id))`;
const OLD_TAKES = { userId: t.text, before: t.timestamptz, keepBookmarked: t.boolean };

/** The statements on `retention`, and on the advice that it is about. */
export const retention = {
  of: statement({
    sql: `select ${t.namesOf(CHOICE)} from retention where "userId" = $1`,
    takes: [t.text],
    gives: CHOICE,
  }).first,

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
    sql: `select now() - make_interval(months => ${WORKING}) as before, ${WORKING_KEEP} as "keepBookmarked"
      from retention where "userId" = $1 for share`,
    takes: [t.text],
    gives: { before: t.orNull(t.timestamptz), keepBookmarked: t.present(t.boolean) },
  }).first,

  /** All old advice, by id. */
  old: statement({
    sql: `select s.id from advice_sessions s where ${OLD}`,
    takes: OLD_TAKES,
    gives: { id: t.uuid },
  }).values,

  /** So much old advice after a creation and an id. Nothing can be asked in it until the transaction ends; what something is asked in now is left out. */
  holdOld: statement({
    sql: `select s.id, s."createdAt"::text as at from advice_sessions s where ${OLD} and (s."createdAt", s.id) > ($afterAt, $afterId)
      order by s."createdAt", s.id limit $most for update of s skip locked`,
    takes: { ...OLD_TAKES, afterAt: t.timestamptz, afterId: t.uuid, most: t.bigint },
    gives: { id: t.uuid, at: t.present(t.text) },
  }).all,

  /** Deletes these, unless they were bookmarked meanwhile. @returns the ids of those that are gone */
  removeOld: statement({
    sql: `delete from advice_sessions s where ${OLD} and s.id = any($ids) returning s.id`,
    takes: { ...OLD_TAKES, ids: t.array(t.uuid) },
    gives: { id: t.uuid },
  }).values,

  exportOf: statement({
    sql: 'select months, "keepBookmarked", "worksFrom" from retention where "userId" = $1',
    takes: [t.text],
    gives: { months, keepBookmarked: t.boolean, worksFrom: t.timestamptz },
  }).all,
};
