import { type Database, openDatabase } from '../database/database.ts';
import { createLog, type Log } from '../lib/logger.ts';

/** Opens a clone of the migrated database for plain statements. It has no entities, so that a test need not read the whole product. */
export function openClone(url: string, connections?: number, log: Log = createLog('silent')): Promise<Database> {
  return openDatabase(url, { entities: [], migrations: [] }, log, connections);
}
