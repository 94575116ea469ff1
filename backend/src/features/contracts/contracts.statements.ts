import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { CANCEL_KINDS, DECLARATION_KINDS, type DeclarationKind } from '@beside/common/contracts/contracts.constants';
import { LANGUAGES } from '@beside/common/language/language.constants';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';
import { DECLARATION_OUTCOMES, type DeclarationOutcome } from './contracts.entity.ts';

const kind = t.oneOf(DECLARATION_KINDS);
const outcome = t.oneOf(DECLARATION_OUTCOMES);
/** What was declared. */
const DECLARED = {
  kind,
  receivedAt: t.timestamptz,
  name: t.text,
  email: t.text,
  contract: t.text,
  cancelKind: t.orNull(t.oneOf(CANCEL_KINDS)),
  reason: t.orNull(t.text),
  /** `YYYY-MM-DD`; null: as early as possible. */
  endsOn: t.orNull(t.text),
  confirmedAt: t.orNull(t.timestamptz),
};
const OWNED = { ...DECLARED, language: t.oneOf(LANGUAGES), userId: t.orNull(t.text) };
const DECLARATION = {
  ...OWNED,
  id: t.uuid,
  number: t.text,
  usedBefore: t.orNull(t.integer),
  outcome: t.orNull(outcome),
  subscriptionId: t.orNull(t.text),
  doneAt: t.orNull(t.timestamptz),
};

/** A declaration, without its links. */
export type Declaration = RowOf<typeof DECLARATION>;
export type NewDeclaration = RowOf<typeof OWNED>;

/** What is done about a declaration, and to which subscription at the provider. Null: there is none, or an earlier release has decided. */
export interface Decision {
  outcome: DeclarationOutcome;
  contract: string | null;
}

/** Days for which a mailed link works. */
export const LINK_DAYS = 30;
/** Links of one declaration that hold at once: a mail that is sent again must not void the one on its way. */
const LINKS_KEPT = 3;
/** Seconds for which one process carries a declaration out. */
const LEASE_SECONDS = 30;
const NUMBER_TRIES = 20;
/** Crockford's digits: none looks like another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COLUMNS = `id, number, kind, "receivedAt", name, email, contract, "cancelKind", reason, "endsOn"::text as "endsOn", language, "userId",
  "confirmedAt", "usedBefore", outcome, "subscriptionId", "doneAt"`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A number as `W-2026-1122-48K7`: the kind, the day, and four digits at random, so that it tells no count. */
