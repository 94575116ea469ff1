import * as t from '../../database/sql-types.ts';
import { statement } from '../../database/statement.ts';

/** The statements on `translations`, which everyone shares, by a batch's hash and a language. */
export const sharedRows = {
  /** A list, as JSON. */
  read: statement({
    name: 'translations-kept',
    sql: 'select text from translations where hash = $1 and language = $2',
    takes: [t.text, t.text],
    gives: { text: t.text },
  }).value,

  add: statement({
    sql: 'insert into translations (hash, language, text) values ($1, $2, $3) on conflict do nothing',
    takes: [t.text, t.text, t.text],
  }).run,
};

/** The statements on `session_translations`, of advice sessions. */
export const sessionRows = {
  /** Those of a session, in a language, with these hashes. */
  read: statement({
    name: 'session-translations',
    sql: 'select hash, text from session_translations where "sessionId" = $1 and language = $2 and hash = any($3)',
    takes: [t.uuid, t.text, t.array(t.text)],
    gives: { hash: t.text, text: t.text },
  }).all,

  /** Adds hashes with their texts, as long as a session has no more than so many. */
  add: statement({
    name: 'session-translations-store',
    sql: `insert into session_translations ("sessionId", hash, language, text)
      select $sessionId, t.hash, $language, t.text from unnest($hashes::text[], $texts::text[]) with ordinality t (hash, text, number)
      where t.number + (select count(*) from session_translations where "sessionId" = $sessionId) <= $most
      on conflict do nothing`,
    takes: { sessionId: t.uuid, language: t.text, hashes: t.array(t.text), texts: t.array(t.text), most: t.bigint },
  }).run,

  exportOf: statement({
    sql: `select "sessionId", json_agg(json_build_object('language', language, 'text', text, 'generatedBy', 'ai') order by language, hash) as translations
      from session_translations where "sessionId" = any($1) group by "sessionId"`,
    takes: [t.array(t.uuid)],
    gives: { sessionId: t.uuid, translations: t.present(t.jsonb<object[]>()) },
  }).all,
};
