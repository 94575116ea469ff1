import type { CleanUp } from '../database/clean-up.ts';
import type { UserData } from '../database/user-data.ts';
import { INSTALLATION } from './payer.ts';

/** Costs of earlier days. Those of the whole installation show for a month what is usual. */
export const OLD_MODEL_SPEND: CleanUp = {
  table: 'model_spend',
  by: 'day',
  type: 'date',
  // The index finds the old days; the newer ones of the whole installation stay.
  condition: `(person <> '${INSTALLATION}' or day < current_date - 30)`,
  before: 'current_date - 2',
};

export const modelUserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select day::text as day, sum(tokens)::int as tokens from model_spend where person in ('user:' || $1, 'couples-of:' || $1) group by day order by day`,
      [userId],
    );
    return { modelUse: rows };
  },

  async erase(transaction, { id }) {
    await transaction.query('delete from model_spend where person = any($1)', [[`user:${id}`, `couples-of:${id}`]]);
  },

  prune: [OLD_MODEL_SPEND],
} satisfies UserData;
