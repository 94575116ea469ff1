import type pg from 'pg';
import { budgetReached, notSignedIn } from '../lib/app-error.ts';
import { codeOf } from '../lib/error-code.ts';

export interface ModelBudget {
  /**
   * Reserves some tokens before a request, so that parallel requests cannot exceed the cap together.
   * @throws AppError 401 for a user who is gone; 429 `budget_reached` when this user's or address's requests have cost a day's share
   */
  reserve(usageKey: string, tokens: number): Promise<void>;
  /** Corrects the reservation by the real cost; `tokens` is the difference. */
  settle(usageKey: string, tokens: number): Promise<void>;
}

/** How the key of a user's use begins. */
const OF_USER = 'user:';
/** PostgreSQL's code of a foreign key without its row. */
const NO_SUCH_USER = '23503';

/**
 * Tokens a day that one user's or address's requests may cost, question and answer together. One advice costs about 1,500:
 * an address without an account reaches its cap after some 40 (most of them stopped or failed, since three count), an account after 400.
 */
const DAILY_TOKENS = { ip: 60_000, user: 600_000 };

/**
 * Counts the cost of requests by `usageKey` and day (UTC), in the database: the cap holds across nodes and restarts.
 * @param factor multiplies the caps, like all rate limits, for load tests
 */
export function createBudget(pool: pg.Pool, factor = 1): ModelBudget {
  return {
    async reserve(usageKey, tokens) {
      const daily = usageKey.startsWith(OF_USER) ? DAILY_TOKENS.user : DAILY_TOKENS.ip;
      const cap = Math.round(daily * factor);
      const reserving = pool.query({
        name: 'budget-reserve',
        text: `insert into model_spend (person, day, tokens, "userId") values ($1, (now() at time zone 'utc')::date, $2, $4)
               on conflict (person, day) do update set tokens = model_spend.tokens + excluded.tokens
               where model_spend.tokens + excluded.tokens <= $3`,
        values: [usageKey, tokens, cap, usageKey.startsWith(OF_USER) ? usageKey.slice(OF_USER.length) : null],
      });
      const { rowCount } = await reserving.catch((error: unknown) => {
        // What was under way when an account was deleted must not bring a trace of it back.
        throw codeOf(error) === NO_SUCH_USER ? notSignedIn() : error;
      });
      if (rowCount === 0) throw budgetReached();
    },
    async settle(usageKey, tokens) {
      await pool.query({
        name: 'budget-settle',
        text: `update model_spend set tokens = greatest(0, tokens + $2) where person = $1 and day = (now() at time zone 'utc')::date`,
        values: [usageKey, tokens],
      });
    },
  };
}
