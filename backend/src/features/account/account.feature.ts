import { sessionUserData } from '../../http/session.user-data.ts';
import { type FeatureDeps, feature } from '../feature.ts';
import {
  AuthToken,
  KnownDevice,
  PendingRegistrationEntity,
  RecoveryCode,
  SecondFactor,
  User,
  UserCount,
} from './account.entity.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';
import type { AccountDeps } from './account.types.ts';
import { accountUserData } from './account.user-data.ts';
import { compactCounts } from './directory/account.directory.ts';
import { directoryFilling } from './directory/account.directory-filling.ts';
import { registerAccountJobs } from './mails/account.jobs.ts';
import { FirstTables1763700000000 } from './migrations/1763700000000-first-tables.ts';
import { Accounts1763750000000 } from './migrations/1763750000000-accounts.ts';
import { PersonNotices1763810000000 } from './migrations/1763810000000-person-notices.ts';
import { RegistrationDevices1763835000000 } from './migrations/1763835000000-registration-devices.ts';
import { UserDirectory1763873000000 } from './migrations/1763873000000-user-directory.ts';
import { FormerEmail1763881000000 } from './migrations/1763881000000-former-email.ts';
import { VerifyBy1763883000000 } from './migrations/1763883000000-verify-by.ts';
import { RareNotifications1763884000000 } from './migrations/1763884000000-rare-notifications.ts';
import { SecondFactors1763888000000 } from './migrations/1763888000000-second-factors.ts';
import { RightsSince1763889000000 } from './migrations/1763889000000-rights-since.ts';
import { Passkeys1763891000000 } from './migrations/1763891000000-passkeys.ts';
import { Passkey, PasskeyChallenge } from './passkeys/account.passkeys.entity.ts';
import { knownDevices } from './sign-in/account.known-devices.ts';

/** Accounts: registration, signing in, a user's data, and the directory of users. */
export const accountFeature = feature({
  name: 'account',
  needs: { usage: true, notices: true },
  entities: [
    User,
    UserCount,
    AuthToken,
    PendingRegistrationEntity,
    KnownDevice,
    SecondFactor,
    RecoveryCode,
    Passkey,
    PasskeyChallenge,
  ],
  migrations: [
    FirstTables1763700000000,
    Accounts1763750000000,
    PersonNotices1763810000000,
    RegistrationDevices1763835000000,
    UserDirectory1763873000000,
    FormerEmail1763881000000,
    VerifyBy1763883000000,
    RareNotifications1763884000000,
    SecondFactors1763888000000,
    RightsSince1763889000000,
    Passkeys1763891000000,
  ],
  // After everything that is written for an account; its sessions come last.
  userData: () => [accountUserData, sessionUserData],
  service(deps: Omit<AccountDeps, 'devices' | 'sessionSecrets' | 'publicUrl'> & Pick<FeatureDeps, 'config'>) {
    const { sessionSecrets, secure, publicUrl } = deps.config;
    const devices = knownDevices(sessionSecrets, secure, deps.limits);
    return {
      ...accountService({ ...deps, devices, sessionSecrets, publicUrl }),
      devices,
      fillDirectory: directoryFilling(deps),
    };
  },
  cachedReads: ['/auth/user'],
  routes: (account, context) => accountRoutes(account, account.devices, context),
  jobs(_account, { mailer, ...all }: FeatureDeps) {
    if (mailer) registerAccountJobs({ ...all, mailer });
    compactCounts(all.jobs, all.pool);
  },
  prepare: (account) => Promise.all([account.fillDirectory(), account.secondFactors.sealAnew()]),
});
