import type { Tables } from '../database/tables.ts';
import { SessionEntity } from './session.entity.ts';

/** Login sessions. Their user data is in the list of `account`, whose rows are locked before them. */
export const SESSION_TABLES: Tables = {
  entities: [SessionEntity],
};
