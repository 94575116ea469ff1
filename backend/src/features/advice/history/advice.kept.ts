import type pg from 'pg';
import type { Actor } from '../../../http/actor.ts';
import { requireUser } from '../../../http/authorize.ts';
import { adviceSessions } from '../advice.statements.ts';

/** The advice of which a browser keeps copies, for reading without a connection. The server knows of no copy. */
export function keptAdvice(pool: pg.Pool) {
  return {
    /** Those of some ids that are not an advice of the user's: deleted, another's and unknown ones are all alike. */
    async goneOf(actor: Actor, ids: string[]): Promise<string[]> {
      return adviceSessions.notOf(pool, requireUser(actor).id, ids);
    },
  };
}
