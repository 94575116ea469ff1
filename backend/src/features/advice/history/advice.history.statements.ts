import { HISTORY_PAGE, type HistoryFilter } from '@beside/common/advice/advice.constants';
import type pg from 'pg';
import * as t from '../../../database/sql-types.ts';
import { type RowOf, statement, variants } from '../../../database/statement.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { nGramsToSearch } from '../../../lib/search-n-grams.ts';
import { type Place, timeOf } from './advice.cursor.ts';
import { categoryMark, ownerMark } from './advice.texts.statements.ts';

const HISTORY = {
  id: t.uuid,
  userId: t.orNull(t.text),
  visitorId: t.orNull(t.uuid),
  creatorIpAddress: t.text,
  category: t.text,
  description: t.text,
  adviceStyle: t.text,
  language: t.text,
  advice: t.text,
  createdAt: t.timestamptz,
  /** The creation as a cursor has it. */
  place: t.present(t.text),
};
const FOUND = { ...HISTORY, messageId: t.bigint };
/** What a page needs of a session. */
export type HistoryRow = RowOf<typeof HISTORY>;
/** `messageId` says which text was found. */
export type HistoryMatch = RowOf<typeof FOUND>;

/** Whose sessions, which of them, from where on, and how many. */
export interface HistoryRequest {
  userId: string;
  filter: HistoryFilter;
  after: Place;
  most: number;
}

const SESSION = `s.id, s."userId", s."visitorId", s."creatorIpAddress", s.category, s.description, s."adviceStyle", s.language,
  s.advice, s."createdAt", ${timeOf('s."createdAt"')} as place`;
const WANTED = { userId: t.text, createdAt: t.timestamptz, id: t.uuid };
/** In the history's order by the bookmarks' own index. */
const BOOKMARKED = `select "sessionId", "sessionCreatedAt" from advice_bookmarks
  where "userId" = $userId and ("sessionCreatedAt", "sessionId") < ($createdAt, $id)
  order by "sessionCreatedAt" desc, "sessionId" desc`;
const ownOf = (condition: string): string => `select id as "sessionId" from advice_sessions
  where "userId" = $userId ${condition} and ("createdAt", id) < ($createdAt, $id) order by "createdAt" desc, id desc`;
const pageOf = (page: string, most: number): string => `select ${SESSION} from (${page} limit ${most}) page
  join advice_sessions s on s.id = page."sessionId" order by s."createdAt" desc, s.id desc`;

/**
 * A page of the history. One index for each filter has its order and all that the page is chosen by: the planner has no reason to read and
 * sort a whole history instead, even where it takes it for a short one. The limit is in the text, so that one plan is best for all parameters.
 */
const PAGES = {
  all: variants(HISTORY_PAGE, (most: number) =>
    statement({ name: `advice-history-all-${most}`, sql: pageOf(ownOf(''), most), takes: WANTED, gives: HISTORY }),
  ),
  bookmarked: variants(HISTORY_PAGE, (most: number) =>
    statement({ name: `advice-history-bookmarked-${most}`, sql: pageOf(BOOKMARKED, most), takes: WANTED, gives: HISTORY }),
  ),
  category: variants(HISTORY_PAGE, (most: number) =>
    statement({
      name: `advice-history-category-${most}`,
      sql: pageOf(ownOf('and category = $category'), most),
      takes: { ...WANTED, category: t.text },
      gives: HISTORY,
    }),
  ),
};

const kindOf = (filter: HistoryFilter): keyof typeof PAGES => (filter === 'all' || filter === 'bookmarked' ? filter : 'category');

/** A statement with its parameters. */
interface Question<Row> {
  rows(db: Transaction): Promise<Row[]>;
  config(): pg.QueryConfig;
}

export function historyStatement({ userId, filter, after, most }: HistoryRequest): Question<HistoryRow> {
  const page = PAGES[kindOf(filter)](most);
  const given = { userId, ...after, category: filter };
  return { rows: (db) => page.all(db, given), config: () => page.config(given) };
}

