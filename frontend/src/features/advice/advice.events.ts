import { AdviceFailed, AdviceProgress, AdviceReady } from '@beside/common/advice/advice.views';
import { ApiError } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';
import { type LiveSocket, liveSocket } from '../../lib/socket.ts';
import { postStop } from './advice.api.ts';
import { upsertEnd, upsertProgress } from './advice.cache.ts';

/** Milliseconds for the server to acknowledge a stop. */
const STOP_TIMEOUT_MS = 3_000;
/** Milliseconds before each further try. */
const STOP_RETRY_MS = [1_000, 4_000, 10_000];

/** Watched requests, with their callbacks for a refusal. */
const watched = new Map<string, (error: ApiError) => void>();

/** Binds the handlers of a generation's pushes. Called once, at the app's start. They throw ParseError. */
export function bindAdviceEvents(socket: LiveSocket): void {
  socket.on('advice:progress', (push: unknown) => upsertProgress(parseAs(AdviceProgress, push)));
  socket.on('advice:ready', (push: unknown) => {
    const { requestId, session } = parseAs(AdviceReady, push);
    upsertEnd(requestId, { session });
  });
  socket.on('advice:failed', (push: unknown) => {
    const { requestId, code, message, help } = parseAs(AdviceFailed, push);
    upsertEnd(requestId, { failure: ApiError.of({ code, message, help }) });
  });
  // A new connection is in no Socket.IO room: watch again, which also returns the text so far.
  socket.on('connect', () => {
    for (const requestId of watched.keys()) watch(socket, requestId);
  });
}

function watch(socket: LiveSocket, requestId: string): void {
  socket.emit('advice:watch', { requestId }, (answer) => {
    if (!answer.success) {
      watched.get(requestId)?.(ApiError.of(answer));
      return;
    }
    const { run, step, advice, session } = answer;
    upsertProgress({ requestId, run, step, advice });
    if (session) upsertEnd(requestId, { session });
  });
}

/** Watches a request until the returned function is called. `onRefused` receives an unknown request's error. */
export function watchAdvice(requestId: string, onRefused: (error: ApiError) => void): () => void {
  watched.set(requestId, onRefused);
  liveSocket()
    .then((socket) => socket.connected && watched.has(requestId) && watch(socket, requestId))
    // Without the socket's code, the request's own reply still arrives.
    .catch(() => undefined);
  return () => void watched.delete(requestId);
}

/**
 * Asks the server to stop writing, again where it does not confirm: on a slow network the request itself may arrive after its stop.
 * Returns whether it has confirmed.
 */
export async function stopAdvice(requestId: string): Promise<boolean> {
  for (const ms of STOP_RETRY_MS) {
    if (await askToStop(requestId)) return true;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return askToStop(requestId);
}

async function askToStop(requestId: string): Promise<boolean> {
  try {
    const socket = await liveSocket();
    if (!socket.connected) return await postStop(requestId);
    const answer = await socket.timeout(STOP_TIMEOUT_MS).emitWithAck('advice:stop', { requestId });
    return answer.success;
  } catch {
    return false;
  }
}
