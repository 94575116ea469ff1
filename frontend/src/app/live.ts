import { bindAdviceEvents } from '../features/advice/advice.events.ts';
import { usageKeys } from '../features/usage/usage.api.ts';
import { whenIdle } from '../lib/idle.ts';
import { queryClient } from '../lib/query.ts';
import { type LiveSocket, liveSocket, onSocket } from '../lib/socket.ts';

let started = false;

/** Binds every feature's events, and connects once the browser has nothing better to do. */
export function startLive(): void {
  if (started) return;
  started = true;
  onSocket(bindAdviceEvents);
  onSocket(bindUsage);
  whenIdle(() => void liveSocket().catch(() => undefined));
}

/** A generation that ends has used a session, or gives it back, also when nobody looks at it any more. */
function bindUsage(socket: LiveSocket): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: usageKeys.anonymous });
  socket.on('advice:ready', refresh);
  socket.on('advice:failed', refresh);
}
