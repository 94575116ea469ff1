import type { MigrationInterface } from 'typeorm';
import type { UserData } from './user-data.ts';

/** A class of which TypeORM or a migration run makes one. */
type Class<T> = new () => T;

/** What one folder keeps in the database. Its entities own their tables: see `table-owners.test.ts`. */
export interface Tables {
  entities?: readonly Class<object>[];
  /** In any order: each runs in the order of the time in its name. */
  migrations?: readonly Class<MigrationInterface>[];
  userData?: readonly UserData[];
}

/** The tables of all folders, as `openDatabase` takes them. */
export interface Schema {
  entities: Class<object>[];
  migrations: Class<MigrationInterface>[];
}

/** Joins what the folders keep. */
export function schemaOf(parts: readonly Pick<Tables, 'entities' | 'migrations'>[]): Schema {
  return {
    entities: parts.flatMap(({ entities = [] }) => entities),
    migrations: parts.flatMap(({ migrations = [] }) => migrations),
  };
}
