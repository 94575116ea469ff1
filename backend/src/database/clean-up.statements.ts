import * as t from './sql-types.ts';
import { statement } from './statement.ts';

/**
 * Rows of a table to be cleared away. Every part is SQL; nothing in it comes from outside. A folder declares its own as `prune` in its
 * `user-data`: see `user-data.ts` here.
 */
export type CleanUp = {
  table: string;
  /** A condition that every deleted row meets, for example that of a partial index. */
  condition?: string;
} & (
  | {
      /** An indexed column of this type; rows before a time are deleted. */
      by: string;
      type: 'timestamptz' | 'date';
      before: string;
    }
  | {
      /** The key, where no index finds the rows: the clean-up passes all rows, and deletes those that meet a condition on `t`. */
      by: string;
      type: 'uuid' | 'integer';
      only: string;
    }
);

const BATCH = {
  /** Rows that it looked at, and that it deleted. */
  found: t.present(t.integer),
  gone: t.present(t.integer),
  /** The key of the last. */
  last: t.orNull(t.text),
};

function deletion({ table, by, type, condition, ...what }: CleanUp) {
  const isOld = 'before' in what;
  const batch = (after: string | undefined): string => {
    const conditions = [condition, isOld ? `${by} < ${what.before}` : undefined, after].filter((each) => each !== undefined);
    return `
    with page as (
      select ctid as place, ${by} as mark from ${table} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by ${by} limit $1),
    gone as (
      delete from ${table} t where t.ctid = any(array(select place from page)) ${isOld ? '' : `and (${what.only})`} returning 1)
    select count(*)::int as found, (select count(*)::int from gone) as gone, (select mark::text from page order by mark desc limit 1) as last
    from page`;
  };
  return {
    /** Deletes the first so many. */
    first: statement({ sql: batch(undefined), takes: [t.bigint], gives: BATCH }).one,
    /** Deletes so many after a key. */
    next: statement({
      sql: batch(`${by} ${isOld ? '>=' : '>'} $2::text::${type}`),
      takes: [t.bigint, t.text],
      gives: BATCH,
    }).one,
  };
}

const made = new WeakMap<CleanUp, ReturnType<typeof deletion>>();

/** The statements of a clean-up: made once for each, from what its folder declares. */
export function deletionOf(what: CleanUp): ReturnType<typeof deletion> {
  const known = made.get(what) ?? deletion(what);
  made.set(what, known);
  return known;
}
