import type { AccountServerEvents } from './account/account.events.ts';
import type { AdviceClientEvents, AdviceServerEvents } from './advice/advice.events.ts';
import type { CouplesClientEvents, CouplesServerEvents } from './couples/couples.events.ts';
import type { TranslationClientEvents } from './translation/translation.events.ts';
import type { UsageServerEvents } from './usage/usage.events.ts';

/** Events that a client sends; each feature's slice, joined. */
export type ClientToServerEvents = AdviceClientEvents & CouplesClientEvents & TranslationClientEvents;

/** Events that the server pushes; each feature's slice, joined. */
export type ServerToClientEvents = AdviceServerEvents & AccountServerEvents & CouplesServerEvents & UsageServerEvents;
