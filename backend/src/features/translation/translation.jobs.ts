import type { CleanUp } from '../../database/clean-up.ts';

/** Texts of the interface that were translated long ago: they may have changed. */
export const OLD_TRANSLATIONS: CleanUp = {
  table: 'translations',
  by: '"usedAt"',
  type: 'timestamptz',
  before: `now() - interval '90 days'`,
};
