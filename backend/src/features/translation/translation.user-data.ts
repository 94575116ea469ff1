import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';

/** Old translations: the client's texts may have changed since. */
export const OLD_TRANSLATIONS: CleanUp = {
  table: 'translations',
  by: '"usedAt"',
  type: 'timestamptz',
  before: `now() - interval '90 days'`,
};

/** Nothing to claim or erase: personal texts are stored with their advice session alone, exported with it, and deleted with it. */
export const translationUserData = { prune: [OLD_TRANSLATIONS] } satisfies UserData;
