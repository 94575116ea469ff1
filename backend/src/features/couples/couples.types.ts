import type pg from 'pg';
import type { ConversationEngine } from '../../conversations/engine.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Log } from '../../lib/logger.ts';
import type { SharedRedis } from '../../lib/redis.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import type { TranslationService } from '../translation/translation.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import type { CouplesMessage, CouplesSession } from './couples.entity.ts';
import type { SeatHelp } from './help/couples.help.ts';
import type { Screening } from './help/couples.screening.ts';
import type { CouplesDebounce } from './messages/couples.debounce.ts';
import type { CouplesReadWriter } from './messages/couples.reads.ts';
import type { CouplesWriter } from './messages/couples.writer.ts';
import type { ActiveSession, ActiveSessions } from './session/couples.active-sessions.ts';
import type { Presence } from './session/couples.presence.ts';
import type { CouplesTranslations, Translatable } from './translations/couples.translations.ts';

export interface CouplesDeps {
  pool: pg.Pool;
  /** See `Database.writers`. */
  writers: pg.Pool;
  /** See `Database.installationId`. */
  installationId: string;
  redis: SharedRedis | null;
  notifications: PgNotifications;
  limits: RateLimits;
  publisher: Publisher;
  replies: ReplyEngine;
  usage: UsageService;
  translation: TranslationService;
  publicUrl: string;
  /** The number under which this node stores. */
  node: number;
  log: Log;
}

/** The engine of conversations, as couples sessions use it. */
export type CouplesEngine = ConversationEngine<CouplesSession, CouplesMessage, ActiveSession, Translatable>;

/** What the use cases share on one node. */
export interface CouplesContext extends CouplesDeps {
  engine: CouplesEngine;
  sessions: ActiveSessions;
  presence: Presence;
  translations: CouplesTranslations;
  writer: CouplesWriter;
  debounce: CouplesDebounce;
  reads: CouplesReadWriter;
  help: SeatHelp;
  screen: Screening;
}
