import * as t from './sql-types.ts';
import { statement } from './statement.ts';

/** Takes the advisory lock of a number until the transaction ends, once it is free. */
export const lockByNumber = statement({ sql: 'select pg_advisory_xact_lock($1::int)', takes: [t.integer] }).run;

/** The same for a text. */
export const lockByText = statement({ sql: 'select pg_advisory_xact_lock(hashtext($1))', takes: [t.text] }).run;

/** Takes it if it is free now. */
export const tryLockByNumber = statement({
  sql: 'select pg_try_advisory_xact_lock($1::int) as "isMine"',
  takes: [t.integer],
  gives: { isMine: t.present(t.boolean) },
}).value;
