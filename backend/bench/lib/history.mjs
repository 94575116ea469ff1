// A history of a given length among others' advice, by SQL: whole texts and their n-grams are made once, and repeated.
import { randomUUID } from 'node:crypto';
import { MAIL_TEXTS } from '../../dist/features/account/mails/account.mails.texts.js';
import { categoryMark, ownerMark } from '../../dist/features/advice/history/advice.texts.statements.js';
import { nGramsOf } from '../../dist/lib/search-n-grams.js';
import { foldForSearch } from '../../dist/lib/search-text.js';

const CATEGORIES = ['relationships', 'work', 'personal', 'health', 'family', 'money', 'education', 'other'];
/** Different texts of the one user (300 to 600 characters) and of all others (about 100); each is stored many times. */
const TEXTS = { own: 2000, others: 500 };
const BOOKMARKS = 500;
/** Words in the user's texts: the ten oldest, one in a hundred, and twenty anywhere. */
const SEEDED = { rare: 'Apfelkuchenrezept', once: 'once in a hundred lighthouses', han: '月亮代表' };

const words = (language) =>
  JSON.stringify(MAIL_TEXTS[language])
    .replace(/"\w+":|\{\w+\}|[[\]{}"]/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word.length > 0);
const VOCABULARY = ['en', 'es', 'fr', 'de', 'nl', 'zh'].map(words);

/** The same numbers in each run. */
function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text of at least so many characters, of one language's words; the first of its words are the most frequent. */
function textOf(next, index, least) {
  const own = VOCABULARY[index % VOCABULARY.length];
  let text = '';
  while (text.length < least) text += `${own[Math.floor(own.length * next() ** 2)]} `;
  return text.trim();
}

const row = (kind, text) => {
  const folded = foldForSearch(text);
  return { kind, text, folded, nGrams: nGramsOf(folded) };
};

/**
 * Stores so many sessions of one user, spread among all others.
 * @returns the user's id
 */
export async function seedHistory(database, { own, all }) {
  const next = random(7);
  const rows = [
    ...Array.from({ length: TEXTS.own }, (_, index) => row('own', textOf(next, index, 300 + 300 * next()))),
    ...Array.from({ length: TEXTS.others }, (_, index) => row('others', textOf(next, index, 100))),
    ...Object.entries(SEEDED).map(([kind, seeded], index) => row(kind, `${textOf(next, index, 400)} ${seeded}.`)),
  ];
  await database.query('create table bench_texts (kind text, n integer, text text, folded text, "nGrams" integer[])');
  await database.query(
    `insert into bench_texts select r->>'kind', row_number() over (partition by r->>'kind') - 1, r->>'text', r->>'folded',
       array(select jsonb_array_elements_text(r->'nGrams')::int) from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(rows)],
  );
  await database.query('create unique index on bench_texts (kind, n)');
  const userId = randomUUID();
  const others = Math.max(1, (all - own) / 10);
  await database.query(
    `insert into users (id, email, password, "firstName", "lastName")
     select id, id || '@example.com', 'none', 'Ines', 'Sol' from (select $1 as id union all select 'filler-' || n from generate_series(0, $2::int) n) u`,
    [userId, others],
  );
  // Of each session: its number among the user's own, or null; and which text it has.
  await database.query(
    `create table bench_sessions as
     select gen_random_uuid() as id, i, case when own is null then 'filler-' || i % $3::int else $4 end as "userId",
       (array['${CATEGORIES.join("','")}'])[1 + (case when own is null then i else own + own / 8 end) % 8] as category,
       now() - (i || ' minutes')::interval as "createdAt",
       case when own is null then 'others' when own >= $2::int - 10 then 'rare' when own % 100 = 99 then 'once'
            when own % ($2::int / 20) = 17 then 'han' else 'own' end as kind,
       case when own is null then i % ${TEXTS.others} when own >= $2::int - 10 or own % 100 = 99 or own % ($2::int / 20) = 17 then 0
            else (own * 7919::bigint) % ${TEXTS.own} end as n
     from (select i, case when i % ($1::int / $2::int) = 0 then i / ($1::int / $2::int) end as own from generate_series(0, $1::int - 1) i) s`,
    [all, own, others, userId],
  );
  await database.query('drop index advice_texts_n_grams');
  await database.query(
    `insert into advice_sessions (id, "userId", "creatorIpAddress", category, description, "adviceStyle", advice, "createdAt")
     select s.id, "userId", '10.0.0.1', category, text, 'practical', '{"understanding":"I hear you.","recommendations":[]}', "createdAt"
     from bench_sessions s join bench_texts t using (kind, n)`,
  );
  await database.query(
    `insert into advice_texts
     select s.id, 0, "userId", "createdAt", category, folded, "nGrams" || array[${ownerMark('"userId"')}, ${categoryMark('"userId"', 'category')}]
     from bench_sessions s join bench_texts t using (kind, n)`,
  );
  // As many bookmarks in each history, spread over it.
  await database.query(
    `insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt")
     select "userId", id, "createdAt" from bench_sessions where "userId" = $1 order by md5(i::text) limit $2`,
    [userId, BOOKMARKS],
  );
  await database.query(
    `insert into advice_bookmarks ("userId", "sessionId", "sessionCreatedAt")
     select "userId", id, "createdAt" from bench_sessions where "userId" <> $1 and i % 20 = 1`,
    [userId],
  );
  await database.query(
    `set maintenance_work_mem = '1GB'; create index advice_texts_n_grams on advice_texts using gin ("nGrams") with (fastupdate = off)`,
  );
  await database.query('drop table bench_sessions, bench_texts');
  await database.query('vacuum analyze');
  return { userId };
}
