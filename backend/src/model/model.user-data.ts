import type { CleanUp } from '../database/clean-up.ts';
import type { UserData } from '../database/user-data.ts';

/** Costs of earlier days. */
export const OLD_MODEL_SPEND: CleanUp = { table: 'model_spend', by: 'day', type: 'date', before: 'current_date - 2' };

export const modelUserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select day::text as day, tokens::int as tokens from model_spend where person = 'user:' || $1 order by day`,
      [userId],
    );
    return { modelUse: rows };
  },

  async erase(transaction, { id }) {
    await transaction.query('delete from model_spend where person = $1', [`user:${id}`]);
  },

  prune: [OLD_MODEL_SPEND],
} satisfies UserData;
