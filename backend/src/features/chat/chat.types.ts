import type { MessageType } from '@beside/common/couples/couples.constants';
import type { ErrorCode } from '@beside/common/errors';
import type { HelpView } from '@beside/common/safety/safety.views';
import type pg from 'pg';
import type { ActiveConversation } from '../../conversations/conversation.types.ts';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Log } from '../../lib/logger.ts';
import type { SharedRedis } from '../../lib/redis.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';

/** What the chat needs of the product. */
export interface ChatDeps {
  pool: pg.Pool;
  replies: ReplyEngine;
  publisher: Publisher;
  notifications: PgNotifications;
  redis: SharedRedis | null;
  log: Log;
  advice: AdviceService;
  notices: Pick<NotificationsService, 'add' | 'show'>;
  limits: Pick<RateLimits, 'count'>;
  /** The number under which this node stores. */
  node: number;
}

/** A stored message, with its ids as numbers. */
export interface ChatMessage {
  id: number;
  sessionId: string;
  message: string;
  messageType: MessageType;
  createdAt: Date;
  clientMessageId: string | null;
  language: string;
  answersTo: number | null;
  replyId: string | null;
  help: HelpView | null;
  failure: ErrorCode | null;
  /** The place of its last change among all ids and changes; null: it is as it was stored. */
  change: number | null;
}

/** The advice session that a chat is about, as far as the chat needs it. */
export interface ChatSession {
  id: string;
  userId: string | null;
  visitorId: string | null;
  language: string;
}

/** A chat in use on this node. */
export interface ActiveChat extends ActiveConversation<ChatSession> {
  /** Until when polls count as a page that shows it; milliseconds since 1970. */
  polledUntil: number;
}

/** A chat's summary of its earlier messages, up to `summarisedTo`. */
export interface Summary {
  summary: string | null;
  summarisedTo: number;
}
