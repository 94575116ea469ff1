/** Where a node finds its database. */
export interface DatabaseAddress {
  /** For everything that takes a transaction: the server, or a pooler in front of it. */
  url: string;
  /** The server itself, for what keeps a connection: migrations, notifications, jobs, and work of minutes. */
  directUrl: string;
  /** Whether `url` leads to a pooler that gives each transaction any of its connections: see `database/pooler.ts`. */
  isPooled: boolean;
}

/** The address of a server without a pooler. */
export const withoutPooler = (url: string): DatabaseAddress => ({ url, directUrl: url, isPooled: false });

type Name = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOLER';

/**
 * Reads where the database is.
 * @param read how an address of PostgreSQL and a text are read; null where one is unset
 * @param faults gets a line for each fault
 * @returns null: none is configured
 */
export function databaseConfig(
  read: { address(name: Name): string | null; text(name: Name): string | null },
  faults: string[],
): DatabaseAddress | null {
  const url = read.address('DATABASE_URL');
  const directUrl = read.address('DATABASE_DIRECT_URL');
  const pooler = read.text('DATABASE_POOLER') ?? 'none';
  if (!['transaction', 'none'].includes(pooler)) faults.push('DATABASE_POOLER must be transaction or none');
  const isPooled = pooler === 'transaction';
  // Notifications need a connection that stays.
  if (isPooled && !read.text('DATABASE_DIRECT_URL')) faults.push('DATABASE_DIRECT_URL is missing, and DATABASE_POOLER needs it');
  if ((isPooled || directUrl) && !read.text('DATABASE_URL'))
    faults.push('DATABASE_URL is missing, and DATABASE_POOLER and DATABASE_DIRECT_URL need it');
  return url === null ? null : { url, directUrl: directUrl ?? url, isPooled };
}
