import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';

/** The history of incidents: nobody asks for it after three months. */
const OLD_NOTICES: CleanUp = {
  table: 'system_status',
  by: '"updatedAt"',
  type: 'timestamptz',
  before: `now() - interval '90 days'`,
  condition: `("isActive" = 0 or "endsAt" < now())`,
};

/** Of a user only who made a demo, which the foreign key forgets. */
export const incidentsUserData = { prune: [OLD_NOTICES] } satisfies UserData;
