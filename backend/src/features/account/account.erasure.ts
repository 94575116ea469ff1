import type { Transaction } from '../../database/transaction.ts';
import type { ErasedUser, UserData } from '../../database/user-data.ts';
import { accounts } from './account.statements.ts';

/**
 * Erases an account's row, and what every folder keeps of it.
 * @param all every folder's part, in the order of their locks
 * @param check is called when all locks are held; it refuses by throwing
 * @throws AppError 409 of a folder that refuses, unless the account is erased again after a restore
 */
export async function eraseAccount(
  transaction: Transaction,
  user: ErasedUser,
  all: readonly UserData[],
  check?: () => Promise<void>,
): Promise<void> {
  for (const data of all) await data.lock?.(transaction, user.id);
  for (const data of all) await data.erase?.(transaction, user);
  await check?.();
  await accounts.remove(transaction, user.id);
}
