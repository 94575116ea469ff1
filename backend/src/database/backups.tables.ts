import { Backup, Erasure } from './backups.entity.ts';
import type { CleanUp } from './clean-up.ts';
import { Erasures1763886000000 } from './migrations/1763886000000-erasures.ts';
import type { Tables } from './tables.ts';

/** Longer than anybody should keep a backup: an older one brings back what was deleted. `docker/backup/backup.sh` drops its lines as well. */
const OLD_ERASURES: CleanUp = { table: 'erasures', by: 'at', type: 'timestamptz', before: `now() - interval '400 days'` };

const OLD_BACKUPS: CleanUp = { table: 'backups', by: 'at', type: 'timestamptz', before: `now() - interval '400 days'` };

/** Which backups were made, and what no restore may bring back. */
export const BACKUP_TABLES: Tables = {
  entities: [Erasure, Backup],
  migrations: [Erasures1763886000000],
  userData: [{ prune: [OLD_ERASURES, OLD_BACKUPS] }],
};