function declarationNumber(kind: DeclarationKind, receivedAt: Date): string {
  const [year = '', month = '', day = ''] = receivedAt.toISOString().slice(0, 10).split('-');
  const digits = Array.from({ length: 4 }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${kind === 'withdraw' ? 'W' : 'C'}-${year}-${month}${day}-${digits}`;
}

const insert = statement({
  sql: `insert into contract_notices (id, number, kind, "receivedAt", name, email, contract, "cancelKind", reason, "endsOn", language, "userId", "confirmedAt")
    values ($id, $number, $kind, $receivedAt, $name, $email, $contract, $cancelKind, $reason, $endsOn, $language, $userId, $confirmedAt)
    on conflict (number) do nothing returning ${COLUMNS}`,
  takes: { ...OWNED, endsOn: t.orNull(t.date), id: t.uuid, number: t.text },
  gives: DECLARATION,
}).first;

const byToken = statement({
  sql: `select ${COLUMNS} from contract_notices
    where id = $1::uuid and $2 = any("tokenHashes") and "receivedAt" > $3::timestamptz - make_interval(days => ${LINK_DAYS})`,
  takes: [t.uuid, t.text, t.timestamptz],
  gives: DECLARATION,
}).first;

const addToken = statement({
  sql: `update contract_notices set "tokenHashes" = (array_prepend($2, "tokenHashes"))[1:${LINKS_KEPT}] where id = $1`,
  takes: [t.uuid, t.text],
}).run;

/** The statements on `contract_notices`. Each runs on the pool, or in a transaction. */
export const declarations = {
  /** Stores a declaration under a new number. */
  async insert(db: Transaction, declaration: NewDeclaration): Promise<Declaration> {
    for (let tries = 0; tries < NUMBER_TRIES; tries++) {
      const stored = await insert(db, {
        ...declaration,
        id: randomUUID(),
        number: declarationNumber(declaration.kind, declaration.receivedAt),
      });
      if (stored) return stored;
    }
    throw new Error('Every number that was tried for a declaration is taken');
  },

  byId: statement({ sql: `select ${COLUMNS} from contract_notices where id = $1`, takes: [t.uuid], gives: DECLARATION }).first,

  /** The declaration that a valid link belongs to. */
  async byToken(db: Transaction, token: string, now: Date): Promise<Declaration | null> {
    // The id leads to the row, the rest proves the link.
    const [, id] = /^([0-9a-f]{32})[\w-]{43}$/.exec(token) ?? [];
    return id ? byToken(db, id, hashOf(token), now) : null;
  },

  /** The numbers of withdrawals from an address that nobody has confirmed, and whose links still work. */
  unconfirmed: statement({
    sql: `select number from contract_notices where email = $1 and kind = 'withdraw' and "confirmedAt" is null
        and "receivedAt" > now() - make_interval(days => ${LINK_DAYS}) order by "receivedAt"`,
    takes: [t.text],
    gives: { number: t.text },
  }).values,

  /** The withdrawals that have ended a contract of a user's. */
  withdrawn: statement({
    sql: `select email, "receivedAt" from contract_notices where "userId" = $1 and outcome = 'withdrawn'`,
    takes: [t.text],
    gives: { email: t.text, receivedAt: t.timestamptz },
  }).all,

  /** Whether a confirmed one of a user's is still to be carried out. */
  isOneOpen: statement({
    sql: 'select 1 from contract_notices where "userId" = $1 and "confirmedAt" is not null and "doneAt" is null limit 1',
    takes: [t.text],
  }).some,

  /** Makes a link's token. Only its hash is stored: only the mail has the token. */
  async issueToken(db: Transaction, id: string): Promise<string> {
    const token = id.replaceAll('-', '') + randomBytes(32).toString('base64url');
    await addToken(db, id, hashOf(token));
    return token;
  },

  /** Voids the links to an address. */
  dropTokens: statement({ sql: `update contract_notices set "tokenHashes" = '{}' where email = $1`, takes: [t.text] }).run,

  /** Confirms a declaration as a user's, at a time. @returns whether it was not confirmed before */
  confirm: statement({
    sql: 'update contract_notices set "userId" = $2, "confirmedAt" = $3 where id = $1 and "confirmedAt" is null',
    takes: [t.uuid, t.text, t.timestamptz],
  }).some,

  /** Takes a confirmed declaration that is still to be carried out; null when there is nothing to do, or another process does it. */
  lease: statement({
    sql: `update contract_notices set "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = $1 and "confirmedAt" is not null and "doneAt" is null and ("leaseUntil" is null or "leaseUntil" < now()) returning ${COLUMNS}`,
    takes: [t.uuid],
    gives: DECLARATION,
  }).first,

  release: statement({ sql: 'update contract_notices set "leaseUntil" = null where id = $1', takes: [t.uuid] }).run,

  /** Keeps how much was used when it was received; the first time counts. */
  saveUse: statement({
    sql: 'update contract_notices set "usedBefore" = coalesce("usedBefore", $2) where id = $1',
    takes: [t.uuid, t.integer],
  }).run,

  /** Those confirmed before a time that nobody has carried out: their job was lost. */
  leftOver: statement({
    sql: 'select id from contract_notices where "confirmedAt" < $1 and "doneAt" is null order by "confirmedAt" limit 100',
    takes: [t.timestamptz],
    gives: { id: t.uuid },
  }).values,

  /** Keeps a decision of a declaration. */
  decide: statement({
    sql: 'update contract_notices set outcome = $outcome, "subscriptionId" = $contract where id = $id',
    takes: { id: t.uuid, outcome, contract: t.orNull(t.text) },
  }).run,

  finish: statement({
    sql: 'update contract_notices set "doneAt" = now(), "leaseUntil" = null where id = $1',
    takes: [t.uuid],
  }).run,

  exportOf: statement({
    sql: `select number, kind, "receivedAt", name, email, contract, "cancelKind", reason, "endsOn"::text as "endsOn", "confirmedAt", outcome
      from contract_notices where "userId" = $1 order by "receivedAt"`,
    takes: [t.text],
    gives: { ...DECLARED, number: t.text, outcome: t.orNull(outcome) },
  }).all,
};
