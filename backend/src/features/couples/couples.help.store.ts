import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { Danger } from '@beside/common/safety/safety.constants';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';

/** The part of a pool or a transaction that this file needs. */
type Db = Pick<pg.Pool, 'query'> | Transaction;

/** Danger in the words of one partner. */
export interface SeatDanger {
  seat: CouplesRole;
  danger: Danger;
  /** The first and the last message that were judged. */
  fromId: number;
  upToId: number;
}

/** The same as it is stored. */
export interface StoredDanger extends SeatDanger {
  isHidden: boolean;
}

interface Row extends Danger {
  seat: CouplesRole;
  fromId: string;
  upToId: string;
  isHidden: boolean;
}

/** The statements on what the counsellor's model found in each partner's words. */
export const couplesHelpStore = {
  async insert(db: Db, sessionId: number, { seat, danger, fromId, upToId }: SeatDanger): Promise<void> {
    await db.query({
      name: 'couples-help-insert',
      text: `insert into couples_help ("sessionId", seat, level, kind, "fromId", "upToId") values ($1, $2, $3, $4, $5, $6)`,
      values: [sessionId, seat, danger.level, danger.kind, fromId, upToId],
    });
  },

  /** All of a session, the oldest first. */
  async of(db: Db, sessionId: number): Promise<StoredDanger[]> {
    const { rows } = await db.query<Row>({
      name: 'couples-help',
      text: 'select seat, level, kind, "fromId", "upToId", "isHidden" from couples_help where "sessionId" = $1 order by "sessionId", id',
      values: [sessionId],
    });
    return rows.map(({ seat, level, kind, fromId, upToId, isHidden }) => ({
      seat,
      danger: { level, kind },
      fromId: Number(fromId),
      upToId: Number(upToId),
      isHidden,
    }));
  },

  /** Hides what one partner was shown, up to a message. */
  async hide(db: Db, sessionId: number, seat: CouplesRole, upToId: number): Promise<void> {
    await db.query(
      'update couples_help set "isHidden" = true where "sessionId" = $1 and seat = $2 and "upToId" <= $3 and not "isHidden"',
      [sessionId, seat, upToId],
    );
  },
};
