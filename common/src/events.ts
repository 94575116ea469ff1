import { ACCOUNT_PUSHES } from './account/account.events.ts';
import { ADMIN_PUSHES, type AdminClientEvents } from './admin/admin.events.ts';
import { ADVICE_PUSHES, type AdviceClientEvents } from './advice/advice.events.ts';
import { ANNOUNCEMENTS_PUSHES } from './announcements/announcements.events.ts';
import { CHAT_PUSHES, type ChatClientEvents } from './chat/chat.events.ts';
import { COUPLES_PUSHES, type CouplesClientEvents } from './couples/couples.events.ts';
import { NOTIFICATIONS_PUSHES } from './notifications/notifications.events.ts';
import type { Pushes } from './pushes.ts';
import { SUBSCRIPTION_PUSHES } from './subscription/subscription.events.ts';
import type { TranslationClientEvents } from './translation/translation.events.ts';
import { USAGE_PUSHES } from './usage/usage.events.ts';

/** Events that a client sends; each feature's slice, joined. */
export type ClientToServerEvents = AdminClientEvents &
  AdviceClientEvents &
  ChatClientEvents &
  CouplesClientEvents &
  TranslationClientEvents;

/** The view of each event that the server pushes; each feature's slice, joined. */
export const PUSHES = {
  ...ADVICE_PUSHES,
  ...ACCOUNT_PUSHES,
  ...ADMIN_PUSHES,
  ...ANNOUNCEMENTS_PUSHES,
  ...SUBSCRIPTION_PUSHES,
  ...CHAT_PUSHES,
  ...COUPLES_PUSHES,
  ...USAGE_PUSHES,
  ...NOTIFICATIONS_PUSHES,
};

export type ServerToClientEvents = Pushes<typeof PUSHES>;
