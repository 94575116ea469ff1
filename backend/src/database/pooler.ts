import type pg from 'pg';
import { server } from './server.statements.ts';
import type { Transaction } from './transaction.ts';

/*
 * Behind a pooler that gives each transaction any of its connections (`DATABASE_POOLER=transaction`, as PgBouncer's transaction mode):
 * - Statements have no names, and no connection asks for settings. Limits of time are the pooler's to give, and a node does not start without them.
 * - What keeps a connection goes past it, to `directUrl`: migrations and their lock, notifications, the jobs' workers, work of minutes.
 */

/** What a pool is made of, and the address of the server itself: see `longWork`. */
export interface PoolOptions extends pg.PoolConfig {
  directUrl?: string;
}

/**
 * Makes a connection forget the names of its statements. A pooler gives each transaction another connection of the server's, which would not know a
 * statement of that name.
 */
export function forgetStatementNames(client: pg.ClientBase): void {
  const { query } = client;
  Object.assign(client, {
    query: (first: unknown, ...rest: unknown[]): unknown => Reflect.apply(query, client, [withoutName(first), ...rest]),
  });
}

const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query) ? { ...query, name: undefined } : query;

/**
 * Checks what a pooler gives: its connections must have the limits of time that a node gives to its own. PgBouncer passes no start-up parameters on,
 * and a setting of one transaction would stay for the next one's owner, so that nobody but the operator can set them.
 * @param wanted milliseconds by the setting's name; a shorter limit is accepted
 * @throws Error that says what to run
 */
export async function checkPooledSettings(db: Transaction, wanted: Readonly<Record<string, number>>): Promise<void> {
  const found = new Map((await server.settings(db, [...Object.keys(wanted), 'jit'])).map(({ name, value }) => [name, value]));
  const missing = Object.entries(wanted).flatMap(([name, most]) => {
    const value = Number(found.get(name));
    return value > 0 && value <= most ? [] : [`${name} = ${most}`];
  });
  if (found.get('jit') !== 'off') missing.push('jit = off');
  if (missing.length === 0) return;
  const { role, database } = await server.names(db);
  throw new Error(
    [
      "The pooler's connections lack settings. Set them by `connect_query` in PgBouncer, or so in PostgreSQL, and let the pooler connect anew:",
      ...missing.map((setting) => `  alter role ${role} in database ${database} set ${setting};`),
    ].join('\n'),
  );
}
