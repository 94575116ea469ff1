import * as t from '../database/sql-types.ts';
import { statement } from '../database/statement.ts';
import { type BudgetLevel, INSTALLATION } from './payer.ts';

/** A lost count of the last moment before a crash harms nobody: the row of the whole installation must not be locked until a disk has written it. */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true)`;

/** The order in which rows are locked: the whole installation's last. Its holder waits for nobody, so nobody waits for another's row. */
const inOrder = (key: string): string => `${key} = '${INSTALLATION}', ${key}`;

/**
 * Makes the statement that reserves tokens: on levels, of a user, so many. A level without a cap for this payer is left out. Rows are locked in
 * one order. Where two requests reach a cap at once, the later one may be counted in part: `counted` says where.
 * @param hasPaidPlan a query: whether the caps of paid plans hold for the user `$2`
 */
export const reserving = (hasPaidPlan: string) =>
  statement({
    name: 'budget-reserve',
    sql: `
  with today as (select (now() at time zone 'utc')::date as day),
    payer as (select ${hasPaidPlan} as paid),
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
    (select count(*)::int from level) as levels, ${WITHOUT_WAITING} as "isWaiting"`,
    takes: [t.jsonb<BudgetLevel[]>(), t.orNull(t.text), t.bigint],
    gives: {
      day: t.present(t.text),
      counted: t.present(t.array(t.text)),
      levels: t.present(t.integer),
      isWaiting: t.present(t.text),
    },
  }).one;

/** Changes what is counted under some keys on a day by so many tokens. */
export const settleTokens = statement({
  name: 'budget-settle',
  sql: `
  with held as (select person, day from model_spend where person = any($1) and day = $2::date order by ${inOrder('person')} for update)
  update model_spend spent set tokens = greatest(0, spent.tokens + $3) from held
  where spent.person = held.person and spent.day = held.day and ${WITHOUT_WAITING} = 'off'`,
  takes: [t.array(t.text), t.date, t.bigint],
}).run;

/** The newest days of a key. */
export const spendingByDay = statement({
  sql: `select day::text as day, tokens, day = (now() at time zone 'utc')::date as "isToday"
    from model_spend where person = $1 order by day desc limit 30`,
  takes: [t.text],
  gives: { day: t.present(t.text), tokens: t.bigint, isToday: t.present(t.boolean) },
}).all;

export const exportSpending = statement({
  sql: `select day::text as day, sum(tokens)::int as tokens from model_spend where person in ('user:' || $1, 'couples-of:' || $1) group by day order by day`,
  takes: [t.text],
  gives: { day: t.present(t.text), tokens: t.present(t.integer) },
}).all;

/** Deletes what is counted under some keys. */
export const eraseSpending = statement({ sql: 'delete from model_spend where person = any($1)', takes: [t.array(t.text)] }).run;
