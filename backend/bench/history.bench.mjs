import pg from 'pg';
import { now } from './lib/clock.mjs';
import { makeDatabase } from './lib/couples.mjs';
import { seedHistory } from './lib/history.mjs';
import { median } from './lib/numbers.mjs';
import { row } from './lib/table.mjs';

/** Sessions of one user, and of all. */
const SIZES = {
  full: { small: { own: 1000, all: 10_000 }, large: { own: 100_000, all: 1_000_000 }, times: 40, rounds: 5 },
  quick: { small: { own: 1000, all: 10_000 }, large: { own: 5000, all: 50_000 }, times: 15, rounds: 2 },
};

/**
 * What is asked for: a filter, and what is searched for; `deep` from the middle of the history on. What is found more often in the
 * larger history, and what reads texts all over it, is judged by itself alone (`alone`).
 */
const QUESTIONS = {
  'first page': {},
  'deep page': { deep: true },
  'a category': { filter: 'health' },
  bookmarked: { filter: 'bookmarked' },
  'search: a common word': { search: 'you' },
  'search: one text in a hundred': { search: 'lighthouses', alone: true },
  'search: the same, and two common words': { search: 'the lighthouses you', alone: true },
  'search: the same, in a category': { search: 'lighthouse', filter: 'health', alone: true },
  'search: a rare word, old': { search: 'Apfelkuchenrezept' },
  'search: inside a rare word': { search: 'kuchenre' },
  'search: inside a common word': { search: 'ddres' },
  'search: two Chinese characters': { search: '月亮' },
  'search: two common Chinese characters': { search: '密码' },
  'search: no hit, of usual pieces': { search: 'yourification' },
  'search: no hit': { search: 'xylophone' },
  'search: in the bookmarked': { search: 'lighthouse', filter: 'bookmarked', alone: true },
  'search: no hit in the bookmarked': { search: 'xylophone', filter: 'bookmarked', alone: true },
};

/** The history's statements, as the product asks them, on a connection with its settings: planning and the answer's way included. */
export async function historyBench({ database: server, quick, say }) {
  const { SCHEMA } = await import('../dist/app.features.js');
  const { openDatabase } = await import('../dist/database/database.js');
  const { createLog } = await import('../dist/lib/logger.js');
  const size = quick ? SIZES.quick : SIZES.full;
  const sides = {};
  for (const name of ['small', 'large']) {
    const database = await makeDatabase(server, `history_${name}`);
    const migrated = await openDatabase(database.url, SCHEMA, createLog('silent'));
    await migrated.close();
    const began = now();
    const { userId } = await seedHistory(database, size[name]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const times = Object.fromEntries(Object.keys(QUESTIONS).map((what) => [what, []]));
    sides[name] = { client, userId, times, own: size[name].own };
    say(
      `${name}: ${size[name].own} sessions of one user, ${size[name].all} in all, after ${Math.round((now() - began) / 1000)} s`,
    );
  }
  const { small, large } = sides;
  for (const side of [small, large]) side.statements = await statementsFor(side);
  // Alternately, one by one: what else the machine does is shared by both.
  for (let round = 0; round <= size.rounds; round++)
    for (const what of Object.keys(QUESTIONS)) {
      const took = new Map([small, large].map((side) => [side, []]));
      for (let time = 0; time < size.times; time++)
        for (const side of time % 2 ? [small, large] : [large, small]) {
          const at = now();
          const { rows } = await side.client.query(side.statements[what]);
          took.get(side).push(now() - at);
          side.found = { ...side.found, [what]: rows.length };
        }
      // The first round warms up.
      for (const [side, times] of round > 0 ? took : []) side.times[what].push(median(times));
    }
  const scans = await scansOf(large);
  for (const line of scans) say(line);
  for (const { client } of [small, large]) await client.end();
  say(
    `rows found: ${Object.entries(large.found)
      .map(([what, rows]) => `${what} ${rows}`)
      .join(', ')}`,
  );
  const beside = (what) => {
    const [ours, bare] = [large, small].map((side) => median(side.times[what]));
    const ratio = median(large.times[what].map((took, round) => took / small.times[what][round]));
    const atMost = QUESTIONS[what].alone ? null : 1.3;
    return [
      row({ what, unit: 'ms', ours, bare, ratio, atMost }),
      row({ what: `${what}, by itself`, unit: 'ms', ours, atMost: 20 }),
    ];
  };
  return [
    {
      title: `The history: ${size.large.own} sessions of one user, ${size.large.all} in all, beside ${size.small.own} in ${size.small.all}: one statement, medians`,
      rows: [
        ...Object.keys(QUESTIONS).flatMap(beside),
        row({ what: 'whole tables read', ours: scans.filter((line) => line.includes('Seq Scan')).length, atMost: 0 }),
      ],
    },
  ];
}

async function statementsFor({ client, userId, own }) {
  const { historyStatement, searchStatement } = await import('../dist/features/advice/history/advice.history.statements.js');
  const { NEWEST, timeOf } = await import('../dist/features/advice/history/advice.cursor.js');
  const { searchWords } = await import('../dist/lib/search-text.js');
  const { rows } = await client.query(
    `select id, ${timeOf('"createdAt"')} as "createdAt" from advice_sessions where "userId" = $1 order by "createdAt" desc offset $2 limit 1`,
    [userId, own / 2],
  );
  return Object.fromEntries(
    Object.entries(QUESTIONS).map(([what, { filter = 'all', deep = false, search }]) => {
      const wanted = { userId, filter, after: deep ? rows[0] : NEWEST, most: 13 };
      return [what, (search === undefined ? historyStatement(wanted) : searchStatement(wanted, searchWords(search))).config()];
    }),
  );
}

/** How PostgreSQL reads the tables for each question: a line each. */
async function scansOf({ client, statements }) {
  const lines = [];
  for (const [what, { text, values }] of Object.entries(statements)) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values);
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(({ loops, by }) => loops > 0 && by);
    lines.push(`${what}: ${nodes.map(({ type, by, rows: read, loops }) => `${type} on ${by} (${read * loops})`).join(', ')}`);
  }
  return lines;
}

function nodesOf({
  'Node Type': type,
  'Relation Name': table,
  'Index Name': index,
  'Actual Rows': rows,
  'Actual Loops': loops,
  Plans = [],
}) {
  return [{ type, by: index ?? table, rows, loops }, ...Plans.flatMap(nodesOf)];
}
