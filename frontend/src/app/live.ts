import { bindAdviceEvents } from '../features/advice/advice.events.ts';
import { whenIdle } from '../lib/idle.ts';
import { liveSocket, onSocket } from '../lib/socket.ts';

let started = false;

/** Binds every feature's events, and connects once the browser has nothing better to do. */
export function startLive(): void {
  if (started) return;
  started = true;
  onSocket(bindAdviceEvents);
  whenIdle(() => void liveSocket().catch(() => undefined));
}
