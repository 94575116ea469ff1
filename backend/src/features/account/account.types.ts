import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';
import type { UserData } from '../../database/user-data.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Log } from '../../lib/logger.ts';
import type { Passwords } from '../../lib/passwords.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import type { CallerDevice, KnownDevices } from './sign-in/account.known-devices.ts';

export interface AccountDeps {
  pool: pg.Pool;
  jobs: Jobs;
  limits: RateLimits;
  passwords: Passwords;
  publisher: Pick<Publisher, 'publish'>;
  devices: KnownDevices;
  usage: Pick<UsageService, 'countOf'>;
  notices: Pick<NotificationsService, 'addForAccount' | 'followSession'>;
  /** Of every folder that holds something about a user, in the order of their locks. */
  userData: readonly UserData[];
  log: Log;
  appName: string;
  /** The site's address, without a trailing slash. */
  publicUrl: string;
  /** The newest first. */
  sessionSecrets: readonly string[];
  /** Whether mail can be sent, and whether an address must be verified before its owner can sign in. */
  mail: { enabled: boolean; verification: boolean };
}

/** The caller, and their device. */
export interface Caller {
  actor: Actor;
  device: CallerDevice;
}
