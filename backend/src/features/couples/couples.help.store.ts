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
  /** The first message that was judged, and the last one of this partner. */
  fromId: number;
  upToId: number;
}

/** The same as it is stored, and whether its partner has hidden it. */
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
  /** Stores it, unless the seat's account was deleted meanwhile: nothing of it may come back. */
  async insert(db: Db, sessionId: number, { seat, danger, fromId, upToId }: SeatDanger): Promise<void> {
    await db.query({
      name: 'couples-help-insert',
      text: `insert into couples_help ("sessionId", seat, level, kind, "fromId", "upToId")
             select s.id, $2::text, $3::text, $4::text, $5::bigint, $6::bigint from couples_sessions s
             where s.id = $1 and ($2::text = 'partner1' or s."partner2Id" is not null or s."partner2VisitorId" is not null)`,
      values: [sessionId, seat, danger.level, danger.kind, fromId, upToId],
    });
  },

  /** All of a session, the oldest first. */
  async of(db: Db, sessionId: number): Promise<StoredDanger[]> {
    const { rows } = await db.query<Row>({
      name: 'couples-help',
      text: `select f.seat, f.level, f.kind, f."fromId", f."upToId", h."upToId" is not null as "isHidden" from couples_help f
             left join couples_help_hidden h on h."sessionId" = f."sessionId" and h.seat = f.seat and h."upToId" >= f."upToId"
             where f."sessionId" = $1 order by f."sessionId", f.id`,
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

  /** Hides from one partner what is found up to a message, now or later. */
  async hide(db: Db, sessionId: number, seat: CouplesRole, upToId: number): Promise<void> {
    await db.query(
      `insert into couples_help_hidden as h ("sessionId", seat, "upToId") values ($1, $2, $3)
       on conflict ("sessionId", seat) do update set "upToId" = greatest(h."upToId", excluded."upToId"), "hiddenAt" = now()`,
      [sessionId, seat, upToId],
    );
  },
};
