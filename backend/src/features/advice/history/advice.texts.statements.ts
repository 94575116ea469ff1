import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** The message's id of an advice's own text. */
export const ADVICE_ITSELF = 0;

/**
 * A mark of an owner, and of one category of an owner, among the n-grams: a search looks for it as for an n-gram, so that the index finds
 * the owner's texts alone. Negative, as no n-gram is. In SQL alone, so that both sides agree.
 */
export const ownerMark = (owner: string): string => `(('x' || substr(md5(${owner}), 1, 8))::bit(32)::int | -2147483648)`;
export const categoryMark = (owner: string, category: string): string => ownerMark(`${owner} || ' ' || ${category}`);

/** The marks of a row's owner; none for a visitor's, which nobody searches. */
const marksOf = (owner: string, category: string): string =>
  `case when ${owner} is null then '{}'::int[] else array[${ownerMark(owner)}, ${categoryMark(owner, category)}] end`;

/** The statements on `advice_texts`. Each runs on the pool, or in a transaction. */
export const adviceTexts = {
  /** Adds a folded text with its n-grams, of a session and a message. Waits for a sign-in that takes the session over, which would miss it. */
  add: statement({
    name: 'advice-index',
    sql: `insert into advice_texts ("sessionId", "messageId", "userId", "createdAt", category, text, "nGrams")
      select id, $2, "userId", "createdAt", category, $3, $4::int[] || ${marksOf('"userId"', 'category')}
      from advice_sessions where id = $1 for share
      on conflict do nothing`,
    takes: [t.uuid, t.bigint, t.text, t.array(t.integer)],
  }).run,

  /** Gives a visitor's texts to a user: those of these sessions, which are the user's since. */
  claim: statement({
    sql: `update advice_texts set "userId" = $1, "nGrams" = "nGrams" || ${marksOf('$1::text', 'category')}
      where "sessionId" = any($2) and "userId" is null`,
    takes: [t.text, t.array(t.uuid)],
  }).run,

  /** Whether one is missing of the first so many sessions. */
  isOneMissing: statement({
    sql: `select exists (
        select from (select id from advice_sessions order by id limit $1) s
        where not exists (select from advice_texts t where t."sessionId" = s.id and t."messageId" = ${ADVICE_ITSELF})) as missing`,
    takes: [t.bigint],
    gives: { missing: t.present(t.boolean) },
  }).value,

  /** Session and message of what is there of these sessions. */
  keysIn: statement({
    sql: `select "sessionId" || ' ' || "messageId" as key from advice_texts where "sessionId" = any($1)`,
    takes: [t.array(t.uuid)],
    gives: { key: t.present(t.text) },
  }).values,
};
