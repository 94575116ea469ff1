import { randomUUID } from 'node:crypto';
import { VERIFY_HOURS } from '@beside/common/account/account.constants';
import type { Transaction } from '../../database/transaction.ts';
import type { CallerDevice } from './account.known-devices.ts';
import { languageOf } from './account.language.ts';
import type { NewAccount } from './account.store.ts';

/** A registration whose address is not verified yet. It is no account: only its own link makes one. */
export interface PendingRegistration extends NewAccount {
  id: string;
  /** The browser that registered: see `CallerDevice`. Null where it is unknown. */
  device: string | null;
}

/** Registrations of one address that are kept for each caller's address, the latest: strangers push out nobody else's. */
const KEPT = 3;
/** Registrations of one address that a caller may mean: each costs a sign-in another password to verify. */
export const CANDIDATES = 2;
const COLUMNS = `id, email, password, "firstName", "lastName", "dateOfBirth"::text as "dateOfBirth", language, device`;

/** The statements on `pending_registrations`. */
export const pendingRegistrations = {
  async insert(db: Transaction, account: NewAccount, { address: place, browser }: CallerDevice): Promise<string> {
    const id = randomUUID();
    await db.query(
      `insert into pending_registrations (id, email, password, "firstName", "lastName", "dateOfBirth", language, place, device)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        account.email,
        account.password,
        account.firstName,
        account.lastName,
        account.dateOfBirth,
        account.language,
        place,
        browser,
      ],
    );
    await db.query(
      `delete from pending_registrations where email = $1 and place = $2
         and id not in (select id from pending_registrations where email = $1 and place = $2 order by "createdAt" desc limit ${KEPT})`,
      [account.email, place],
    );
    return id;
  },

  async byId(db: Transaction, id: string): Promise<PendingRegistration | null> {
    const { rows } = await db.query<PendingRegistration>(`select ${COLUMNS} from pending_registrations where id = $1`, [id]);
    return rows[0] ? read(rows[0]) : null;
  },

  /**
   * The latest for an address of each of two callers' addresses: of the caller's own browser or address first. Strangers may have registered it
   * as well, so that the latest of all need not be the caller's.
   */
  async latest(db: Transaction, email: string, from: CallerDevice): Promise<PendingRegistration[]> {
    const { rows } = await db.query<PendingRegistration>(
      `select ${COLUMNS} from (
         select distinct on (place) *, coalesce(device = $3, false) as own from pending_registrations
         where email = $1 and "createdAt" > now() - make_interval(hours => ${VERIFY_HOURS}) order by place, own desc, "createdAt" desc) as latest
       order by own desc, place = $2 desc, "createdAt" desc limit ${CANDIDATES}`,
      [email, from.address, from.browser],
    );
    return rows.map(read);
  },

  /** Deletes those for an address: it has an account now, or its user is deleted. */
  async clear(db: Transaction, email: string): Promise<void> {
    await db.query('delete from pending_registrations where email = $1', [email]);
  },
};

function read(row: PendingRegistration): PendingRegistration {
  return { ...row, language: languageOf(row.language, null) };
}
