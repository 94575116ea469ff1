import { randomUUID } from 'node:crypto';
import type { Language } from '@beside/common/language/language.constants';
import { countDaily } from '../../database/counters.ts';
import type { Transaction } from '../../database/transaction.ts';
import { SESSION_USER_COLUMNS } from '../../http/session-user.ts';
import type { AccountRow } from './account.entity.ts';

const COLUMNS = `${SESSION_USER_COLUMNS}, u.password, case when u."formerEmailUntil" > now() then u."formerEmail" end as "formerEmail", u."verifyBy"`;

export interface NewAccount {
  email: string;
  /** An argon2id hash. */
  password: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  language: Language;
}

/** The statements on `users`. Each runs on the pool, or in a transaction. */
export const accounts = {
  async byEmail(db: Transaction, email: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>({
      name: 'account-by-email',
      text: `select ${COLUMNS} from users u where email = $1`,
      values: [email],
    });
    return rows[0] ?? null;
  },

  /** By an address that somebody else has changed, for as long as it counts on. */
  async byFormerEmail(db: Transaction, email: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(
      `select ${COLUMNS} from users u where "formerEmail" = $1 and "formerEmailUntil" > now() order by "formerEmailUntil" desc limit 1`,
      [email],
    );
    return rows[0] ?? null;
  },

  /**
   * Gives a user the address back that somebody else had changed, and ends their sessions. Somebody else's who has it by now stays theirs.
   * @returns whether it was given back
   */
  async restoreEmail(db: Transaction, id: string): Promise<boolean> {
    const { rowCount } = await db.query(
      `update users u set email = "formerEmail", "isEmailVerified" = 1, "pendingEmail" = null, "formerEmail" = null, "formerEmailUntil" = null, "updatedAt" = now(),
         "sessionEpoch" = "sessionEpoch" + 1
       where id = $1 and not exists (select 1 from users other where other.email = u."formerEmail" and other.id <> u.id)`,
      [id],
    );
    return rowCount === 1;
  },

  /** The address that somebody else chose counts for everything from now on. */
  async forgetFormerEmail(db: Transaction, id: string): Promise<void> {
    await db.query('update users set "formerEmail" = null, "formerEmailUntil" = null, "updatedAt" = now() where id = $1', [id]);
  },

  async byId(db: Transaction, id: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>({
      name: 'account-by-id',
      text: `select ${COLUMNS} from users u where id = $1`,
      values: [id],
    });
    return rows[0] ?? null;
  },

  /** All owners. */
  async owners(db: Transaction): Promise<AccountRow[]> {
    const { rows } = await db.query<AccountRow>(`select ${COLUMNS} from users u where "isOwner" = 1 order by id`);
    return rows;
  },

  /** As `byId`, locked until the transaction ends. */
  async lock(db: Transaction, id: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(`select ${COLUMNS} from users u where id = $1 for no key update`, [id]);
    return rows[0] ?? null;
  },

  /**
   * Whether an address is still another user's, from before somebody else changed it: without this, taking it would keep its owner from
   * undoing the change. Ask after the address is written: a change that is under way at the same moment is waited for by the write.
   */
  async isReserved(db: Transaction, email: string, exceptId: string | null): Promise<boolean> {
    const user = await accounts.byFormerEmail(db, email);
    return user !== null && user.id !== exceptId;
  },

  /** Null when the address has an account, or is still another user's. */
  async insert(db: Transaction, account: NewAccount, verified = false): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(
      `insert into users as u (id, email, password, "firstName", "lastName", "dateOfBirth", language, "isEmailVerified") values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (email) do nothing returning ${COLUMNS}`,
      [
        randomUUID(),
        account.email,
        account.password,
        account.firstName,
        account.lastName,
        account.dateOfBirth,
        account.language,
        verified ? 1 : 0,
      ],
    );
    const [made] = rows;
    if (!made) return null;
    if (await accounts.isReserved(db, account.email, made.id)) {
      await accounts.remove(db, made.id);
      return null;
    }
    await countDaily(db, 'registrations');
    return made;
  },

  /** Sets a new password and raises the epoch, which ends every session. Drops an unverified address: an intruder may have asked for it. Null: the user is deleted, or has changed meanwhile. */
  async changePassword(db: Transaction, id: string, was: string, password: string): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(
      `update users as u set password = $3, "sessionEpoch" = "sessionEpoch" + 1, "pendingEmail" = null, "updatedAt" = now() where id = $1 and password = $2 returning ${COLUMNS}`,
      [id, was, password],
    );
    return rows[0] ?? null;
  },

  /** Deletes the row, and by foreign keys its dependents. */
  async remove(db: Transaction, id: string): Promise<void> {
    await db.query('delete from users where id = $1', [id]);
  },

  /** @param pending a new address that is not verified yet; null: `email` holds at once */
  async update(
    db: Transaction,
    id: string,
    { firstName, lastName, email, pending }: { firstName: string; lastName: string; email: string; pending: string | null },
  ): Promise<AccountRow | null> {
    const { rows } = await db.query<AccountRow>(
      `update users as u set "firstName" = $2, "lastName" = $3, email = $4, "pendingEmail" = $5,
         "formerEmail" = case when email = $4 then "formerEmail" end,
         "isEmailVerified" = case when email = $4 then "isEmailVerified" else 0 end, "verifyBy" = case when email = $4 then "verifyBy" end, "updatedAt" = now() where id = $1 returning ${COLUMNS}`,
      [id, firstName, lastName, email, pending],
    );
    return rows[0] ?? null;
  },

  /** Asks a user to verify their address within some days. @returns the day; null: they were asked at the same moment, or are verified */
  async askToVerify(db: Transaction, id: string, days: number): Promise<Date | null> {
    const { rows } = await db.query<{ verifyBy: Date }>(
      `update users set "verifyBy" = now() + make_interval(days => $2) where id = $1 and "verifyBy" is null and "isEmailVerified" = 0 returning "verifyBy"`,
      [id, days],
    );
    return rows[0]?.verifyBy ?? null;
  },

  /** Verification is not asked for any more: should it be again, a new week begins. */
  async forgetVerifyBy(db: Transaction, id: string): Promise<void> {
    await db.query('update users set "verifyBy" = null where id = $1', [id]);
  },

  async verify(db: Transaction, id: string, email: string): Promise<void> {
    await db.query(
      `update users set email = $2, "isEmailVerified" = 1, "verifyBy" = null, "pendingEmail" = nullif("pendingEmail", $2),
         "formerEmail" = case when email = $2 then "formerEmail" end, "updatedAt" = now() where id = $1`,
      [id, email],
    );
  },
};
