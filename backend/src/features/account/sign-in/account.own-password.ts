import { GUESS } from '../account.limits.ts';
import { type AccountRow, accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';

/**
 * Verifies the password of a signed-in user. The tries are counted by session: a stolen session cannot use up its owner's, and what asks for the
 * password gives a stranger at an open page no more of them together.
 * @returns the user; null: it is another's password, or the user is deleted
 * @throws AppError 429 after too many
 */
export async function verifyOwnPassword(
  { pool, limits, passwords }: Pick<AccountDeps, 'pool' | 'limits' | 'passwords'>,
  { session }: Pick<Caller['actor'], 'session'>,
  id: string,
  password: string,
): Promise<AccountRow | null> {
  await limits.consume(GUESS, `own password ${id} ${session}`);
  const user = await accounts.byId(pool, id);
  return (await passwords.verify(user?.password ?? null, password)) ? user : null;
}
