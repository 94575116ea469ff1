import type { CleanUp } from '../../database/clean-up.ts';
import type { UserData } from '../../database/user-data.ts';
import { eraseAccount } from './account.erasure.ts';
import { lastOwner, lockOwnersAndAccount } from './account.owner.ts';
import { accounts } from './account.statements.ts';
import { passkeys } from './passkeys/account.passkeys.statements.ts';
import { providerOf } from './passkeys/account.passkeys-verifying.ts';
import { pendingRegistrations } from './registration/account.pending.statements.ts';
import { authTokens } from './registration/account.tokens.statements.ts';
import { secondFactors } from './second-factor/account.second-factor.statements.ts';
import { devices } from './sign-in/account.known-devices.statements.ts';

/** Expired links. */
export const EXPIRED_LINKS: CleanUp = {
  table: 'auth_tokens',
  by: '"expiresAt"',
  type: 'timestamptz',
  before: `now() - interval '1 day'`,
};

/** Unverified registrations. */
export const UNVERIFIED_REGISTRATIONS: CleanUp = {
  table: 'pending_registrations',
  by: 'id',
  type: 'uuid',
  only: `t."createdAt" < now() - interval '1 day'`,
};

/** Challenges that passkeys have answered: none is valid for longer. */
const TAKEN_CHALLENGES: CleanUp = {
  table: 'passkey_challenges',
  by: '"takenAt"',
  type: 'timestamptz',
  before: `now() - interval '1 hour'`,
};

export const accountUserData = {
  export: async (pool, userId) => ({
    secondFactor: await secondFactors.exportOf(pool, userId),
    passkeys: (await passkeys.exportOf(pool, userId)).map(({ aaguid, ...each }) => ({ ...each, provider: providerOf(aaguid) })),
    knownPlaces: await devices.exportOf(pool, userId),
    mailLinks: await authTokens.exportOf(pool, userId),
  }),

  /** @throws AppError 409 for the last owner */
  async erase(transaction, { id, email, isErasedAgain }) {
    // The user's own row, too: changes of links lock it first.
    const owners = await lockOwnersAndAccount(transaction, id);
    if (owners.length === 1 && owners[0] === id && !isErasedAgain) throw lastOwner();
    await authTokens.erase(transaction, email, id);
    await pendingRegistrations.clear(transaction, email);
  },

  erasures: {
    async account(transaction, id, all) {
      const user = await accounts.byId(transaction, id);
      if (user) await eraseAccount(transaction, { ...user, isErasedAgain: true }, all);
    },
    passkey: (transaction, id) => passkeys.removeAgain(transaction, id),
  },

  prune: [EXPIRED_LINKS, UNVERIFIED_REGISTRATIONS, TAKEN_CHALLENGES],
} satisfies UserData;
