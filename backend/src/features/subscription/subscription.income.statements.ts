import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

/** The statements on `billing_income`. */
export const incomeStatements = {
  add: statement({ sql: 'insert into billing_income (id, cents) values ($1, 0) on conflict do nothing', takes: [t.text] }).run,
  lock: statement({ sql: 'select 1 from billing_income where id = $1 for update', takes: [t.text] }).run,
  /** The version changes with every amount that is stored, the same one too. */
  read: statement({
    sql: 'select cents::float8 as cents, xmin::text as version from billing_income where id = $1',
    takes: [t.text],
    gives: { cents: t.present(t.float), version: t.present(t.text) },
  }).first,
  save: statement({ sql: 'update billing_income set cents = $2 where id = $1', takes: [t.text, t.bigint] }).run,
};
