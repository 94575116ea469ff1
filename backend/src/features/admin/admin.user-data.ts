import type pg from 'pg';
import type { UserData } from '../../database/user-data.ts';
import { inPages } from '../../lib/json-pieces.ts';
import { audit } from './admin.statements.ts';

/** Entries that one statement reads for an export. */
const EXPORTED_AT_ONCE = 200;

function exportedEntries(pool: pg.Pool, userId: string): AsyncGenerator<object> {
  const read = (after: { id: number } | null) => audit.exportOf(pool, userId, after?.id ?? 0, EXPORTED_AT_ONCE);
  return inPages(read, EXPORTED_AT_ONCE);
}

/** The audit log outlives those whom it names: nothing of it is erased. */
export const adminUserData = {
  /** What the user did, and from where; to whom is not theirs to keep. */
  export: async (pool, userId) => ({ auditEntries: exportedEntries(pool, userId) }),
} satisfies UserData;
