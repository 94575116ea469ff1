import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

/** The statements on `releases`. */
export const releaseStatements = {
  /** Records that a release is served now. */
  serve: statement({
    sql: 'insert into releases (name) values ($1) on conflict (name) do update set "lastSeenAt" = now()',
    takes: [t.text],
  }).run,

  all: statement({
    sql: 'select name, "firstSeenAt", "lastSeenAt" from releases',
    gives: { name: t.text, firstSeenAt: t.timestamptz, lastSeenAt: t.timestamptz },
  }).all,
};
