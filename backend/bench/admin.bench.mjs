import { now } from './lib/clock.mjs';
import { makeDatabase } from './lib/couples.mjs';
import { median } from './lib/numbers.mjs';
import { row } from './lib/table.mjs';

/** Users, and times that each question is asked. */
const SIZES = { full: { users: 1_000_000, times: 60 }, quick: { users: 50_000, times: 15 } };
/** Milliseconds in the database that any page and any search may take. */
const AT_MOST = 50;
/** Users are seeded without the index of searches, which is made at the end: one by one it takes a millisecond for each. */
const SEARCH_INDEX = `create index users_search on users using gin (account_pieces(number, "searchText")) with (fastupdate = off)`;

const FIRST_NAMES =
  'Clara Tomás Anna Maria José Wei Иван Ελένη Sophie Lukas Emma Noah Mia Ben Lena Paul Julia Max Laura Finn 王 李 张 Fatima Omar Aisha Chloé Zoë Søren Björn';
const LAST_NAMES =
  'Almeida Silva Müller Schmidt García Smith Jones Nguyen Петров Παπαδόπουλος Dubois Jansen Vries Rossi Kowalski Andersson Hansen 小明 伟 芳 Brown Wilson Taylor Khan Ali Kim Park Sato Suzuki Tanaka Ivanova';

/**
 * What is searched for. A word of one user in thirty; of one in a thousand, all of them among the oldest third; of one user, the oldest; of nobody; a piece
 * of two letters, of one, a Chinese character; and what a pattern would take for a sign.
 */
const SEARCHES = {
  'a frequent word': 'clara',
  'two frequent words': 'clara almeida',
  'one user in 1,000, among the oldest': 'Wolfgang',
  'the same, with a frequent word': 'wolfgang brown',
  'inside that word': 'olfgan',
  'the oldest user alone': 'Xanthippe',
  'an address': 'oldest@example.com',
  'nobody, of usual pieces': 'mariasilvana',
  nobody: 'xylophone',
  'two letters': 'an',
  'two rare letters': 'xq',
  'one letter': 'e',
  'one Chinese character': '王',
  'a sign': '%',
};

/** The panel's list and search of users, as the product asks for them: on its own connections, planning and the answer's way included. */
export async function adminBench({ database: server, quick, say }) {
  const { SCHEMA } = await import('../dist/app.features.js');
  const { openDatabase } = await import('../dist/database/database.js');
  const { createLog } = await import('../dist/lib/logger.js');
  const { directory } = await import('../dist/features/account/directory/account.directory.js');
  const { search: statement } = await import('../dist/features/account/directory/account.directory.statements.js');
  const { users, times } = quick ? SIZES.quick : SIZES.full;
  const database = await makeDatabase(server, 'admin_users');
  const { pool, close } = await openDatabase(database.url, SCHEMA, createLog('silent'));
  const began = now();
  await seedUsers(database, users);
  say(`${users} users after ${Math.round((now() - began) / 1000)} s`);
  const { page, search } = directory({ pool });
  const pages = Math.ceil(users / 10);
  const questions = {
    'the first page': () => page(1, 10),
    'the middle page': () => page(pages / 2, 10),
    'the last page': () => page(pages, 10),
    'the last page of 100': () => page(users / 100, 100),
    ...Object.fromEntries(Object.entries(SEARCHES).flatMap(([what, text]) => [[`search: ${what}`, () => search(text, 1, 10)]])),
    'search: page 100 of a frequent word': () => search('clara', 100, 10),
  };
  const rows = [];
  for (const [what, ask] of Object.entries(questions)) {
    const took = [];
    let found = null;
    for (let time = 0; time < times; time++) {
      const at = now();
      found = await ask();
      took.push(now() - at);
    }
    say(`${what}: ${found.users.length} shown, ${found.total}${found.isMore ? '+' : ''} in all`);
    rows.push(
      row({ what: `${what}, p50`, unit: 'ms', ours: median(took), atMost: AT_MOST }),
      row({ what: `${what}, max`, unit: 'ms', ours: Math.max(...took), atMost: AT_MOST }),
    );
  }
  const scans = [];
  for (const text of Object.values(SEARCHES)) {
    const { text: sql, values } = statement.config(text, 1001);
    const { rows: lines } = await pool.query(`explain ${sql}`, values);
    scans.push(...lines.filter((line) => /Seq Scan on users/.test(line['QUERY PLAN'])));
  }
  rows.push(row({ what: 'searches that read the whole table', ours: scans.length, atMost: 0 }));
  await close();
  return [{ title: `The panel's users: ${users} of them`, rows }];
}

/** So many users, the oldest first, by SQL. */
async function seedUsers(database, users) {
  await database.query('drop index users_search');
  await database.query(
    `insert into users (id, email, password, "firstName", "lastName", "createdAt")
     select gen_random_uuid()::text,
       case when i = 1 then 'oldest@example.com' else substr(md5(i::text), 1, 6) || '.' || i || (array['@gmail.com', '@example.com', '@web.de', '@orange.fr', '@qq.com'])[1 + i % 5] end,
       'none',
       case when i = 1 then 'Xanthippe' when i <= $1::int / 3 and i % 333 = 7 then 'Wolfgang' else first[1 + i::bigint * 7919 % cardinality(first)] end,
       last[1 + i::bigint * 104729 % cardinality(last)] || case when i % 7 = 0 then ' ' || substr(md5((i * 3)::text), 1, 5) else '' end,
       timestamptz '2024-01-01' + i * interval '1 minute'
     from generate_series(1, $1::int) i, string_to_array($2, ' ') first, string_to_array($3, ' ') last order by i`,
    [users, FIRST_NAMES, LAST_NAMES],
  );
  await database.query(SEARCH_INDEX);
  await database.query('vacuum analyze users');
}