/**
 * Texts that a search reads one by one for each session of the page, the newest first, before it asks the index. What one text in 32 has
 * is found so; of a hundred thousand, the index then finds some three thousand at most, which take some ten milliseconds.
 */
const NEAR_EACH = 32;

const KEY = '"sessionId", "createdAt", "messageId"';
const ORDER = '"createdAt" desc, "sessionId" desc';
const ONE_EACH = `distinct on ("createdAt", "sessionId") ${KEY}`;
const IS_OWN = '"userId" = $userId and ("createdAt", "sessionId") < ($createdAt::timestamptz, $id::uuid)';

/** Compares with each of so many words, as plain characters. */
const hasAll = (words: number): string =>
  Array.from({ length: words }, (_, index) => `strpos(text, ($words::text[])[${index + 1}]) > 0`).join(' and ');

const searchIn = (mark: string, has: string): string => `
  with newest as materialized (
    select ${KEY}, (${has}) as has from advice_texts where ${IS_OWN} order by ${ORDER}, "messageId" limit (select ${NEAR_EACH} * $most::bigint)),
  near as materialized (select ${ONE_EACH} from newest where has order by ${ORDER}, "messageId" limit $most),
  enough as materialized (
    select (select count(*) from near) >= $most::bigint or (select count(*) from newest) < ${NEAR_EACH} * $most::bigint as yes),
  far as (
    select ${ONE_EACH} from (
      select * from (select * from advice_texts where "nGrams" @> ($nGrams::int[] || ${mark}) offset 0) found
      where not (select yes from enough) and ${IS_OWN} order by ${ORDER}, "messageId" offset 0) found
    where ${has} order by ${ORDER}, "messageId" limit $most)
  select found."messageId", ${SESSION}
  from (select * from near where (select yes from enough) union all select * from far) found
  join advice_sessions s on s.id = found."sessionId" order by s."createdAt" desc, s.id desc`;

const SEARCHED = { ...WANTED, most: t.bigint, words: t.array(t.text) };
/** By the number of words. */
const SEARCHES = {
  all: variants(2, (words: number) =>
    statement({
      sql: searchIn(ownerMark('$userId::text'), hasAll(words)),
      takes: { ...SEARCHED, nGrams: t.array(t.integer) },
      gives: FOUND,
    }),
  ),
  bookmarked: variants(2, (words: number) =>
    statement({
      sql: `select t."messageId", ${SESSION} from (${BOOKMARKED} offset 0) b
        cross join lateral (
          select "messageId" from advice_texts where "sessionId" = b."sessionId" and ${hasAll(words)}
          order by "messageId" limit 1) t
        join advice_sessions s on s.id = b."sessionId" order by b."sessionCreatedAt" desc, b."sessionId" desc limit $most`,
      takes: SEARCHED,
      gives: FOUND,
    }),
  ),
  category: variants(2, (words: number) =>
    statement({
      sql: searchIn(categoryMark('$userId::text', '$category::text'), `category = $category::text and ${hasAll(words)}`),
      takes: { ...SEARCHED, nGrams: t.array(t.integer), category: t.text },
      gives: FOUND,
    }),
  ),
};

/**
 * A page of the sessions that have all of these words in one text, in the history's order, with the first such text of each.
 *
 * A frequent word is found among the newest texts, which are read first (`near`). A rare one is not, and then the index of n-grams finds
 * all texts that may have it (`far`); of these, in order, so many are compared as the page needs. Either way few rows are read.
 * The planner is kept from two mistakes: by `offset 0` from reading the whole history in order, because a word might come soon; and by a
 * limit that it cannot know (it takes a tenth for granted) from sorting a whole history that it takes for a short one.
 * @param words folded: see `searchWords`
 */
export function searchStatement({ userId, filter, after, most }: HistoryRequest, words: string[]): Question<HistoryMatch> {
  const search = SEARCHES[kindOf(filter)](words.length);
  const given = { userId, ...after, most, words, nGrams: nGramsToSearch(words), category: filter };
  return { rows: (db) => search.all(db, given), config: () => search.config(given) };
}
