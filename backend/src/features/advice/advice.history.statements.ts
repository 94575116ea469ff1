import type { HistoryFilter } from '@beside/common/advice/advice.constants';
import type pg from 'pg';
import { nGramsToSearch } from '../../lib/search-n-grams.ts';
import { type Place, timeOf } from './advice.cursor.ts';
import type { AdviceSession } from './advice.entity.ts';
import { categoryMark, ownerMark } from './advice.texts.ts';

/** What a page needs of a session; `place` is its time as a cursor has it. */
export type HistoryRow = AdviceSession & { place: string };
/** `messageId` says which text was found. */
export type FoundRow = HistoryRow & { messageId: string };

/** Whose sessions, which of them, from where on, and how many. */
export interface Wanted {
  userId: string;
  filter: HistoryFilter;
  after: Place;
  most: number;
}

const SESSION = `s.id, s."userId", s."visitorId", s."creatorIpAddress", s.category, s.description, s."adviceStyle", s.language,
  s.advice, s."createdAt", ${timeOf('s."createdAt"')} as place`;
/** In the history's order by the bookmarks' own index. */
const BOOKMARKED = `select "sessionId", "sessionCreatedAt" from advice_bookmarks where "userId" = $1 and ("sessionCreatedAt", "sessionId") < ($2, $3)
  order by "sessionCreatedAt" desc, "sessionId" desc`;

/**
 * A page of the history. One index for each filter has its order and all that the page is chosen by: the planner has no reason to read and
 * sort a whole history instead, even where it takes it for a short one. The limit is in the text, so that one plan is best for all parameters.
 */
export function historyStatement({ userId, filter, after, most }: Wanted): pg.QueryConfig {
  const ofCategory = filter !== 'all' && filter !== 'bookmarked';
  const page =
    filter === 'bookmarked'
      ? BOOKMARKED
      : `select id as "sessionId" from advice_sessions
         where "userId" = $1 ${ofCategory ? 'and category = $4' : ''} and ("createdAt", id) < ($2, $3) order by "createdAt" desc, id desc`;
  return {
    name: `advice-history-${ofCategory ? 'category' : filter}-${most}`,
    text: `select ${SESSION} from (${page} limit ${most}) page
           join advice_sessions s on s.id = page."sessionId" order by s."createdAt" desc, s.id desc`,
    values: [userId, after.createdAt, after.id, ...(ofCategory ? [filter] : [])],
  };
}

/**
 * Texts that a search reads one by one for each session of the page, the newest first, before it asks the index. What one text in 32 has
 * is found so; of a hundred thousand, the index then finds some three thousand at most, which take some ten milliseconds.
 */
const NEAR_EACH = 32;

const KEY = '"sessionId", "createdAt", "messageId"';
const ORDER = '"createdAt" desc, "sessionId" desc';
const ONE_EACH = `distinct on ("createdAt", "sessionId") ${KEY}`;

/**
 * A page of the sessions that have all of these words in one text, in the history's order, with the first such text of each.
 *
 * A frequent word is found among the newest texts, which are read first (`near`). A rare one is not, and then the index of n-grams finds
 * all texts that may have it (`far`); of these, in order, so many are compared as the page needs. Either way few rows are read.
 * The planner is kept from two mistakes: by `offset 0` from reading the whole history in order, because a word might come soon; and by a
 * limit that it cannot know (it takes a tenth for granted) from sorting a whole history that it takes for a short one.
 * @param words folded: see `searchWords`
 */
export function searchStatement(wanted: Wanted, words: string[]): pg.QueryConfig {
  const { userId, filter, after, most } = wanted;
  const base = [userId, after.createdAt, after.id, most];
  if (filter === 'bookmarked')
    return {
      text: `select t."messageId", ${SESSION} from (${BOOKMARKED} offset 0) b
             cross join lateral (
               select "messageId" from advice_texts where "sessionId" = b."sessionId" and ${hasAll(words, base.length)}
               order by "messageId" limit 1) t
             join advice_sessions s on s.id = b."sessionId" order by b."sessionCreatedAt" desc, b."sessionId" desc limit $4`,
      values: [...base, ...words],
    };
  const near = NEAR_EACH * most;
  const ofCategory = filter !== 'all';
  const values = [...base, nGramsToSearch(words), ...(ofCategory ? [filter] : [])];
  const mark = ofCategory ? categoryMark('$1::text', '$6::text') : ownerMark('$1::text');
  const has = `${ofCategory ? 'category = $6::text and ' : ''}${hasAll(words, values.length)}`;
  const own = `"userId" = $1 and ("createdAt", "sessionId") < ($2::timestamptz, $3::uuid)`;
  return {
    text: `
      with newest as materialized (
        select ${KEY}, (${has}) as has from advice_texts where ${own} order by ${ORDER}, "messageId" limit (select ${near})),
      near as materialized (select ${ONE_EACH} from newest where has order by ${ORDER}, "messageId" limit $4),
      enough as materialized (
        select (select count(*) from near) >= $4 or (select count(*) from newest) < ${near} as yes),
      far as (
        select ${ONE_EACH} from (
          select * from (select * from advice_texts where "nGrams" @> ($5::int[] || ${mark}) offset 0) found
          where not (select yes from enough) and ${own} order by ${ORDER}, "messageId" offset 0) found
        where ${has} order by ${ORDER}, "messageId" limit $4)
      select found."messageId", ${SESSION}
      from (select * from near where (select yes from enough) union all select * from far) found
      join advice_sessions s on s.id = found."sessionId" order by s."createdAt" desc, s.id desc`,
    values: [...values, ...words],
  };
}

/**
 * Compares with each word, as plain characters.
 * @param before parameters before the first word's
 */
function hasAll(words: string[], before: number): string {
  return words.map((_, index) => `strpos(text, $${before + index + 1}::text) > 0`).join(' and ');
}
