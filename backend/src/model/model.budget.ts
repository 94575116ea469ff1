import type pg from 'pg';
import { budgetReached, notSignedIn } from '../lib/app-error.ts';
import { codeOf } from '../lib/error-code.ts';
import { type BudgetSettings, INSTALLATION, levelsOf, type Payer } from './payer.ts';

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

/** Makes a query for this one, about the user whose id is a parameter. */
type PaidPlanQuery = (parameter: `$${number}`) => string;

/** PostgreSQL's code of a foreign key without its row. */
const NO_SUCH_USER = '23503';

/** A lost count of the last moment before a crash harms nobody: the row of the whole installation must not be locked until a disk has written it. */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true)`;

/** The order in which rows are locked: the whole installation's last. Its holder waits for nobody, so nobody waits for another's row. */
const inOrder = (key: string): string => `${key} = '${INSTALLATION}', ${key}`;

/**
 * Parameters: levels, user, tokens. A level without a cap for this payer is left out. Rows are locked in one order. Where two requests
 * reach a cap at once, the later one may be counted in part: `counted` says where.
 */
const reserveSql = (hasPaidPlan: PaidPlanQuery): string => `
  with today as (select (now() at time zone 'utc')::date as day),
    payer as (select ${hasPaidPlan('$2')} as paid),
    level as (
      select key, "userId", cap from (
        select key, "userId", case when coalesce((select paid from payer), false) then paid else free end as cap
        from jsonb_to_recordset($1::jsonb) as given (key text, "userId" text, free bigint, paid bigint)) as each
      where cap is not null),
    reached as (
      select from level left join model_spend spent on spent.person = level.key and spent.day = (select day from today)
      where coalesce(spent.tokens, 0) + $3 > level.cap),
    counted as (
      insert into model_spend as spent (person, day, tokens, "userId")
      select key, (select day from today), $3, "userId" from level where not exists (select from reached) order by ${inOrder('key')}
      on conflict (person, day) do update set tokens = spent.tokens + excluded.tokens
        where spent.tokens + excluded.tokens <= (select cap from level where key = excluded.person)
      returning person)
  select (select day::text from today) as day, array(select person from counted) as counted,
    (select count(*)::int from level) as levels, ${WITHOUT_WAITING}`;

/** Parameters: keys, day, tokens. */
const SETTLE = `
  with held as (select person, day from model_spend where person = any($1) and day = $2::date order by ${inOrder('person')} for update)
  update model_spend spent set tokens = greatest(0, spent.tokens + $3) from held
  where spent.person = held.person and spent.day = held.day and ${WITHOUT_WAITING} = 'off'`;

/**
 * Counts the cost of requests by payer and day (UTC), in the database: the caps hold across nodes and restarts.
 * @param settings `hasPaidPlan`: whether the caps of paid plans hold for the user whose id is a parameter
 */
export function createBudget(pool: pg.Pool, settings: BudgetSettings & { hasPaidPlan: PaidPlanQuery }): ModelBudget {
  const reserving = reserveSql(settings.hasPaidPlan);
  const settle = async ({ keys, day }: Reserved, tokens: number): Promise<void> => {
    if (keys.length > 0) await pool.query({ name: 'budget-settle', text: SETTLE, values: [keys, day, tokens] });
  };
  return {
    async reserve(payer, tokens) {
      const user = 'sessionId' in payer ? payer.creatorId : payer.userId;
      const asked = pool.query<{ day: string; counted: string[]; levels: number }>({
        name: 'budget-reserve',
        text: reserving,
        values: [JSON.stringify(levelsOf(payer, settings)), user, tokens],
      });
      const { rows } = await asked.catch((error: unknown) => {
        // What was under way when an account was deleted must not bring a trace of it back.
        throw codeOf(error) === NO_SUCH_USER ? notSignedIn() : error;
      });
      const { day = '', counted = [], levels = 0 } = rows[0] ?? {};
      const reserved = { keys: counted, day };
      if (counted.length === levels) return reserved;
      await settle(reserved, -tokens);
      throw budgetReached();
    },
    settle,
  };
}
