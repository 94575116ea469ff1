import { bindAccountEvents, startAccount } from '../features/account/account.events.ts';
import { onForget } from '../features/account/current-user.ts';
import { bindAdviceEvents } from '../features/advice/advice.events.ts';
import { bindAnnouncementEvents } from '../features/announcements/announcements.events.ts';
import { forgetCouples } from '../features/couples/forget.ts';
import { bindUsageEvents } from '../features/usage/usage.events.ts';
import { whenIdle } from '../lib/idle.ts';
import { liveSocket, onSocket } from '../lib/socket.ts';
import { forgetTab } from './forget.ts';

let started = false;

/** Binds every feature's events, and connects once the browser is idle. */
export function startLive(): void {
  if (started) return;
  started = true;
  startAccount();
  onForget(forgetTab);
  onForget(forgetCouples);
  onSocket(bindAccountEvents);
  onSocket(bindAdviceEvents);
  onSocket(bindAnnouncementEvents);
  onSocket(bindUsageEvents);
  whenIdle(() => void liveSocket().catch(() => undefined));
}
