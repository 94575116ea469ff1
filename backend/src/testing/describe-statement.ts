import pg from 'pg';
import type { Declaration } from '../database/statement.ts';

/** What PostgreSQL says of a statement that it has parsed, and not run. */
interface Described {
  parameters: string[];
  columns: { name: string; type: string /** Of the table's column; null: an expression. */; origin: Origin | null }[];
}

interface Origin {
  table: string;
  isNullable: boolean;
}

/** A part of the wire protocol: `parse` and `describe`, without `bind` and `execute`. */
class Describing implements pg.Submittable {
  private parameterIds: number[] = [];
  private fields: pg.FieldDef[] = [];
  private readonly sql: string;
  private readonly done: (error: Error | null, parameterIds: number[], fields: pg.FieldDef[]) => void;

  constructor(sql: string, done: Describing['done']) {
    this.sql = sql;
    this.done = done;
  }

  submit(connection: pg.Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameterIds = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.sql, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.done(error, [], []);
  }

  handleReadyForQuery(): void {
    this.done(null, this.parameterIds, this.fields);
  }
}

/** An outer join, and the table that may have no row; nothing where it is a query of its own. */
const OUTER_JOIN = /\b(left|right|full)\s+(?:outer\s+)?join\s+(?:lateral\s+)?(?:"?(\w+)"?)?/gi;
/** PostgreSQL does not say of which table a column of several united queries is. */
const UNION = /\bunion\b/i;

/** Compares declarations with what a database's PostgreSQL says of the statements. */
export async function openDescriber(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: types } = await client.query<{ id: number; name: string }>('select oid::int as id, typname as name from pg_type');
  const typeNames = new Map(types.map(({ id, name }) => [id, name]));
  const { rows: columns } = await client.query<{ place: string; table: string; isNullable: boolean }>(
    `select attrelid || '.' || attnum as place, relname as table, not attnotnull as "isNullable"
     from pg_attribute a join pg_class c on c.oid = a.attrelid where attnum > 0 and relkind = 'r'`,
  );
  const origins = new Map(columns.map(({ place, ...origin }) => [place, origin]));
  const tables = new Set(columns.map(({ table }) => table));

  const describe = (sql: string): Promise<Described> =>
    new Promise((resolve, reject) => {
      const nameOf = (id: number): string => typeNames.get(id) ?? String(id);
      client.query(
        new Describing(sql, (error, parameterIds, fields) =>
          error
            ? reject(error)
            : resolve({
                parameters: parameterIds.map(nameOf),
                columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
                  name,
                  type: nameOf(dataTypeID),
                  origin: origins.get(`${tableID}.${columnID}`) ?? null,
                })),
              }),
        ),
      );
    });

  /** Whether an outer join may leave a table's columns null; all of them where it joins a query. */
  const isOuter = (sql: string, table: string): boolean =>
    [...sql.matchAll(OUTER_JOIN)].some(([, side, joined]) => side !== 'left' || !tables.has(joined ?? '') || joined === table);

  /** What is wrong with how a column's nulls are declared. */
  const nullFault = (sql: string, nulls: string, origin: Origin | null): string | null => {
    if (!origin) return nulls === 'by-table' && !UNION.test(sql) ? 'is an expression: declare it `present`, or `orNull`' : null;
    const isOpen = origin.isNullable || isOuter(sql, origin.table);
    if (isOpen && nulls === 'by-table')
      return 'may be null: declare it `orNull`, or `present` where the statement rules that out';
    return isOpen || nulls === 'by-table' ? null : `is never null: declare it without \`${nulls}\``;
  };

  return {
    /** What a declaration says wrongly; empty where it is right. */
    async faults({ sql, takes = [], gives }: Declaration): Promise<string[]> {
      const described = await describe(sql).catch((error: Error) => error.message);
      if (typeof described === 'string') return [described];
      const faults: string[] = [];
      const { parameters, columns } = described;
      if (parameters.length !== takes.length) faults.push(`takes ${parameters.length} parameters, not ${takes.length}`);
      for (const [at, { names }] of takes.entries())
        if (parameters[at] && !names.includes(parameters[at])) faults.push(`$${at + 1} is ${parameters[at]}, not ${names[0]}`);
      // Nothing can be read of rows that are not declared.
      if (!gives) return faults;
      const given = columns.map(({ name }) => name);
      if (given.toSorted().join() !== Object.keys(gives).toSorted().join())
        faults.push(`gives ${given.join(', ')}, not ${Object.keys(gives).join(', ')}`);
      for (const { name, type, origin } of columns) {
        const declared = gives[name];
        if (!declared) continue;
        if (!declared.names.includes(type)) faults.push(`"${name}" is ${type}, not ${declared.names[0]}`);
        const fault = nullFault(sql, declared.nulls, origin);
        if (fault) faults.push(`"${name}" ${fault}`);
      }
      return faults;
    },
    close: () => client.end(),
  };
}
