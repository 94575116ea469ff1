import type pg from 'pg';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Log } from '../../lib/logger.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import type { ReplyEngine } from '../../replies/reply.engine.ts';
import type { AdviceService } from '../advice/advice.service.ts';
import { chatChanges } from './chat.changes.ts';
import { chatMessages } from './chat.messages.ts';
import { chatPages } from './chat.pages.ts';
import { chatReply } from './chat.reply.ts';
import { chatSummaries } from './chat.summaries.ts';

export interface ChatDeps {
  pool: pg.Pool;
  replies: ReplyEngine;
  publisher: Publisher;
  notifications: PgNotifications;
  log: Log;
  advice: AdviceService;
  limits: Pick<RateLimits, 'count'>;
}

/** The chat about an advice, for its owner alone: opening and reading it, asking, stopping and asking again. */
export function chatService(deps: ChatDeps) {
  const changes = chatChanges(deps);
  deps.replies.register(chatReply({ ...deps, changes, summaries: chatSummaries(deps) }));
  return { ...chatPages({ ...deps, changes }), ...chatMessages(deps) };
}

export type ChatService = ReturnType<typeof chatService>;
