import { bindAdviceEvents } from '../features/advice/advice.events.ts';
import { liveSocket, onSocket } from '../lib/socket.ts';

let started = false;

/** Binds every feature's events, and connects once the browser has nothing better to do. */
export function startLive(): void {
  if (started) return;
  started = true;
  onSocket(bindAdviceEvents);
  const connect = () => void liveSocket().catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(connect, { timeout: 2_000 });
  else setTimeout(connect, 500);
}
