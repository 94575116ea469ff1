import type { CleanUp } from '../../database/clean-up.ts';
import type { Tables } from '../../database/tables.ts';
import { Releases1763894000000 } from '../migrations/1763894000000-releases.ts';
import { Release } from './release.entity.ts';

/** Longer than any page stays open. */
const OLD_RELEASES: CleanUp = {
  ...{ table: 'releases', by: '"lastSeenAt"', type: 'timestamptz', before: `now() - interval '400 days'` },
};

/** Which releases of the page were served. */
export const RELEASE_TABLES: Tables = {
  entities: [Release],
  migrations: [Releases1763894000000],
  userData: [{ prune: [OLD_RELEASES] }],
};
