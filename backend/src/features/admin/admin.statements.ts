import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';

export type AuditDetails = Record<string, string | number | boolean | null | string[]>;

const ENTRY = {
  id: t.integer,
  at: t.timestamptz,
  actorId: t.orNull(t.text),
  action: t.text,
  targetType: t.orNull(t.text),
  targetId: t.orNull(t.text),
  details: t.jsonb<AuditDetails>(),
  ip: t.text,
  tokenId: t.orNull(t.integer),
};
const SHOWN = { ...ENTRY, hash: t.text };
const RECORD = { ...ENTRY, previousHash: t.text };
const WHOLE = { ...RECORD, hash: t.text };
/** An entry without its own hash. */
export type AuditRecord = RowOf<typeof RECORD>;
export type AuditRow = RowOf<typeof SHOWN>;

const HEAD = { entryId: t.integer, hash: t.text };

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
    sql: `select ${t.namesOf(SHOWN)} from audit_log
      where ($action::text is null or action = $action) and ($actor::text is null or "actorId" = $actor)
        and ($target::text is null or "targetId" = $target) and ($from::timestamptz is null or at >= $from)
        and ($to::timestamptz is null or at < $to) and ($before::int is null or id < $before)
      order by id desc limit $most`,
    takes: {
      action: t.orNull(t.text),
      actor: t.orNull(t.text),
      target: t.orNull(t.text),
      from: t.orNull(t.timestamptz),
      to: t.orNull(t.timestamptz),
      before: t.orNull(t.integer),
      most: t.bigint,
    },
    gives: SHOWN,
  }).all,

  /** So many entries after one, the oldest first. */
  after: statement({
    sql: `select ${t.namesOf(WHOLE)} from audit_log where id > $1::bigint order by id limit $2`,
    takes: [t.bigint, t.bigint],
    gives: WHOLE,
  }).all,

  /** What a user did, so many entries after one. */
  exportOf: statement({
    sql: `select id, at, action, ip as "ipAddress", "tokenId" from audit_log where "actorId" = $1 and id > $2 order by id limit $3`,
    takes: [t.text, t.integer, t.bigint],
    gives: { id: t.integer, at: t.timestamptz, action: t.text, ipAddress: t.text, tokenId: t.orNull(t.integer) },
  }).all,
};

/** The statements on `admin_settings`. */
export const adminSettings = {
  /** The hash; null: none is set. */
  password: statement({
    sql: 'select "adminPassword" from admin_settings order by id limit 1',
    gives: { adminPassword: t.text },
  }).value,

  /** @returns whether it is the first */
  setPassword: statement({
    sql: `insert into admin_settings (id, "adminPassword") values (1, $1)
      on conflict (id) do update set "adminPassword" = excluded."adminPassword", "updatedAt" = now()
      returning xmax = 0 as "isFirst"`,
    takes: [t.text],
    gives: { isFirst: t.present(t.boolean) },
  }).one,
};
