import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';

/** Texts of the interface that were translated long ago: they may have changed. */
export const OLD_TRANSLATIONS: CleanUp = {
  table: 'translations',
  by: '"usedAt"',
  type: 'timestamptz',
  before: `now() - interval '90 days'`,
};

/** Nothing here is about a user: personal texts are never kept. */
export const translationUserData = { prune: [OLD_TRANSLATIONS] } satisfies UserData;
