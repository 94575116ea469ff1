import { randomUUID } from 'node:crypto';
import { VERIFY_HOURS } from '@beside/common/account/account.constants';
import type { Transaction } from '../../database/transaction.ts';
import type { Places } from './account.known-devices.ts';
import { languageOf } from './account.language.ts';
import type { NewAccount } from './account.store.ts';

/** A registration whose address is still to be verified. It is no account: its own link alone makes it one. */
export interface PendingRegistration extends NewAccount {
  id: string;
  /** The browser that registered: see `Places`. Null where that is not known. */
  device: string | null;
}

/** Registrations of one address that are kept at once for each place they come from, the latest: strangers push out nobody's. */
const KEPT = 3;
const COLUMNS = `id, email, password, "firstName", "lastName", "dateOfBirth"::text as "dateOfBirth", language, device`;

/** The statements on `pending_registrations`. */
export const pendingRegistrations = {
  /** @param from where it was asked for */
  async insert(db: Transaction, account: NewAccount, { address: place, device }: Places): Promise<string> {
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
        device,
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
    return read(rows[0]);
  },

  /** The latest of an address: of those that were asked for from a place, if there are any. */
  async latest(db: Transaction, email: string, place: string): Promise<PendingRegistration | null> {
    const { rows } = await db.query<PendingRegistration>(
      `select ${COLUMNS} from pending_registrations where email = $1 and "createdAt" > now() - make_interval(hours => ${VERIFY_HOURS})
       order by place = $2 desc, "createdAt" desc limit 1`,
      [email, place],
    );
    return read(rows[0]);
  },

  /** Clears an address: it has an account now, or its person is gone. */
  async clear(db: Transaction, email: string): Promise<void> {
    await db.query('delete from pending_registrations where email = $1', [email]);
  },
};

function read(row: PendingRegistration | undefined): PendingRegistration | null {
  return row ? { ...row, language: languageOf(row.language, null) } : null;
}
