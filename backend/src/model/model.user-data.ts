import type { CleanUp } from '../database/clean-up.ts';
import type { UserData } from '../database/user-data.ts';
import { eraseSpending, exportSpending } from './model.budget.statements.ts';
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
  export: async (pool, userId) => ({ modelUse: await exportSpending(pool, userId) }),

  erase: (transaction, { id }) => eraseSpending(transaction, [`user:${id}`, `couples-of:${id}`]),

  prune: [OLD_MODEL_SPEND],
} satisfies UserData;
