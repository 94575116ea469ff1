import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters from À to the end of Armenian whose lower case is another single letter, and which decomposing does not make plain. */
const CASED = Array.from({ length: 0x588 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index))
  .map((upper): [string, string] => [upper, upper.toLowerCase()])
  .filter(([upper, lower]) => lower !== upper && lower.length === 1 && upper.normalize('NFKD') === upper);
const UPPER = `${CASED.map(([upper]) => upper).join('')}ςøłđı`;
const LOWER = `${CASED.map(([, lower]) => ({ ø: 'o', ł: 'l', đ: 'd' })[lower] ?? lower).join('')}σoldi`;

/**
 * A text as a search compares it, whatever the database's locale: lower case, without accents, with single spaces. Most names and all
 * addresses are ASCII, which needs little of it.
 */
const FOLD = `
create function account_fold(given text) returns text language sql immutable strict parallel safe as $$
  select case when given !~ '[^ -~]' then lower(given collate "C") else
    replace(replace(replace(translate(
      lower(regexp_replace(regexp_replace(normalize(given, NFKD),
        '[\\u00ad\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u2060\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff]', '', 'g'),
        '\\s+', ' ', 'g') collate "C"),
      '${UPPER}', '${LOWER}'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end
$$;`;

/**
 * What the index finds a user by: a hash of each piece of one to three characters within a word, and of the bucket of ten thousand users in
 * which they are. So a search asks bucket by bucket, the newest first: a frequent word is found in the first, a rare one costs a look at each.
 */
const PIECES = `
create function account_pieces(number bigint, folded text) returns integer[] language sql immutable strict cost 1000 as $$
  select coalesce(array_agg(distinct hashtext((number / 10000 || ':' || piece) collate "C")), '{}')
  from (select substr(folded, at, size) as piece, size
        from generate_series(1, length(folded)) at, generate_series(1, 3) size) pieces
  where length(piece) = size and position(' ' in piece) = 0
$$;`;

const TRIGGERS = `
create function account_search_text() returns trigger language plpgsql as $$
  begin
    new."searchText" := account_fold(new."firstName" || ' ' || new."lastName" || ' ' || new.email);
    return new;
  end $$;
create function account_counted() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into user_counts (bucket, plan, delta)
        select coalesce(number / 10000, -1), "subscriptionPlan", count(*) from counted group by 1, 2;
    elsif tg_op = 'DELETE' then
      insert into user_counts (bucket, plan, delta)
        select coalesce(number / 10000, -1), "subscriptionPlan", -count(*) from counted group by 1, 2;
    else
      insert into user_counts (bucket, plan, delta)
        values (coalesce(old.number / 10000, -1), old."subscriptionPlan", -1), (coalesce(new.number / 10000, -1), new."subscriptionPlan", 1);
    end if;
    return null;
  end $$;`;

/** Who waits for this lock makes all readers wait behind them, so it is asked for briefly, until it is free. */
const LOCK = `
do $$
  begin
    perform set_config('lock_timeout', '300ms', true);
    loop
      begin
        lock table users in access exclusive mode;
        exit;
      exception when lock_not_available then
        perform pg_sleep(0.7);
      end;
    end loop;
    perform set_config('lock_timeout', '0', true);
  end $$;`;

/** With more users than these the rest is done while the nodes serve: see `account.directory-filling.ts`. */
const AT_ONCE = 5000;

/**
 * The directory of users. `number` gives them an order without ties, and a place: `user_counts` is a ledger of how many of each plan are in each
 * bucket of ten thousand numbers, so that any page is found without counting users; those without a number yet are in bucket -1. Its rows are
 * only added, so registrations do not wait for each other; a job adds them up.
 *
 * Sessions are read from `users`, and nodes of the release before serve meanwhile: they wait for the new columns and one count, and no longer.
 */
export class UserDirectory1763873000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD);
    await runner.query(PIECES);
    await runner.query(TRIGGERS);
    await runner.query(`
      create table user_counts (id bigserial primary key, bucket integer not null, plan text not null, delta integer not null);
      create sequence users_number_seq;`);
    // Reads the table into memory, for the count under the lock.
    await runner.query('select "subscriptionPlan", count(*) from users group by 1');
    await runner.query(LOCK);
    await runner.query(`
      insert into user_counts (bucket, plan, delta) select -1, "subscriptionPlan", count(*) from users group by 2;
      select setval('users_number_seq', 1 + coalesce(sum(delta), 0), false) from user_counts;
      alter table users add column number bigint default null, add column "searchText" text not null default '';
      alter table users alter number set default nextval('users_number_seq'), alter "searchText" set statistics 0;
      alter sequence users_number_seq owned by users.number;
      drop trigger person_changed on users;
      create trigger person_changed after update on users for each row
        when (old.* is distinct from new.* and old.number is not distinct from new.number) execute function person_changed();
      create trigger account_search_text before insert or update of "firstName", "lastName", email on users
        for each row execute function account_search_text();
      create trigger account_added after insert on users referencing new table as counted
        for each statement execute function account_counted();
      create trigger account_removed after delete on users referencing old table as counted
        for each statement execute function account_counted();
      create trigger account_plan_changed after update of "subscriptionPlan" on users for each row
        when (old."subscriptionPlan" is distinct from new."subscriptionPlan") execute function account_counted();`);
    const counted: { users: number }[] = await runner.query('select coalesce(sum(delta), 0)::int as users from user_counts');
    if ((counted[0]?.users ?? 0) <= AT_ONCE) await this.#fill(runner);
  }

  async #fill(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users u set number = n, "searchText" = account_fold("firstName" || ' ' || "lastName" || ' ' || email)
        from (select id, row_number() over (order by "createdAt", id) as n from users) o where o.id = u.id;
      delete from user_counts;
      insert into user_counts (bucket, plan, delta) select number / 10000, "subscriptionPlan", count(*) from users group by 1, 2;
      alter table users alter number set not null;
      create unique index users_number on users (number);
      create index users_owner on users ("isOwner") where "isOwner" = 1;
      create index users_search on users using gin (account_pieces(number, "searchText")) with (fastupdate = off);
      alter index users_search alter column 1 set statistics 0;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(LOCK);
    await runner.query(`
      drop trigger account_search_text on users;
      drop trigger account_added on users;
      drop trigger account_removed on users;
      drop trigger account_plan_changed on users;
      drop trigger person_changed on users;
      create trigger person_changed after update on users for each row when (old.* is distinct from new.*) execute function person_changed();
      drop index if exists users_search, users_owner;
      alter table users drop column number, drop column "searchText";
      drop table user_counts;
      drop function account_counted, account_search_text, account_pieces, account_fold;`);
  }
}
