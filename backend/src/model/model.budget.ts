import type pg from 'pg';
import { AppError } from '../lib/app-error.ts';

export interface ModelBudget {
  /** @throws AppError 429 `budget_reached` when this person's requests have cost a day's share */
  check(person: string): Promise<void>;
  record(person: string, tokens: number): Promise<void>;
}

/**
 * Tokens a day that one person's requests may cost, question and answer together. One advice costs about 1,500:
 * an address without an account reaches its cap after some 40 (most of them stopped or failed, since three count), an account after 400.
 */
const DAILY_TOKENS = { ip: 60_000, user: 600_000 };

/** Counts what each person's requests cost, by day (UTC), in the database: the cap holds across nodes and restarts. */
export function createBudget(pool: pg.Pool): ModelBudget {
  return {
    async check(person) {
      const cap = person.startsWith('user:') ? DAILY_TOKENS.user : DAILY_TOKENS.ip;
      const { rows } = await pool.query<{ over: boolean }>({
        name: 'budget-check',
        text: `select tokens >= $2 as over from model_spend where person = $1 and day = (now() at time zone 'utc')::date`,
        values: [person, cap],
      });
      if (rows[0]?.over)
        throw new AppError(
          'budget_reached',
          429,
          'That is as much as one person can ask for in a day. Please come back tomorrow.',
          { retryAfter: 3600 },
        );
    },
    async record(person, tokens) {
      await pool.query({
        name: 'budget-record',
        text: `insert into model_spend (person, day, tokens) values ($1, (now() at time zone 'utc')::date, $2)
               on conflict (person, day) do update set tokens = model_spend.tokens + excluded.tokens`,
        values: [person, tokens],
      });
    },
  };
}
