import { DailyCount } from './counters.entity.ts';
import { DailyCounts1763874000000 } from './migrations/1763874000000-daily-counts.ts';
import type { Tables } from './tables.ts';

/** The ledger of daily counts. */
export const COUNTER_TABLES: Tables = { entities: [DailyCount], migrations: [DailyCounts1763874000000] };
