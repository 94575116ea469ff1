import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { NoticeKind } from '@beside/common/billing/billing.constants';
import type { Transaction } from '../../database/transaction.ts';
import type { ContractNotice, NoticeOutcome } from './billing.notices.entity.ts';

/** A notice, without its links. */
export type Notice = Omit<ContractNotice, 'tokenHashes' | 'leaseUntil'>;
export type NewNotice = Omit<Notice, 'id' | 'number' | 'usedBefore' | 'outcome' | 'subscriptionId' | 'doneAt'>;

/** What is done about a notice, and to which subscription at the provider. Null: there is none, or an earlier release has decided. */
export interface Decision {
  outcome: NoticeOutcome;
  contract: string | null;
}

/** Days for which a mailed link works. */
export const NOTICE_LINK_DAYS = 30;
/** Links of one notice that hold at once: a mail that is sent again must not void the one on its way. */
const LINKS_KEPT = 3;
/** Seconds for which one process carries a notice out. */
const LEASE_SECONDS = 30;
const NUMBER_TRIES = 20;
/** Crockford's digits: none looks like another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const COLUMNS = `id, number, kind, "receivedAt", name, email, contract, "cancelKind", reason, "endsOn"::text as "endsOn", language, "userId",
  "confirmedAt", "usedBefore", outcome, "subscriptionId", "doneAt"`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A number as `W-2026-1122-48K7`: the kind, the day, and four digits at random, so that it tells no count. */
function noticeNumber(kind: NoticeKind, receivedAt: Date): string {
  const [year = '', month = '', day = ''] = receivedAt.toISOString().slice(0, 10).split('-');
  const digits = Array.from({ length: 4 }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${kind === 'withdraw' ? 'W' : 'C'}-${year}-${month}${day}-${digits}`;
}

/** The statements on `contract_notices`. Each runs on the pool, or in a transaction. */
export const notices = {
  /** Until the transaction ends, a user's account is not deleted while a notice of theirs is stored, nor the other way round. */
  async lockUser(db: Transaction, userId: string): Promise<void> {
    await db.query(`select pg_advisory_xact_lock(hashtext('beside billing'), hashtext($1))`, [userId]);
  },

  /** Stores a notice under a new number. */
  async insert(db: Transaction, notice: NewNotice): Promise<Notice> {
    for (let tries = 0; tries < NUMBER_TRIES; tries++) {
      const { rows } = await db.query<Notice>(
        `insert into contract_notices (id, number, kind, "receivedAt", name, email, contract, "cancelKind", reason, "endsOn", language, "userId", "confirmedAt")
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (number) do nothing returning ${COLUMNS}`,
        [
          randomUUID(),
          noticeNumber(notice.kind, notice.receivedAt),
          notice.kind,
          notice.receivedAt,
          notice.name,
          notice.email,
          notice.contract,
          notice.cancelKind,
          notice.reason,
          notice.endsOn,
          notice.language,
          notice.userId,
          notice.confirmedAt,
        ],
      );
      if (rows[0]) return rows[0];
    }
    throw new Error('Every number that was tried for a notice is taken');
  },

  async byId(db: Transaction, id: string): Promise<Notice | null> {
    const { rows } = await db.query<Notice>(`select ${COLUMNS} from contract_notices where id = $1`, [id]);
    return rows[0] ?? null;
  },

  /** The notice that a valid link belongs to. */
  async byToken(db: Transaction, token: string, now: Date): Promise<Notice | null> {
    // The id leads to the row, the rest proves the link.
    const [, id] = /^([0-9a-f]{32})[\w-]{43}$/.exec(token) ?? [];
    if (!id) return null;
    const { rows } = await db.query<Notice>(
      `select ${COLUMNS} from contract_notices where id = $1::uuid and $2 = any("tokenHashes") and "receivedAt" > $3::timestamptz - make_interval(days => $4)`,
      [id, hashOf(token), now, NOTICE_LINK_DAYS],
    );
    return rows[0] ?? null;
  },

  /** The numbers of withdrawals from an address that nobody has confirmed, and whose links still work. */
  async unconfirmed(db: Transaction, email: string): Promise<string[]> {
    const { rows } = await db.query<{ number: string }>(
      `select number from contract_notices where email = $1 and kind = 'withdraw' and "confirmedAt" is null
         and "receivedAt" > now() - make_interval(days => $2) order by "receivedAt"`,
      [email, NOTICE_LINK_DAYS],
    );
    return rows.map(({ number }) => number);
  },

  /** The withdrawals that have ended a contract of a user's. */
  async withdrawn(db: Transaction, userId: string): Promise<Pick<Notice, 'email' | 'receivedAt'>[]> {
    const { rows } = await db.query<Pick<Notice, 'email' | 'receivedAt'>>(
      `select email, "receivedAt" from contract_notices where "userId" = $1 and outcome = 'withdrawn'`,
      [userId],
    );
    return rows;
  },

  /** Makes a link's token. Only its hash is stored: only the mail has the token. */
  async issueToken(db: Transaction, id: string): Promise<string> {
    const token = id.replaceAll('-', '') + randomBytes(32).toString('base64url');
    await db.query(
      `update contract_notices set "tokenHashes" = (array_prepend($2, "tokenHashes"))[1:${LINKS_KEPT}] where id = $1`,
      [id, hashOf(token)],
    );
    return token;
  },

  /** @returns whether it was not confirmed before */
  async confirm(db: Transaction, id: string, userId: string, now: Date): Promise<boolean> {
    const { rowCount } = await db.query(
      `update contract_notices set "userId" = $2, "confirmedAt" = $3 where id = $1 and "confirmedAt" is null`,
      [id, userId, now],
    );
    return rowCount === 1;
  },

  /** Takes a confirmed notice that is still to be carried out; null when there is nothing to do, or another process does it. */
  async lease(db: Transaction, id: string): Promise<Notice | null> {
    const { rows } = await db.query<Notice>(
      `update contract_notices set "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS})
       where id = $1 and "confirmedAt" is not null and "doneAt" is null and ("leaseUntil" is null or "leaseUntil" < now()) returning ${COLUMNS}`,
      [id],
    );
    return rows[0] ?? null;
  },

  async release(db: Transaction, id: string): Promise<void> {
    await db.query('update contract_notices set "leaseUntil" = null where id = $1', [id]);
  },

  /** Keeps how much was used when it was received; the first time counts. */
  async saveUse(db: Transaction, id: string, used: number): Promise<void> {
    await db.query('update contract_notices set "usedBefore" = coalesce("usedBefore", $2) where id = $1', [id, used]);
  },

  /** Confirmed ones that nobody has carried out for a while: their job was lost. */
  async leftOver(db: Transaction, before: Date): Promise<string[]> {
    const { rows } = await db.query<{ id: string }>(
      `select id from contract_notices where "confirmedAt" < $1 and "doneAt" is null order by "confirmedAt" limit 100`,
      [before],
    );
    return rows.map(({ id }) => id);
  },

  async decide(db: Transaction, id: string, { outcome, contract }: Decision): Promise<void> {
    await db.query('update contract_notices set outcome = $2, "subscriptionId" = $3 where id = $1', [id, outcome, contract]);
  },

  async finish(db: Transaction, id: string): Promise<void> {
    await db.query('update contract_notices set "doneAt" = now(), "leaseUntil" = null where id = $1', [id]);
  },
};
