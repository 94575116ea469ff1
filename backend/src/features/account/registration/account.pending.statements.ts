import { randomUUID } from 'node:crypto';
import { VERIFY_HOURS } from '@beside/common/account/account.constants';
import { LANGUAGES } from '@beside/common/language/language.constants';
import * as t from '../../../database/sql-types.ts';
import { type RowOf, statement } from '../../../database/statement.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { NewAccount } from '../account.statements.ts';
import { type CallerDevice, hashesOf } from '../sign-in/account.known-devices.ts';

/** A registration whose address is not verified yet. It is no account: only its own link makes one. */
const REGISTRATION = {
  id: t.uuid,
  email: t.text,
  /** An argon2id hash. */
  password: t.text,
  firstName: t.text,
  lastName: t.text,
  /** `YYYY-MM-DD`. */
  dateOfBirth: t.orNull(t.text),
  language: t.oneOf(LANGUAGES),
  /** The browser that registered: see `CallerDevice`. Null where it is unknown. */
  device: t.orNull(t.text),
};
const COLUMNS = `id, email, password, "firstName", "lastName", "dateOfBirth"::text as "dateOfBirth", language, device`;

export type PendingRegistration = RowOf<typeof REGISTRATION>;

/** Registrations of one address that are kept for each caller's address, the latest: strangers push out nobody else's. */
const KEPT = 3;
/** Registrations of one address that a caller may mean: each costs a sign-in another password to verify. */
export const CANDIDATES = 2;

const insert = statement({
  sql: `insert into pending_registrations (id, email, password, "firstName", "lastName", "dateOfBirth", language, place, device)
    values ($id, $email, $password, $firstName, $lastName, $dateOfBirth, $language, $place, $device)`,
  takes: { ...REGISTRATION, dateOfBirth: t.orNull(t.date), place: t.text },
}).run;

/** Of an address and a caller's address. */
const dropOld = statement({
  sql: `delete from pending_registrations where email = $1 and place = $2
      and id not in (select id from pending_registrations where email = $1 and place = $2 order by "createdAt" desc limit ${KEPT})`,
  takes: [t.text, t.text],
}).run;

const latest = statement({
  sql: `select ${COLUMNS} from (
      select distinct on (place) *, coalesce(device = any($3), false) as own from pending_registrations
      where email = $1 and "createdAt" > now() - make_interval(hours => ${VERIFY_HOURS}) order by place, own desc, "createdAt" desc) as latest
    order by own desc, place = any($2) desc, "createdAt" desc limit ${CANDIDATES}`,
  takes: [t.text, t.array(t.text), t.array(t.text)],
  gives: REGISTRATION,
}).all;

/** The statements on `pending_registrations`. */
export const pendingRegistrations = {
  async insert(db: Transaction, account: NewAccount, { address: place, browser: device }: CallerDevice): Promise<string> {
    const id = randomUUID();
    await insert(db, { ...account, id, place, device });
    await dropOld(db, account.email, place);
    return id;
  },

  byId: statement({ sql: `select ${COLUMNS} from pending_registrations where id = $1`, takes: [t.uuid], gives: REGISTRATION })
    .first,

  /**
   * The latest for an address of each of two callers' addresses: of the caller's own browser or address first. Strangers may have registered it
   * as well, so that the latest of all need not be the caller's.
   */
  latest(db: Transaction, email: string, from: CallerDevice): Promise<PendingRegistration[]> {
    const { addresses, browsers } = hashesOf(from);
    return latest(db, email, addresses, browsers);
  },

  /** Deletes those for an address: it has an account now, or its user is deleted. */
  clear: statement({ sql: 'delete from pending_registrations where email = $1', takes: [t.text] }).run,
};
