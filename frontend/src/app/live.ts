import { onForget } from '../features/account/current-user.ts';
import { whenIdle } from '../lib/idle.ts';
import { keepConnected, onSocket } from '../lib/socket.ts';
import { FEATURES } from './features.ts';
import { followKept } from './follow-kept.ts';
import { forget } from './forget.ts';
import { followConnection } from './offline.store.ts';
import { startWorker } from './start-worker.ts';

let started = false;

/** Starts every feature, binds its events, and connects once the browser is idle. */
export function startLive(): void {
  if (started) return;
  started = true;
  for (const { start } of FEATURES) start?.();
  onForget((isWanted) => forget(isWanted ? 'signedOut' : 'sessionEnded'));
  for (const { bindEvents } of FEATURES) if (bindEvents) onSocket(bindEvents);
  whenIdle(keepConnected);
  followKept();
  followConnection();
  startWorker();
}
