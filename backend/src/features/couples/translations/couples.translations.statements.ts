import { LANGUAGES } from '@beside/common/language/language.constants';
import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

/** Seconds after which an unfinished translation is begun again: its node has died. */
const CLAIM_SECONDS = 40;
const language = t.oneOf(LANGUAGES);

/** The statements on translated messages. */
export const couplesTranslationStatements = {
  known: statement({
    name: 'couples-translated',
    sql: 'select "messageId", text from couples_translations where "messageId" = any($1) and language = $2 and text is not null',
    takes: [t.array(t.bigint), language],
    gives: { messageId: t.bigint, text: t.present(t.text) },
  }).all,

  /** Claims a message's translation for this node, unless it is claimed. Locks the message, so that one that is being deleted gets none. */
  claim: statement({
    name: 'couples-translate',
    sql: `insert into couples_translations as t ("messageId", language)
      select id, $2 from couples_messages where id = $1 for key share
      on conflict ("messageId", language) do update set "claimedAt" = now()
        where t.text is null and t."claimedAt" < now() - interval '${CLAIM_SECONDS} seconds'`,
    takes: [t.bigint, language],
  }).some,

  /** A message that was deleted meanwhile keeps no translation. */
  finish: statement({
    sql: 'update couples_translations set text = $3 where "messageId" = $1 and language = $2',
    takes: [t.bigint, language, t.text],
  }).some,

  /** Lets go of a claim whose translation failed. */
  release: statement({
    sql: 'delete from couples_translations where "messageId" = $1 and language = $2 and text is null',
    takes: [t.bigint, language],
  }).run,
};
