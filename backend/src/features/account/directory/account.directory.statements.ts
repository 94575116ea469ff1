import * as t from '../../../database/sql-types.ts';
import { type RowOf, statement } from '../../../database/statement.ts';

/** Users of one bucket: numbers that begin alike. `account_pieces` has the same figure, and the ledger's triggers. */
const BUCKET = 10_000;

/** A user as the directory has them. */
const USER = {
  id: t.text,
  email: t.text,
  firstName: t.text,
  lastName: t.text,
  /** `YYYY-MM-DD`. */
  dateOfBirth: t.orNull(t.text),
  language: t.text,
  subscriptionPlan: t.text,
  usageCount: t.integer,
  isAdmin: t.integer,
  isOwner: t.integer,
  createdAt: t.timestamptz,
  /** A subscription at the payment provider decides the plan. */
  isPlanPaid: t.present(t.boolean),
};
export type DirectoryRow = RowOf<typeof USER>;

const DIRECTORY_COLUMNS = `u.id, u.email, u."firstName", u."lastName", u."dateOfBirth"::text as "dateOfBirth", u.language, u."subscriptionPlan",
  u."usageCount", u."isAdmin", u."isOwner", u."createdAt",
  (u."stripeSubscriptionId" is not null and u."subscriptionStatus" <> 'canceled') as "isPlanPaid"`;

/** All users by plan, from the ledger. */
export const counts = statement({
  name: 'account-counts',
  sql: 'select plan, sum(delta)::int as users from user_counts group by plan having sum(delta) > 0',
  gives: { plan: t.text, users: t.present(t.integer) },
}).all;

/**
 * A page of all users, the newest first, by how many are before it, and its length. The ledger tells in which bucket it begins; within it, at most a bucket's entries of an index are
 * passed over, whatever the page.
 */
export const page = statement({
  name: 'account-directory-page',
  sql: `with buckets as (select bucket, sum(delta) as size from user_counts group by bucket),
      running as (select bucket, size, sum(size) over (order by bucket desc) - size as before from buckets where size > 0),
      place as (select bucket, ($1 - before)::bigint as skipped from running where before <= $1 order by before desc limit 1)
    select ${DIRECTORY_COLUMNS} from users u
    where u.number = any(array(
      select number from users where number < ((select bucket from place) + 1) * ${BUCKET}::bigint
      order by number desc offset (select skipped from place) limit $2))
    order by u.number desc`,
  takes: [t.numeric, t.bigint],
  gives: USER,
}).all;

/** The words of a search, and each as a pattern. */
const WORDS = `words as materialized (
        select array_agg(distinct word) as words, array_agg(distinct '%' || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%') as patterns
        from regexp_split_to_table(account_fold($1), ' ') word where word <> '')`;

const HITS = { hasWords: t.present(t.boolean), numbers: t.orNull(t.array(t.bigint)) };
/** Pieces that one search asks the index for, spread over it: more of them cost more than they exclude. */
const PIECES_MAX = 12;

/**
 * The numbers of the users who have all words of a search in their names or address, the newest first, so many at most. Null for a search without words.
 * The buckets are asked one by one, until there are enough: a frequent word is found in the first. `offset 0` keeps the planner from reading
 * the users in order instead, because a match might come soon; a piece's hash may be another's, so what is found is compared.
 */
export const search = statement({
  name: 'account-directory-search',
  sql: `with ${WORDS},
      pieces as materialized (
        select array_agg(piece) as pieces from (
          select piece, row_number() over (order by piece) as n, count(*) over () as total from (
            select distinct substr(word, at, least(length(word), 3)) as piece
            from words, unnest(words) word, generate_series(1, greatest(length(word) - 2, 1)) at) each) spread
        where total <= ${PIECES_MAX} or n % ceil(total / ${PIECES_MAX}.0)::int = 0),
      found as (
        select hit.number from words, pieces,
          generate_series((select max(number) / ${BUCKET} from users), 0, -1) bucket
          cross join lateral (
            select number from (
              select number, "searchText" from users
              where account_pieces(number, "searchText") @> array(select hashtext((bucket || ':' || piece) collate "C") from unnest(pieces) piece)
              offset 0) candidate
            where number / ${BUCKET} = bucket and "searchText" like all (patterns)
            order by number desc) hit
        limit $2)
      select (select words is not null from words) as "hasWords", (select array_agg(number) from found) as numbers`,
  takes: [t.text, t.bigint],
  gives: HITS,
});

/** Users among whom is searched while there is no index. */
const NEWEST = 20_000;

/** The same among the newest users alone, without the index: for as long as it is being built. */
export const searchNewest = statement({
  name: 'account-directory-search-newest',
  sql: `with ${WORDS},
      newest as materialized (
        select number, "searchText" from users where number is not null order by number desc limit ${NEWEST}),
      found as (
        select number from newest, words where words is not null and "searchText" like all (patterns) order by number desc limit $2)
      select (select words is not null from words) as "hasWords", (select array_agg(number) from found) as numbers`,
  takes: [t.text, t.bigint],
  gives: HITS,
}).first;

export const byNumbers = statement({
  sql: `select ${DIRECTORY_COLUMNS} from users u where u.number = any($1::bigint[]) order by u.number desc`,
  takes: [t.array(t.bigint)],
  gives: USER,
}).all;

export const byIds = statement({
  sql: `select ${DIRECTORY_COLUMNS} from users u where u.id = any($1::text[])`,
  takes: [t.array(t.text)],
  gives: USER,
}).all;

/** Adds up what the ledger has for each bucket and plan. In one statement: whoever counts meanwhile sees all rows before it, or all after it. */
export const compact = statement({
  sql: `with old as (delete from user_counts returning bucket, plan, delta)
    insert into user_counts (bucket, plan, delta) select bucket, plan, sum(delta) from old group by bucket, plan having sum(delta) <> 0`,
}).run;
