import {
  bigint,
  boolean,
  integer,
  jsonb,
  namesOf,
  orNull,
  present,
  type RowOf,
  statement,
  text,
  timestamptz,
} from '../../database/statement.ts';

export type AuditDetails = Record<string, string | number | boolean | null | string[]>;

const ENTRY = {
  id: integer,
  at: timestamptz,
  actorId: orNull(text),
  action: text,
  targetType: orNull(text),
  targetId: orNull(text),
  details: jsonb<AuditDetails>(),
  ip: text,
  tokenId: orNull(integer),
};
const SHOWN = { ...ENTRY, hash: text };
const RECORD = { ...ENTRY, previousHash: text };
const WHOLE = { ...RECORD, hash: text };
/** An entry without its own hash. */
export type AuditRecord = RowOf<typeof RECORD>;
export type AuditRow = RowOf<typeof SHOWN>;

const HEAD = { entryId: integer, hash: text };

/** The statements on `audit_log` and `audit_head`. Each runs on the pool, or in a transaction. */
export const audit = {
  /** The chain's head: the newest entry. */
  head: statement({ sql: 'select "entryId", hash from audit_head where id = 1', gives: HEAD }).first,

  lockHead: statement({ sql: 'select "entryId", hash from audit_head where id = 1 for update', gives: HEAD }).first,

  /** Adds an entry, and makes it the head. */
  append: statement({
    sql: `with entry as (
        insert into audit_log (id, at, "actorId", action, "targetType", "targetId", details, ip, "tokenId", "previousHash", hash)
        values ($id, $at, $actorId, $action, $targetType, $targetId, $details, $ip, $tokenId, $previousHash, $hash))
      update audit_head set "entryId" = $id, hash = $hash where id = 1`,
    takes: WHOLE,
  }).run,

  /**
   * A page, the newest first, with each filter that is set. Unnamed, it is planned with its values, so that what is null costs nothing: an index finds
   * what a filter names, and the key's order does the rest.
   */
  page: statement({
    sql: `select ${namesOf(SHOWN)} from audit_log
      where ($action::text is null or action = $action) and ($actor::text is null or "actorId" = $actor)
        and ($target::text is null or "targetId" = $target) and ($from::timestamptz is null or at >= $from)
        and ($to::timestamptz is null or at < $to) and ($before::int is null or id < $before)
      order by id desc limit $most`,
    takes: {
      action: orNull(text),
      actor: orNull(text),
      target: orNull(text),
      from: orNull(timestamptz),
      to: orNull(timestamptz),
      before: orNull(integer),
      most: bigint,
    },
    gives: SHOWN,
  }).all,

  /** So many entries after one, the oldest first. */
  after: statement({
    sql: `select ${namesOf(WHOLE)} from audit_log where id > $1::bigint order by id limit $2`,
    takes: [bigint, bigint],
    gives: WHOLE,
  }).all,

  /** What a user did, so many entries after one. */
  exportOf: statement({
    sql: `select id, at, action, ip as "ipAddress", "tokenId" from audit_log where "actorId" = $1 and id > $2 order by id limit $3`,
    takes: [text, integer, bigint],
    gives: { id: integer, at: timestamptz, action: text, ipAddress: text, tokenId: orNull(integer) },
  }).all,
};

/** The statements on `admin_settings`. */
export const adminSettings = {
  /** The hash; null: none is set. */
  password: statement({
    sql: 'select "adminPassword" from admin_settings order by id limit 1',
    gives: { adminPassword: text },
  }).value,

  /** @returns whether it is the first */
  setPassword: statement({
    sql: `insert into admin_settings (id, "adminPassword") values (1, $1)
      on conflict (id) do update set "adminPassword" = excluded."adminPassword", "updatedAt" = now()
      returning xmax = 0 as "isFirst"`,
    takes: [text],
    gives: { isFirst: present(boolean) },
  }).one,
};
