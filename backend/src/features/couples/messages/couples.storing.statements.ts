import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';

const INTO = `insert into couples_messages ("sessionId", "senderId", "senderRole", "senderName", message, "clientMessageId", language,
                                  "messageType", "storedBy", "createdAt")`;
const ONCE = `on conflict ("sessionId", "clientMessageId") do nothing returning id, "sessionId", "clientMessageId", "createdAt"`;
const gives = { id: t.bigint, sessionId: t.bigint, clientMessageId: t.present(t.uuid), createdAt: t.timestamptz };

/**
 * Stores a batch of messages and their reply jobs in one statement: `couples_enter_asking` first, then the messages.
 * Returns the stored messages; leaves out a message whose id exists, or whose session is closed.
 */
export const STORE = statement({
  name: 'couples-store',
  sql: `with open as materialized (select couples_enter_asking($11::bigint[], $9::int, $10::int) as sessions)
    ${INTO}
    select session, sender, role, name, message, client, language, 'user', $8::int, clock_timestamp()
    from open, unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[])
      with ordinality as i (session, sender, role, name, message, client, language, place)
    where session = any(open.sessions) order by place
    ${ONCE}`,
  takes: [
    ...([
      t.array(t.bigint),
      t.array(t.orNull(t.text)),
      t.array(t.text),
      t.array(t.text),
      t.array(t.text),
      t.array(t.uuid),
      t.array(t.text),
    ] as const),
    ...([t.integer, t.integer, t.integer, t.array(t.bigint)] as const),
  ],
  gives,
}).all;

/** The same for one message alone, which most batches are: cheaper. */
export const STORE_ONE = statement({
  name: 'couples-store-one',
  sql: `${INTO}
    select $1::bigint, $2::text, $3::text, $4::text, $5::text, $6::uuid, $7::text, 'user', $8::int, clock_timestamp()
    where couples_enter_asking(array[$1::bigint], $9::int, $10::int) <> '{}'
    ${ONCE}`,
  takes: [t.bigint, t.orNull(t.text), t.text, t.text, t.text, t.uuid, t.text, t.integer, t.integer, t.integer],
  gives,
}).all;
