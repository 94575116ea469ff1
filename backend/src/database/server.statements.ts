import * as t from './sql-types.ts';
import { statement } from './statement.ts';

/** Statements that ask about the server and the connection. */
export const server = {
  isAnswering: statement({ sql: 'select 1' }).run,

  hasTable: statement({
    sql: 'select to_regclass($1) is not null as found',
    takes: [t.text],
    gives: { found: t.present(t.boolean) },
  }).value,

  /** The database, and whether the server's identifier may be read. */
  database: statement({
    sql: `select oid::text, datname::text as name, has_function_privilege('pg_control_system()', 'execute') as "mayAsk"
      from pg_database where datname = current_database()`,
    gives: { oid: t.present(t.text), name: t.present(t.text), mayAsk: t.present(t.boolean) },
  }).one,

  identifier: statement({
    sql: 'select system_identifier::text as id from pg_control_system()',
    gives: { id: t.present(t.text) },
  }).value,

  /** A connection's settings, by their names. */
  settings: statement({
    sql: 'select name, setting as value from pg_settings where name = any($1)',
    takes: [t.array(t.text)],
    gives: { name: t.present(t.text), value: t.present(t.text) },
  }).all,

  /** The names of the role and the database, as SQL writes them. */
  names: statement({
    sql: 'select quote_ident(current_user) as role, quote_ident(current_database()) as database',
    gives: { role: t.present(t.text), database: t.present(t.text) },
  }).one,

  /** Names of the migrations that have run. */
  migrations: statement({ sql: 'select name from migrations', gives: { name: t.text } }).values,

  /** Takes an advisory lock for as long as the connection lasts, unless another connection has it. @returns whether it was free */
  tryLockConnection: statement({
    sql: 'select pg_try_advisory_lock($1::int) as free',
    takes: [t.integer],
    gives: { free: t.present(t.boolean) },
  }).value,

  processId: statement({ sql: 'select pg_backend_pid() as pid', gives: { pid: t.present(t.integer) } }).value,

  /** Cancels what another connection runs. */
  cancel: statement({ sql: 'select pg_cancel_backend($1)', takes: [t.integer] }).run,

  /** Sends a text on a channel, with the commit. */
  notify: statement({ name: 'notify', sql: 'select pg_notify($1, $2)', takes: [t.text, t.text] }).run,

  /** The same for several payloads. */
  notifyAll: statement({ sql: 'select pg_notify($1, payload) from unnest($2::text[]) payload', takes: [t.text, t.array(t.text)] })
    .run,
};
