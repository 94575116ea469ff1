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

/**
 * The directory of users. \`number\` gives them an order without ties, and a place: \`user_counts\` is a ledger of how many of each plan are in each
 * bucket of ten thousand numbers, so that any page is found without counting users. Its rows are only added, so registrations do not
 * wait for each other; a job adds them up.
 */
export class UserDirectory1763873000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD);
    await runner.query(PIECES);
    await runner.query(`
      create function account_search_text() returns trigger language plpgsql as $$
        begin
          new."searchText" := account_fold(new."firstName" || ' ' || new."lastName" || ' ' || new.email);
          return new;
        end $$;
      create function account_counted() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            insert into user_counts (bucket, plan, delta)
              select number / 10000, "subscriptionPlan", count(*) from counted group by 1, 2;
          elsif tg_op = 'DELETE' then
            insert into user_counts (bucket, plan, delta)
              select number / 10000, "subscriptionPlan", -count(*) from counted group by 1, 2;
          else
            insert into user_counts (bucket, plan, delta)
              values (old.number / 10000, old."subscriptionPlan", -1), (new.number / 10000, new."subscriptionPlan", 1);
          end if;
          return null;
        end $$;`);
    await runner.query(`
      create table user_counts (id bigserial primary key, bucket integer not null, plan text not null, delta integer not null);
      alter table users add column number bigserial, add column "searchText" text not null default '';
      alter table users disable trigger person_changed;
      update users u set number = n, "searchText" = account_fold("firstName" || ' ' || "lastName" || ' ' || email)
        from (select id, row_number() over (order by "createdAt", id) as n from users) o where o.id = u.id;
      alter table users enable trigger person_changed;
      insert into user_counts (bucket, plan, delta) select number / 10000, "subscriptionPlan", count(*) from users group by 1, 2;`);
    await runner.query(`
      create unique index users_number on users (number);
      create index users_owner on users ("isOwner") where "isOwner" = 1;
      alter table users alter "searchText" set statistics 0;
      create index users_search on users using gin (account_pieces(number, "searchText")) with (fastupdate = off);
      alter index users_search alter column 1 set statistics 0;
      create trigger account_search_text before insert or update of "firstName", "lastName", email on users
        for each row execute function account_search_text();
      create trigger account_added after insert on users referencing new table as counted
        for each statement execute function account_counted();
      create trigger account_removed after delete on users referencing old table as counted
        for each statement execute function account_counted();
      create trigger account_plan_changed after update of "subscriptionPlan" on users for each row
        when (old."subscriptionPlan" is distinct from new."subscriptionPlan") execute function account_counted();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger account_search_text on users;
      drop trigger account_added on users;
      drop trigger account_removed on users;
      drop trigger account_plan_changed on users;
      drop index users_search, users_owner;
      alter table users drop column number, drop column "searchText";
      drop table user_counts;
      drop function account_counted, account_search_text, account_pieces, account_fold;`);
  }
}
