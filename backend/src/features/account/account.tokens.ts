import { createHash, randomBytes } from 'node:crypto';
import { EMAIL_CHANGE_DAYS, RESET_MINUTES, VERIFY_HOURS } from '@beside/common/account/account.constants';
import type { Transaction } from '../../database/transaction.ts';
import { AppError } from '../../lib/app-error.ts';

export type TokenType = 'verify' | 'reset' | 'email_change';

const MINUTES: Record<TokenType, number> = {
  verify: VERIFY_HOURS * 60,
  reset: RESET_MINUTES,
  email_change: EMAIL_CHANGE_DAYS * 24 * 60,
};
/** Links of one kind and user that hold at once: a mail sent again must not void the one that is on its way. */
const KEPT = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A link's owner: a user, or a registration that becomes one. */
export type Subject = { userId: string } | { registrationId: string };

/** Makes a link's token. Only its hash is stored: only the mail has the token. */
export async function issueToken(db: Transaction, type: TokenType, subject: Subject, email: string): Promise<string> {
  const [column, id] = 'userId' in subject ? ['"userId"', subject.userId] : ['"registrationId"', subject.registrationId];
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into auth_tokens (email, ${column}, token, "tokenType", "expiresAt") values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [email, id, hashOf(token), type, MINUTES[type]],
  );
  await db.query(
    `delete from auth_tokens where ${column} = $1 and "tokenType" = $2
       and id not in (select id from auth_tokens where ${column} = $1 and "tokenType" = $2 order by id desc limit ${KEPT})`,
    [id, type],
  );
  return token;
}

/** The owner of a valid link; null for any other. Asked before the work, and the locks, that using it takes. */
export async function subjectOf(db: Transaction, type: TokenType, token: string): Promise<(Subject & { email: string }) | null> {
  const { rows } = await db.query<{ userId: string | null; registrationId: string | null; email: string }>(
    `select "userId", "registrationId", email from auth_tokens where token = $1 and "tokenType" = $2 and "isUsed" = 0 and "expiresAt" > now()`,
    [hashOf(token), type],
  );
  const [found] = rows;
  if (found?.userId) return { userId: found.userId, email: found.email };
  return found?.registrationId ? { registrationId: found.registrationId, email: found.email } : null;
}

/**
 * Uses a token: of any number of attempts at once, one succeeds. Locks the user's row first, as every change of both does.
 * @returns the address that it was sent to
 * @throws AppError 400 `link_invalid` for a used, expired or unknown token
 */
export async function useToken(db: Transaction, type: TokenType, token: string): Promise<string> {
  const { rows } = await db.query<{ email: string }>(
    `update auth_tokens set "isUsed" = 1 where token = $1 and "tokenType" = $2 and "isUsed" = 0 and "expiresAt" > now() returning email`,
    [hashOf(token), type],
  );
  const [found] = rows;
  if (!found) throw linkInvalid();
  return found.email;
}

/** Voids a user's open links: of one kind, or all. */
export async function dropTokens(db: Transaction, userId: string, type?: TokenType): Promise<void> {
  await db.query('delete from auth_tokens where "userId" = $1 and "tokenType" = coalesce($2, "tokenType")', [
    userId,
    type ?? null,
  ]);
}

export const linkInvalid = (): AppError =>
  new AppError('link_invalid', 'This link is not valid any more. Please ask for a new one.');
