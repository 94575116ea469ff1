// The types of PostgreSQL, as declarations of statements name them: `t.text`.

/** A type of PostgreSQL: what a row holds, and what a parameter may be. */
export interface SqlType<Out, In = Out> {
  /** Its names in `pg_type`; the driver reads and writes all of them alike. */
  readonly names: readonly string[];
  /** Of a column: its table says that it is never null; it may be null; or the statement alone rules null out. */
  readonly nulls: 'by-table' | 'or-null' | 'present';
  /** Turns a parameter into what the driver sends. */
  readonly write?: ((value: unknown) => unknown) | undefined;
  /** Never set: they only carry the types. */
  readonly out?: Out;
  readonly in?: (value: In) => void;
}

const sqlType = <Out, In = Out>(names: string[], write?: (value: unknown) => unknown): SqlType<Out, In> => ({
  names,
  nulls: 'by-table',
  write,
});

export const text = sqlType<string>(['text', 'varchar']);
export const uuid = sqlType<string>(['uuid']);
export const boolean = sqlType<boolean>(['bool']);
export const integer = sqlType<number>(['int4', 'int2']);
/** A string in a row: a number would lose digits. */
export const bigint = sqlType<string, string | number | bigint>(['int8']);
export const float = sqlType<number>(['float8']);
/** As `bigint`. */
export const numeric = sqlType<string, string | number>(['numeric']);
export const timestamptz = sqlType<Date, Date | string>(['timestamptz']);
/** Only as a parameter: read it as text, so that no time zone shifts it. */
export const date = sqlType<never, string>(['date']);

/** One of these texts. */
export const oneOf = <const T extends string>(_values: readonly T[]): SqlType<T> => sqlType<T>(text.names.slice());

/** A text of our own kinds, where there is no list of them. */
export const textAs = <T extends string>(): SqlType<T> => sqlType<T>(text.names.slice());

/** JSON of our own shape. */
export const jsonb = <T>(): SqlType<T> =>
  sqlType<T>(['jsonb', 'json'], (value) => (value === null ? null : JSON.stringify(value)));

export const array = <Out, In>({ names }: SqlType<Out, In>): SqlType<Out[], readonly In[]> =>
  sqlType(names.map((name) => `_${name}`));

/** A column that may be null, or a parameter that may. */
export const orNull = <Out, In>({ names, write }: SqlType<Out, In>): SqlType<Out | null, In | null> => ({
  names,
  nulls: 'or-null',
  write,
});

/** A column that the statement never leaves null, which its table does not say: an expression, or a nullable column under a condition. */
export const present = <Out, In>({ names }: SqlType<Out, In>): SqlType<Out, In> => ({ names, nulls: 'present' });

export type Columns = Readonly<Record<string, SqlType<unknown, never>>>;

export function allOrNull<C extends Columns>(
  columns: C,
): { [K in keyof C]: C[K] extends SqlType<infer Out, infer In> ? SqlType<Out | null, In | null> : never };
/** The columns of a table that an outer join may leave out. */
export function allOrNull(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, orNull(type)]));
}

/** The names of columns for a `select`, quoted, where all are a table's own. */
export const namesOf = (columns: Columns): string =>
  Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ');
