import * as t from './sql-types.ts';
import { statement } from './statement.ts';

/** The statements on `daily_counts`. */
export const dailyCounts = {
  /** Adds to a count: a name, an amount, the time (null: now). */
  add: statement({
    name: 'count-daily',
    sql: `insert into daily_counts (day, name, count) values ((coalesce($3, now()) at time zone 'utc')::date, $1, $2)`,
    takes: [t.text, t.bigint, t.orNull(t.timestamptz)],
  }).run,

  /** From a day on, the oldest first: one row a day and name. */
  from: statement({
    name: 'count-read',
    sql: `select to_char(day, 'YYYY-MM-DD') as day, name, sum(count)::float8 as count from (
        select day, name, count from daily_counts where "isSum" and day >= $1::date
        union all select day, name, count from daily_counts where not "isSum" and day >= $1::date) each
      group by 1, 2 order by 1, 2`,
    takes: [t.date],
    gives: { day: t.present(t.text), name: t.present(t.text), count: t.present(t.float) },
  }).all,

  /** Adds new rows up, so many at once; in one statement, so that every reader sees each of them once. @returns how many rows it took away */
  addUp: statement({
    sql: `with taken as (
        delete from daily_counts where id = any(array(
          select id from daily_counts where not "isSum" order by id limit $1 for update skip locked))
        returning day, name, count),
      summed as (
        insert into daily_counts (day, name, count, "isSum")
        select day, name, sum(count), true from taken group by day, name order by day, name
        on conflict (day, name) where "isSum" do update set count = daily_counts.count + excluded.count)
      select count(*)::int as taken from taken`,
    takes: [t.bigint],
    gives: { taken: t.present(t.integer) },
  }).value,
};
