import { LANGUAGES } from '@beside/common/language/language.constants';
import { array, bigint, oneOf, present, statement, text } from '../../../database/statement.ts';

/** Seconds after which an unfinished translation is begun again: its node has died. */
const CLAIM_SECONDS = 40;
const language = oneOf(LANGUAGES);

/** The statements on translated messages. */
export const couplesTranslationStatements = {
  known: statement({
    name: 'couples-translated',
    sql: 'select "messageId", text from couples_translations where "messageId" = any($1) and language = $2 and text is not null',
    takes: [array(bigint), language],
    gives: { messageId: bigint, text: present(text) },
  }).all,

  /** Claims a message's translation for this node, unless it is claimed. Locks the message, so that one that is being deleted gets none. */
  claim: statement({
    name: 'couples-translate',
    sql: `insert into couples_translations as t ("messageId", language)
      select id, $2 from couples_messages where id = $1 for key share
      on conflict ("messageId", language) do update set "claimedAt" = now()
        where t.text is null and t."claimedAt" < now() - interval '${CLAIM_SECONDS} seconds'`,
    takes: [bigint, language],
  }).some,

  /** A message that was deleted meanwhile keeps no translation. */
  finish: statement({
    sql: 'update couples_translations set text = $3 where "messageId" = $1 and language = $2',
    takes: [bigint, language, text],
  }).some,

  /** Lets go of a claim whose translation failed. */
  release: statement({
    sql: 'delete from couples_translations where "messageId" = $1 and language = $2 and text is null',
    takes: [bigint, language],
  }).run,
};
