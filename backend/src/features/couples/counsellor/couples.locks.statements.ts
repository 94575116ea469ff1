import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** Statements that take a conversation's lock for the rest of the transaction. */
export const couplesLocks = {
  one: statement({ name: 'couples-enter', sql: 'select couples_enter($1)', takes: [t.bigint] }).run,

  /** Every session of a user, in one order. */
  ofUser: statement({
    sql: `select couples_enter(id) from (select id from couples_sessions where "partner1Id" = $1 or "partner2Id" = $1 order by id) as sessions`,
    takes: [t.text],
  }).run,

  /** Also asks for a reply now. */
  asking: statement({ sql: 'select couples_enter_asking(array[$1::bigint], 0)', takes: [t.bigint] }).run,
};
