import { createHash, randomBytes } from 'node:crypto';
import { RESET_MINUTES, VERIFY_HOURS } from '@beside/common/account/account.constants';
import type { Transaction } from '../../database/transaction.ts';
import { AppError } from '../../lib/app-error.ts';

export type TokenType = 'verify' | 'reset';

const MINUTES: Record<TokenType, number> = { verify: VERIFY_HOURS * 60, reset: RESET_MINUTES };
/** Links of one kind and person that hold at once: a mail that is sent again does not make the former one worthless while it is on its way. */
const KEPT = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a link's token. Only its hash is stored: a mail is the one place where it is written. */
export async function issueToken(db: Transaction, type: TokenType, userId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into auth_tokens (email, "userId", token, "tokenType", "expiresAt") values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [email, userId, hashOf(token), type, MINUTES[type]],
  );
  await db.query(
    `delete from auth_tokens where "userId" = $1 and "tokenType" = $2
       and id not in (select id from auth_tokens where "userId" = $1 and "tokenType" = $2 order by id desc limit ${KEPT})`,
    [userId, type],
  );
  return token;
}

/**
 * Uses a token up: of any number that try at once, one succeeds.
 * @throws AppError 400 `link_invalid` when it was used, has expired, or never was
 */
export async function useToken(db: Transaction, type: TokenType, token: string): Promise<{ userId: string; email: string }> {
  const { rows } = await db.query<{ userId: string | null; email: string }>(
    `update auth_tokens set "isUsed" = 1 where token = $1 and "tokenType" = $2 and "isUsed" = 0 and "expiresAt" > now() returning "userId", email`,
    [hashOf(token), type],
  );
  const [found] = rows;
  if (!found?.userId) throw linkInvalid();
  return { userId: found.userId, email: found.email };
}

/** Whether a token would be taken; asked before work that costs something. */
export async function isUsable(db: Transaction, type: TokenType, token: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from auth_tokens where token = $1 and "tokenType" = $2 and "isUsed" = 0 and "expiresAt" > now()`,
    [hashOf(token), type],
  );
  return rowCount === 1;
}

/** Makes every open link of a person worthless. */
export async function dropTokens(db: Transaction, userId: string): Promise<void> {
  await db.query('delete from auth_tokens where "userId" = $1', [userId]);
}

export const linkInvalid = (): AppError =>
  new AppError('link_invalid', 400, 'This link is not valid any more. Please ask for a new one.');
