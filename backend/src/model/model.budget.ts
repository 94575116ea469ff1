import type pg from 'pg';
import { budgetReached, notSignedIn } from '../lib/app-error.ts';
import { codeOf } from '../lib/error-code.ts';
import { type reserving, settleTokens } from './model.budget.statements.ts';
import { type BudgetSettings, levelsOf, type Payer } from './payer.ts';

/** What a request has reserved, and where it is counted. */
interface Reserved {
  keys: readonly string[];
  /** The day (UTC), as `2026-11-28`: a request that ends after midnight is settled where it was reserved. */
  day: string;
}

export interface ModelBudget {
  /**
   * Reserves some tokens before a request, on every level of its payer or on none, so that parallel requests cannot exceed a cap together.
   * @throws AppError 401 for a user who is gone; 429 `budget_reached` when a level has spent its day's share
   */
  reserve(payer: Payer, tokens: number): Promise<Reserved>;
  /** Corrects the reservation by the real cost; `tokens` is the difference. */
  settle(reserved: Reserved, tokens: number): Promise<void>;
}

/** PostgreSQL's code of a foreign key without its row. */
const NO_SUCH_USER = '23503';

/**
 * Counts the cost of requests by payer and day (UTC), in the database: the caps hold across nodes and restarts.
 * @param settings `reserveTokens`: the statement that knows of paid plans, whose caps are higher
 */
export function createBudget(
  pool: pg.Pool,
  settings: BudgetSettings & { reserveTokens: ReturnType<typeof reserving> },
): ModelBudget {
  const settle = async ({ keys, day }: Reserved, tokens: number): Promise<void> => {
    if (keys.length > 0) await settleTokens(pool, keys, day, tokens);
  };
  return {
    async reserve(payer, tokens) {
      const user = 'sessionId' in payer ? payer.creatorId : payer.userId;
      const asked = settings.reserveTokens(pool, levelsOf(payer, settings), user, tokens);
      const { day, counted, levels } = await asked.catch((error: unknown) => {
        // What was under way when an account was deleted must not bring a trace of it back.
        throw codeOf(error) === NO_SUCH_USER ? notSignedIn() : error;
      });
      const reserved = { keys: counted, day };
      if (counted.length === levels) return reserved;
      await settle(reserved, -tokens);
      throw budgetReached();
    },
    settle,
  };
}
