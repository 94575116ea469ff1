import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** Known devices kept for one account, the latest. */
const KEPT = 20;

/** The statements on `sign_in_places`. */
export const devices = {
  /** Which of a caller's devices the account of an address knows. */
  known: statement({
    name: 'places-known',
    sql: `select p.place, p."lastUsed" from sign_in_places p join users u on u.id = p."userId" where u.email = $1 and p.place = any($2)`,
    takes: [t.text, t.array(t.orNull(t.text))],
    gives: { place: t.text, lastUsed: t.timestamptz },
  }).all,

  /** Whether a user has signed in before, but never in a browser of these names. */
  isNewBrowser: statement({
    name: 'places-new-browser',
    sql: `select 1 from sign_in_places where "userId" = $1 having count(*) > 0 and not coalesce(bool_or(place = any($2)), false)`,
    takes: [t.text, t.array(t.text)],
  }).some,

  /** Locks a user's row against its deletion. */
  lockUser: statement({ name: 'places-person', sql: 'select 1 from users where id = $1 for key share', takes: [t.text] }).run,

  remember: statement({
    name: 'places-remember',
    sql: `insert into sign_in_places ("userId", place) select $1, unnest($2::text[])
      on conflict ("userId", place) do update set "lastUsed" = now()`,
    takes: [t.text, t.array(t.orNull(t.text))],
  }).run,

  /** Deletes a user's oldest. */
  dropOld: statement({
    name: 'places-drop',
    sql: `delete from sign_in_places where "userId" = $1
        and place not in (select place from sign_in_places where "userId" = $1 order by "lastUsed" desc limit ${KEPT})`,
    takes: [t.text],
  }).run,

  /** Deletes all of a user's. */
  forget: statement({ sql: 'delete from sign_in_places where "userId" = $1', takes: [t.text] }).run,

  exportOf: statement({
    sql: 'select "lastUsed" from sign_in_places where "userId" = $1 order by "lastUsed"',
    takes: [t.text],
    gives: { lastUsed: t.timestamptz },
  }).all,
};
