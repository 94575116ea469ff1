import type pg from 'pg';
import type { UserData } from '../../../database/user-data.ts';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { AppError } from '../../../lib/app-error.ts';
import { jsonPieces } from '../../../lib/json-pieces.ts';
import { presentUser } from '../account.presenter.ts';
import { accounts } from '../account.statements.ts';

/** Exports of users, one at a time for each: on each node, since a node's memory and time are what they cost. */
export function accountExports(pool: pg.Pool, userData: readonly UserData[]) {
  const underWay = new Set<string>();

  async function* written(id: string): AsyncGenerator<string> {
    try {
      const user = await accounts.byId(pool, id);
      const parts: Record<string, object[] | AsyncIterable<object>> = {};
      for (const data of userData) Object.assign(parts, await data.export?.(pool, id));
      const account = user && { ...presentUser(user, user.usageCount), language: user.language, formerEmail: user.formerEmail };
      yield* jsonPieces({ exportedAt: new Date().toISOString(), account, ...parts });
    } finally {
      underWay.delete(id);
    }
  }

  /**
   * All data about the user who asks, as one document in pieces: read them all, or return. Of passwords and links it says only that they exist.
   * @throws AppError 409 while another export of theirs is under way
   */
  return (actor: Actor): AsyncGenerator<string> => {
    const { id } = requireUser(actor);
    if (underWay.has(id)) throw new AppError('conflict', 'Your data is being written already. Please wait until it is done.');
    underWay.add(id);
    return written(id);
  };
}
