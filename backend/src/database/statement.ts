import type pg from 'pg';
import { report } from '../lib/measures.ts';
import { inSpan, isTraced } from '../lib/tracing.ts';
import type { Columns, SqlType } from './sql-types.ts';
import type { Transaction } from './transaction.ts';

/**
 * Statements of one form, for what cannot be a parameter: each key's is made at its first use.
 * @param described the key whose statement is made at once, so that the test describes it, and by it the others
 */
export function variants<K, S>(described: NoInfer<K>, make: (key: K) => S): (key: K) => S {
  const made = new Map<K, S>([[described, make(described)]]);
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Milliseconds from which a statement counts as slow: they take less than ten. */
export const SLOW_MS = 500;

type Types = readonly SqlType<unknown, never>[];
type InOf<T> = T extends SqlType<unknown, infer In> ? In : never;
type ArgumentsOf<T> = T extends Types ? { [I in keyof T]: InOf<T[I]> } : [{ readonly [K in keyof T]: InOf<T[K]> }];
/** The row that these columns make. */
export type RowOf<C extends Columns> = { -readonly [K in keyof C]: C[K] extends SqlType<infer Out, never> ? Out : never };

export interface Declaration<T extends Types | Columns = Types, C extends Columns = Columns> {
  /** Only for statements of hot paths: each connection keeps its plan. */
  name?: string;
  sql: string;
  /** The parameters, as a list (`$1`, `$2` …) or by names (`$id`, `$plan` …); none where it is left out. */
  takes?: T;
  /** The columns of a row; where it is left out, nothing is read of the rows. */
  gives?: C;
}

const OF_STATEMENT = { kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const;

/** What a statement that has no name is called in a trace: what it does, and with which table first. */
export function titleOf(sql: string): string {
  const [, verb, table] =
    /(?<!\b(?:do|for|key)\s+)\b(insert\s+into|update|delete\s+from)\s+"?([a-z_][\w.]*)/i.exec(sql) ??
    /\b(select)\b.*?\bfrom\s+"?([a-z_][\w.]*)/is.exec(sql) ??
    [];
  if (!verb || !table) return /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? 'statement';
  return `${verb.toLowerCase().replace(/\s+/, ' ')} ${table}`;
}

/** Every declared statement that has been loaded: see `statements.test.ts`. */
export const DECLARED: Declaration[] = [];

const isList = (takes: Types | Columns): takes is Types => Array.isArray(takes);

/** Numbers parameters that have names, in their order, as PostgreSQL does. @returns the text, and how what a caller gives becomes values */
function parametersOf(declared: string, takes: Types | Columns) {
  const names = isList(takes) ? null : Object.keys(takes);
  const types = Object.values<SqlType<unknown, never>>(takes);
  const writers = types.flatMap(({ write }, at) => (write ? [{ at, write }] : []));
  const valuesOf = (given: readonly unknown[]): unknown[] => {
    const named: Record<string, unknown> = Object(given[0]);
    const values = names ? names.map((key) => named[key]) : [...given];
    for (const { at, write } of writers) values[at] = write(values[at]);
    return values;
  };
  const sql = names ? declared.replaceAll(/\$([a-z]\w*)/gi, (_, name: string) => `$${names.indexOf(name) + 1}`) : declared;
  return { sql, types, valuesOf };
}

/** Runs a statement; reports a slow one, and follows each in its trace. */
function watched(config: (given: readonly unknown[]) => pg.QueryConfig, name: string | undefined, sql: string) {
  let title = name;
  const run = async <R extends object>(db: Transaction, given: readonly unknown[]): Promise<pg.QueryResult<R>> => {
    const begun = performance.now();
    try {
      return await db.query<R>(config(given));
    } finally {
      const ms = performance.now() - begun;
      if (ms >= SLOW_MS) report('slowStatement', { sql, ms });
    }
  };
  return <R extends object>(db: Transaction, given: readonly unknown[]): Promise<pg.QueryResult<R>> => {
    if (!isTraced()) return run<R>(db, given);
    title ??= titleOf(sql);
    return inSpan(title, OF_STATEMENT, () => run<R>(db, given));
  };
}

/**
 * Declares a statement, at the top of a `*.statements.ts`. PostgreSQL describes each of them in a test, and the declaration must agree, so
 * that rows need no check when they are read.
 * @returns its ways of being run: on the pool, or in a transaction
 */
export function statement<const T extends Types | Columns = [], const C extends Columns = Record<never, never>>(
  declaration: Declaration<T, C>,
) {
  type Row = RowOf<C>;
  type Value = Row[keyof C];
  type Arguments = ArgumentsOf<T>;
  const { name, takes = [], gives = {} } = declaration;
  const { sql, types, valuesOf } = parametersOf(declaration.sql, takes);
  DECLARED.push({ name, sql, takes: types, gives: declaration.gives });
  const [column = ''] = Object.keys(gives);
  const config = (given: readonly unknown[]): pg.QueryConfig => ({ name, text: sql, values: valuesOf(given) });
  const query = watched(config, name, sql);
  const first = async (db: Transaction, ...values: Arguments): Promise<Row | null> =>
    (await query<Row>(db, values)).rows[0] ?? null;
  return {
    /** What the driver is given, for what does more than run it. */
    config: (...values: Arguments): pg.QueryConfig => config(values),
    /** All rows. */
    all: async (db: Transaction, ...values: Arguments): Promise<Row[]> => (await query<Row>(db, values)).rows,
    /** The first row; null where there is none. */
    first,
    /** The row of a statement that always has one. */
    one: async (db: Transaction, ...values: Arguments): Promise<Row> => {
      const row = await first(db, ...values);
      if (!row) throw new Error('A statement that always gives a row gave none');
      return row;
    },
    /** The first row's first column; null where there is no row. */
    value: async (db: Transaction, ...values: Arguments): Promise<Value | null> =>
      (await query<Record<string, Value>>(db, values)).rows[0]?.[column] ?? null,
    /** The first column of all rows. */
    values: async (db: Transaction, ...values: Arguments): Promise<Value[]> =>
      (await query<Record<string, Value>>(db, values)).rows.flatMap(Object.values<Value>),
    /** How many rows it gave or changed. */
    count: async (db: Transaction, ...values: Arguments): Promise<number> => (await query(db, values)).rowCount ?? 0,
    /** Whether it gave or changed a row. */
    some: async (db: Transaction, ...values: Arguments): Promise<boolean> => ((await query(db, values)).rowCount ?? 0) > 0,
    /** All rows of a statement without parameters, some at a time, by a cursor. On a connection of its own, which ends the cursor where a caller stops early. */
    async *batches(db: Transaction, size: number): AsyncGenerator<Row[]> {
      await db.query(`declare batches cursor with hold for ${sql}`);
      for (;;) {
        const { rows } = await db.query<Row>(`fetch ${size} from batches`);
        if (rows.length === 0) break;
        yield rows;
      }
      await db.query('close batches');
    },
    run: async (db: Transaction, ...values: Arguments): Promise<void> => {
      await query(db, values);
    },
  };
}
