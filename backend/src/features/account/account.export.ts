import type pg from 'pg';
import type { UserData } from '../../database/user-data.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { presentUser } from './account.presenter.ts';
import { accounts } from './account.store.ts';

/** All data about the user who asks, as one document. Of passwords and links it says only that they exist. */
export async function exportAccount(pool: pg.Pool, userData: readonly UserData[], actor: Actor): Promise<object> {
  const { id } = requireUser(actor);
  const user = await accounts.byId(pool, id);
  const parts: Record<string, object[]> = {};
  for (const data of userData) Object.assign(parts, await data.export?.(pool, id));
  return { exportedAt: new Date().toISOString(), account: user && { ...presentUser(user), language: user.language }, ...parts };
}
