import type { Transaction } from '../../database/transaction.ts';
import { SESSION_USER_COLUMNS, type SessionUser } from '../../http/session-user.ts';

/** A token with its user's name and address. */
export interface TokenRow {
  id: number;
  userId: string;
  tokenName: string;
  prefix: string;
  permissions: string[];
  isActive: number;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsed: Date | null;
  firstName: string;
  lastName: string;
  email: string;
}

/** A token that holds, with its user. */
export type BearerRow = SessionUser & {
  tokenId: number;
  permissions: string[];
  expiresAt: Date | null;
  /** `lastUsed` is older than a minute. */
  isStale: boolean;
};

export interface NewToken {
  userId: string;
  tokenName: string;
  tokenHash: string;
  prefix: string;
  permissions: string[];
  createdBy: string | null;
  /** Null: it does not expire. */
  days: number | null;
}

const HOLDS = `t."isActive" = 1 and (t."expiresAt" is null or t."expiresAt" > now())`;
/** A day has 24 hours here, whatever the database's time zone does in spring. */
const EXPIRY = `now() + $7 * interval '24 hours'`;

/** The statements on `api_tokens`. Each runs on the pool, or in a transaction. */
export const tokens = {
  /** The token with this hash, if it holds, and its user: the one query that a call with a token costs. */
  async bearer(db: Transaction, tokenHash: string): Promise<BearerRow | null> {
    const { rows } = await db.query<BearerRow>({
      name: 'token-read',
      text: `select t.id as "tokenId", t.permissions, t."expiresAt",
               coalesce(t."lastUsed" < now() - interval '1 minute', true) as "isStale", ${SESSION_USER_COLUMNS}
             from api_tokens t join users u on u.id = t."userId" where t."tokenHash" = $1 and ${HOLDS}`,
      values: [tokenHash],
    });
    return rows[0] ?? null;
  },

  /** Those of some tokens that hold, with their users' rights. */
  async holding(db: Transaction, ids: number[]): Promise<Pick<BearerRow, 'tokenId' | 'isAdmin' | 'isOwner'>[]> {
    const { rows } = await db.query<Pick<BearerRow, 'tokenId' | 'isAdmin' | 'isOwner'>>(
      `select t.id as "tokenId", u."isAdmin", u."isOwner" from api_tokens t join users u on u.id = t."userId"
       where t.id = any($1) and ${HOLDS}`,
      [ids],
    );
    return rows;
  },

  /** Again only after a minute, whichever node asks: a busy token is not rewritten with each call. */
  async used(db: Transaction, id: number): Promise<void> {
    await db.query(
      `update api_tokens set "lastUsed" = now() where id = $1 and coalesce("lastUsed" < now() - interval '1 minute', true)`,
      [id],
    );
  },

  /** All, or a user's, the newest first. */
  async all(db: Transaction, userId: string | null = null): Promise<TokenRow[]> {
    const { rows } = await db.query<TokenRow>(
      `select t.id, t."userId", t."tokenName", t.prefix, t.permissions, t."isActive", t."createdAt", t."expiresAt", t."lastUsed",
         u."firstName", u."lastName", u.email
       from api_tokens t join users u on u.id = t."userId" where $1::text is null or t."userId" = $1 order by t.id desc`,
      [userId],
    );
    return rows;
  },

  /**
   * How many a user has. Locks the user and the token's maker until the transaction ends, by id, as everyone locks several users; null: one of them is gone.
   */
  async countOf(db: Transaction, userId: string, createdBy: string | null): Promise<number | null> {
    const ids = [...new Set([userId, createdBy])].filter((id) => id !== null);
    const { rowCount } = await db.query('select 1 from users where id = any($1::text[]) order by id for no key update', [ids]);
    if (rowCount !== ids.length) return null;
    const { rows } = await db.query<{ count: number }>('select count(*)::int as count from api_tokens where "userId" = $1', [
      userId,
    ]);
    return rows[0]?.count ?? 0;
  },

  /** @returns its id */
  async insert(db: Transaction, { days, ...token }: NewToken): Promise<number> {
    const { rows } = await db.query<{ id: number }>(
      `insert into api_tokens ("userId", "tokenName", "tokenHash", prefix, permissions, "createdByUserId", "expiresAt")
       values ($1, $2, $3, $4, $5, $6, ${EXPIRY}) returning id`,
      [token.userId, token.tokenName, token.tokenHash, token.prefix, token.permissions, token.createdBy, days],
    );
    return rows[0]?.id ?? 0;
  },

  /** Locked until the transaction ends. */
  async lock(db: Transaction, id: number): Promise<{ userId: string; isActive: number } | null> {
    const { rows } = await db.query<{ userId: string; isActive: number }>(
      'select "userId", "isActive" from api_tokens where id = $1 for update',
      [id],
    );
    return rows[0] ?? null;
  },

  async setActive(db: Transaction, id: number, isActive: 0 | 1): Promise<void> {
    await db.query('update api_tokens set "isActive" = $2 where id = $1', [id, isActive]);
  },

  /**
   * @param userId deletes it only if it is this user's; null: whoever's it is
   * @returns whether it was there
   */
  async remove(db: Transaction, id: number, userId: string | null = null): Promise<boolean> {
    const { rowCount } = await db.query('delete from api_tokens where id = $1 and ($2::text is null or "userId" = $2)', [
      id,
      userId,
    ]);
    return rowCount === 1;
  },
};
