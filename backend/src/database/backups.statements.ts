import * as t from './sql-types.ts';
import { statement } from './statement.ts';

/** Seconds since the newest backup; null before the first one. */
export const backupAge = statement({
  sql: `select extract(epoch from now() - max(at))::float8 as age from backups`,
  gives: { age: t.orNull(t.float) },
}).value;

/** The statements on `erasures`. */
export const erasureStatements = {
  /** Keeps that things were deleted, now: their kind and their ids. */
  record: statement({
    sql: `insert into erasures (kind, key) select $1, key from unnest($2::text[]) key
      on conflict (kind, key) do update set at = now(), "isPending" = false`,
    takes: [t.text, t.array(t.text)],
  }).run,

  /** What a restore has brought back, the oldest first; of these kinds. */
  pending: statement({
    sql: `select kind, key from erasures where "isPending" and kind = any($1) order by at, kind, key`,
    takes: [t.array(t.text)],
    gives: { kind: t.text, key: t.text },
  }).all,

  /** Takes one of them: two nodes may start at once. @returns whether it is still to be done */
  take: statement({
    sql: `update erasures set "isPending" = false where kind = $1 and key = $2 and "isPending"`,
    takes: [t.text, t.text],
  }).some,
};
