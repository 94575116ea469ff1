import { COUPLES_ROLES, type CouplesRole } from '@beside/common/couples/couples.constants';
import { DANGER_KINDS, DANGER_LEVELS, type Danger } from '@beside/common/safety/safety.constants';
import * as t from '../../../database/sql-types.ts';
import { statement } from '../../../database/statement.ts';
import type { Transaction } from '../../../database/transaction.ts';

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

const seat = t.oneOf(COUPLES_ROLES);
const DANGER = { level: t.oneOf(DANGER_LEVELS), kind: t.oneOf(DANGER_KINDS) };

const insert = statement({
  name: 'couples-help-insert',
  sql: `insert into couples_help ("sessionId", seat, level, kind, "fromId", "upToId")
    select s.id, $seat::text, $level::text, $kind::text, $fromId::bigint, $upToId::bigint from couples_sessions s
    where s.id = $sessionId and ($seat::text = 'partner1' or s."partner2Id" is not null or s."partner2VisitorId" is not null)`,
  takes: { sessionId: t.bigint, seat: t.text, level: t.text, kind: t.text, fromId: t.bigint, upToId: t.bigint },
}).run;
const of = statement({
  name: 'couples-help',
  sql: `select f.seat, f.level, f.kind, f."fromId", f."upToId", h."upToId" is not null as "isHidden" from couples_help f
    left join couples_help_hidden h on h."sessionId" = f."sessionId" and h.seat = f.seat and h."upToId" >= f."upToId"
    where f."sessionId" = $1 order by f."sessionId", f.id`,
  takes: [t.bigint],
  gives: { seat, ...DANGER, fromId: t.bigint, upToId: t.bigint, isHidden: t.present(t.boolean) },
}).all;

const erasing = (table: string): string =>
  `delete from ${table} h using couples_sessions s where s.id = h."sessionId" and s."partner2Id" = $1 and h.seat = 'partner2'`;
const erase = statement({ sql: erasing('couples_help'), takes: [t.text] }).run;
const eraseHidden = statement({ sql: erasing('couples_help_hidden'), takes: [t.text] }).run;

/** The statements on what the counsellor's model found in each partner's words. */
export const couplesHelpStatements = {
  /** Stores it, unless the seat's account was deleted meanwhile: nothing of it may come back. */
  insert: (db: Transaction, sessionId: number, { danger, ...found }: SeatDanger): Promise<void> =>
    insert(db, { sessionId, seat: found.seat, ...danger, fromId: found.fromId, upToId: found.upToId }),

  /** All of a session, the oldest first. */
  of: async (db: Transaction, sessionId: number): Promise<StoredDanger[]> =>
    (await of(db, sessionId)).map(({ level, kind, fromId, upToId, ...found }) => ({
      ...found,
      danger: { level, kind },
      fromId: Number(fromId),
      upToId: Number(upToId),
    })),

  /** Hides from one partner what is found up to a message, now or later. */
  hide: statement({
    sql: `insert into couples_help_hidden as h ("sessionId", seat, "upToId") values ($1, $2, $3)
      on conflict ("sessionId", seat) do update set "upToId" = greatest(h."upToId", excluded."upToId"), "hiddenAt" = now()`,
    takes: [t.bigint, seat, t.bigint],
  }).run,

  /** Help that one user alone was shown: never the partner's. */
  exportOf: statement({
    sql: `select h."sessionId", h.level, h.kind, h."createdAt" from couples_help h join couples_sessions s on s.id = h."sessionId"
      where (s."partner1Id" = $1 and h.seat = 'partner1') or (s."partner2Id" = $1 and h.seat = 'partner2') order by h.id`,
    takes: [t.text],
    gives: { sessionId: t.bigint, ...DANGER, createdAt: t.timestamptz },
  }).all,

  /** A partner's help; a creator's goes with the sessions. */
  async erase(transaction: Transaction, userId: string): Promise<void> {
    await erase(transaction, userId);
    await eraseHidden(transaction, userId);
  },
};
