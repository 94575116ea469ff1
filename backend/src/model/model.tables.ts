import type { Tables } from '../database/tables.ts';
import { CleanUps1763830000100 } from './migrations/1763830000100-clean-ups.ts';
import { ModelSpend } from './model.entity.ts';
import { modelUserData } from './model.user-data.ts';

/** What the model client keeps: what has been spent. */
export const MODEL_TABLES: Tables = {
  entities: [ModelSpend],
  migrations: [CleanUps1763830000100],
  userData: [modelUserData],
};
