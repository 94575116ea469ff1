import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

const change = (sql: string) => statement({ sql }).run;

/** Makes an index while others write, and drops one. */
const index = (name: string, kind: string, on: string) => ({
  name,
  create: change(`create ${kind} concurrently ${name} on users ${on}`),
  drop: change(`drop index concurrently ${name}`),
});

/** The statements that fill the directory: each on a connection of its own. */
export const filling = {
  /** Locks a number for the connection, if it is free. */
  tryLock: statement({
    sql: 'select pg_try_advisory_lock($1::int) as "isMine"',
    takes: [t.integer],
    gives: { isMine: t.present(t.boolean) },
  }).value,

  /** How far the index of searches is; null where searches cannot use it. */
  searchIndex: statement({
    sql: `select attstattarget is not distinct from 0 as "isDone" from pg_index join pg_attribute on attrelid = indexrelid and attnum = 1
      where indexrelid = to_regclass('users_search') and indisvalid`,
    gives: { isDone: t.present(t.boolean) },
  }).first,

  indexes: {
    number: index('users_number', 'unique index', '(number)'),
    owner: index('users_owner', 'index', '("isOwner") where "isOwner" = 1'),
    search: index('users_search', 'index', 'using gin (account_pieces(number, "searchText")) with (fastupdate = off)'),
  },
  /** Whether an index of a name is valid; null: there is none. */
  isIndexValid: statement({
    sql: 'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    takes: [t.text],
    gives: { isValid: t.boolean },
  }).value,
  /** With the index of searches, all is done: this marks it so. */
  markDone: change('alter index users_search alter column 1 set statistics 0'),

  isAnyLeft: statement({ sql: 'select 1 from users where number is null limit 1' }).some,
  /** Those without a number, the newest first. */
  unnumbered: statement({
    sql: 'select id from users where number is null order by "createdAt" desc, id desc',
    gives: { id: t.text },
  }).batches,
  nextNumber: statement({
    sql: 'select coalesce((select min(number) from users), (select last_value from users_number_seq)) - 1 as next',
    gives: { next: t.present(t.bigint) },
  }).value,
  /**
   * Gives these users their numbers downwards from one, and moves them within the ledger. It waits for nobody's lock: whoever is locked now has
   * their turn later. @returns how many
   */
  fill: statement({
    sql: `
      with picked as materialized (
          select u.id, given.n from unnest($1::text[]) with ordinality given (id, n) join users u on u.id = given.id
          where u.number is null order by given.n for update of u skip locked),
        ranked as (select id, row_number() over (order by n) as n from picked),
        filled as (
          update users u set number = $2::bigint + 1 - ranked.n, "searchText" = account_fold("firstName" || ' ' || "lastName" || ' ' || email)
          from ranked where u.id = ranked.id returning u.number, u."subscriptionPlan" as plan),
        counted as (
          insert into user_counts (bucket, plan, delta)
          select number / 10000, plan, count(*) from filled group by 1, 2 union all select -1, plan, -count(*) from filled group by 1, 2)
      select count(*)::int as filled from filled`,
    takes: [t.array(t.text), t.bigint],
    gives: { filled: t.present(t.integer) },
  }).value,

  hasNotNull: statement({
    sql: `select 1 from pg_attribute where attrelid = 'users'::regclass and attname = 'number' and attnotnull`,
  }).some,
  dropCheckIfExists: change('alter table users drop constraint if exists users_numbered'),
  addCheck: change('alter table users add constraint users_numbered check (number is not null) not valid'),
  validateCheck: change('alter table users validate constraint users_numbered'),
  setNotNull: change('alter table users alter number set not null'),
  dropCheck: change('alter table users drop constraint users_numbered'),

  begin: change('begin'),
  waitBriefly: change(`set local lock_timeout = '300ms'`),
  commit: change('commit'),
  rollback: change('rollback'),
};
