import { createHash, randomBytes } from 'node:crypto';
import { EMAIL_CHANGE_DAYS, RESET_MINUTES, VERIFY_HOURS } from '@beside/common/account/account.constants';
import type { Transaction } from '../../../database/transaction.ts';
import { AppError } from '../../../lib/app-error.ts';
import { authTokens, type TOKEN_TYPES } from './account.tokens.statements.ts';

export type TokenType = (typeof TOKEN_TYPES)[number];

const MINUTES: Record<TokenType, number> = {
  verify: VERIFY_HOURS * 60,
  reset: RESET_MINUTES,
  email_change: EMAIL_CHANGE_DAYS * 24 * 60,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A link's owner: a user, or a registration that becomes one. */
export type Subject = { userId: string } | { registrationId: string };

/** Makes a link's token. Only its hash is stored: only the mail has the token. */
export async function issueToken(db: Transaction, type: TokenType, subject: Subject, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [{ insert, dropOld }, id] =
    'userId' in subject ? [authTokens.ofUser, subject.userId] : [authTokens.ofRegistration, subject.registrationId];
  await insert(db, { email, id, hash: hashOf(token), type, minutes: MINUTES[type] });
  await dropOld(db, id, type);
  return token;
}

/** The owner of a valid link; null for any other. Asked before the work, and the locks, that using it takes. */
export async function subjectOf(db: Transaction, type: TokenType, token: string): Promise<(Subject & { email: string }) | null> {
  const found = await authTokens.find(db, hashOf(token), type);
  if (found?.userId) return { userId: found.userId, email: found.email };
  return found?.registrationId ? { registrationId: found.registrationId, email: found.email } : null;
}

/**
 * Uses a token: of any number of attempts at once, one succeeds. Locks the user's row first, as every change of both does.
 * @returns the address that it was sent to
 * @throws AppError 400 `link_invalid` for a used, expired or unknown token
 */
export async function useToken(db: Transaction, type: TokenType, token: string): Promise<string> {
  const email = await authTokens.use(db, hashOf(token), type);
  if (email === null) throw linkInvalid();
  return email;
}

/** Voids a user's open links: of one kind, or all. */
export const dropTokens = (db: Transaction, userId: string, type?: TokenType): Promise<void> =>
  authTokens.drop(db, userId, type ?? null);

export const linkInvalid = (): AppError =>
  new AppError('link_invalid', 'This link is not valid any more. Please ask for a new one.');
