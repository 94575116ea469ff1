import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Log } from '../../lib/logger.ts';
import type { Passwords } from '../../lib/passwords.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import type { CouplesService } from '../couples/couples.service.ts';
import type { KnownDevices, Places } from './account.known-devices.ts';

export interface AccountDeps {
  pool: pg.Pool;
  jobs: Jobs;
  limits: RateLimits;
  passwords: Passwords;
  places: KnownDevices;
  replies: ReplyEngine;
  advice: AdviceService;
  couples: CouplesService;
  log: Log;
  /** Whether mail can be sent at all, and whether an address must be verified before its owner can sign in. */
  mail: { enabled: boolean; verification: boolean };
}

/** Who asks, and from where. */
export interface Caller {
  actor: Actor;
  places: Places;
}
