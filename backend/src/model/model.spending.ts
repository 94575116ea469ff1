import type { TaskState } from '@beside/common/tasks/tasks.constants';
import type pg from 'pg';
import type { Jobs } from '../database/jobs.ts';
import { type Transaction, transact } from '../database/transaction.ts';
import { spendingByDay } from './model.budget.statements.ts';
import { INSTALLATION } from './payer.ts';

/** Tokens that the whole installation has spent today (UTC). */
export async function tokensToday(pool: Transaction): Promise<number> {
  const rows = await spendingByDay(pool, INSTALLATION);
  return Number(rows.find(({ isToday }) => isToday)?.tokens ?? 0);
}

interface SpendingDeps {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'cron'>;
  tasks: {
    open(transaction: Transaction, task: { kind: 'spending'; subject: string; state: TaskState }): Promise<void>;
    find(task: { kind: 'spending'; subject: string }): Promise<{ state: TaskState | null } | null>;
  };
  /** Tokens a day that the whole installation may spend; null: no cap. */
  cap: number | null;
}

/** Shares of the cap of which the owner is told, the largest first. `refuses`: requests are refused there, of all, and of those who do not pay. */
const SHARES: readonly { share: number; state: TaskState; refuses?: true }[] = [
  { share: 1, state: 'used_up', refuses: true },
  { share: 0.8, state: 'most', refuses: true },
  { share: 0.5, state: 'half' },
];
/** Without a cap, a day is unusual from so many times the mean of the days before, once there are so many; and never below these tokens. */
const UNUSUAL = { times: 3, days: 3, tokens: 500_000 };

/** Tokens that a large request reserves: where fewer are left, some are refused, though the count has not reached the share. */
const RESERVED = 12_000;

/** The more of the cap is spent, the lower; what concerns no share comes last. */
const rank = (state: TaskState | null): number => {
  const index = SHARES.findIndex((each) => each.state === state);
  return index === -1 ? SHARES.length : index;
};

/**
 * What the owner has to know of a day's spending; null: nothing.
 * @param tokens of the day so far
 * @param before those of the days before it, on which anything was spent
 */
export function stateOf(tokens: number, before: readonly number[], cap: number | null): TaskState | null {
  if (cap !== null) return SHARES.find(({ share, refuses }) => tokens + (refuses ? RESERVED : 0) >= cap * share)?.state ?? null;
  const usual = before.reduce((sum, each) => sum + each, 0) / before.length;
  const isUnusual = before.length >= UNUSUAL.days && tokens >= Math.max(UNUSUAL.tokens, UNUSUAL.times * usual);
  return isUnusual ? 'unusual' : null;
}

/** Tells the owner by a task a day what the installation spends on the model: at half, at most and at all of its cap, or on an unusual day. */
export function watchSpending({ pool, jobs, tasks, cap }: SpendingDeps) {
  const look = async (): Promise<void> => {
    const rows = await spendingByDay(pool, INSTALLATION);
    const today = rows.find(({ isToday }) => isToday);
    const before = rows.filter(({ isToday }) => !isToday).map(({ tokens }) => Number(tokens));
    const state = today && stateOf(Number(today.tokens), before, cap);
    if (!state) return;
    // What was reserved and not needed may take a day back below a share: the owner is told of each once.
    const known = await tasks.find({ kind: 'spending', subject: today.day });
    if (known && rank(known.state) <= rank(state)) return;
    await transact(pool, (transaction) => tasks.open(transaction, { kind: 'spending', subject: today.day, state }));
  };
  jobs.cron('model-spending', '*/5 * * * *', look);
  return { look };
}
