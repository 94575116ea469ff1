import type { Plan } from '@beside/common/usage/usage.constants';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import type pg from 'pg';
import type { Jobs } from '../../../database/jobs.ts';
import { tryLockByNumber } from '../../../database/locks.statements.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import type { DirectoryRow } from './account.directory.statements.ts';
import * as users from './account.directory.statements.ts';
import { indexState } from './account.directory-filling.ts';

export type { DirectoryRow } from './account.directory.statements.ts';

/** Hits of a search that are counted; whatever is beyond is not reached by it. */
const HITS_MAX = 1000;
/** The advisory lock under which one node at a time adds the ledger up. */
const COMPACT_LOCK = 7_203_119;

/** A page of users, the newest first. */
export interface DirectoryPage {
  users: DirectoryRow[];
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
}

/** All users, as an administrator lists and searches them: at a cost that does not grow with their number. */
export function directory({ pool }: { pool: pg.Pool }) {
  const counts = async (): Promise<{ total: number; byPlan: Record<Plan, number> }> => {
    const rows = await users.counts(pool);
    const of = (plan: string): number => rows.find((row) => row.plan === plan)?.users ?? 0;
    return {
      total: rows.reduce((sum, { users }) => sum + users, 0),
      byPlan: Object.assign({}, ...PLAN_IDS.map((plan) => ({ [plan]: of(plan) }))),
    };
  };
  const page = async (number: number, limit: number): Promise<DirectoryPage> => {
    const [{ total }, rows] = await Promise.all([counts(), users.page(pool, (number - 1) * limit, limit)]);
    return { users: rows, total, isMore: false };
  };
  let isIndexed = false;
  /** Once it is there, it stays. */
  const hasIndex = async (): Promise<boolean> => {
    isIndexed ||= (await indexState(pool)).isUsable;
    return isIndexed;
  };
  const byIds = async (ids: readonly string[], db: Transaction = pool): Promise<DirectoryRow[]> => {
    // PostgreSQL takes no such character, and no id has one.
    const possible = ids.filter((id) => !id.includes('\0'));
    return possible.length === 0 ? [] : users.byIds(db, possible);
  };

  return {
    /** All users, and those of each plan: from a ledger, without counting them. */
    counts,

    /** @param number from 1 on */
    page,

    /** A page of those who have all words of a search in their names or address. Without words, of all users. While the index is being built, of the newest alone. */
    async search(search: string, number: number, limit: number): Promise<DirectoryPage> {
      const isWhole = await hasIndex();
      const found = await (isWhole ? users.search.first : users.searchNewest)(pool, search, HITS_MAX + 1);
      if (!found?.hasWords) return page(number, limit);
      const hits = found.numbers ?? [];
      const counted = hits.slice(0, HITS_MAX);
      const shown = counted.slice((number - 1) * limit, number * limit);
      return {
        users: await users.byNumbers(pool, shown),
        total: counted.length,
        isMore: !isWhole || hits.length > counted.length,
      };
    },

    byIds,

    async byId(id: string, db: Transaction = pool): Promise<DirectoryRow | null> {
      return (await byIds([id], db))[0] ?? null;
    },
  };
}

/** Adds the ledger of users up now and then: it grows with each registration. */
export function compactCounts(jobs: Jobs, pool: pg.Pool): void {
  jobs.cron('user-counts', '*/10 * * * *', () =>
    transact(pool, async (transaction) => {
      if (await tryLockByNumber(transaction, COMPACT_LOCK)) await users.compact(transaction);
    }),
  );
}
