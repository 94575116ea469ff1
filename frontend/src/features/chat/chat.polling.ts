import { ApiError } from '../../lib/api.ts';
import { resumeFrom } from '../../lib/conversation/thread.ts';
import { within } from '../../lib/within.ts';
import { fetchChat } from './chat.api.ts';
import { currentView, isGrowing, markGone, upsertAnswer } from './chat.cache.ts';
import { questionsInLine } from './chat.merge.ts';
import { nextWaiting } from './outbox.store.ts';

/** Milliseconds until a poll times out. */
const GIVE_UP_MS = 10_000;
/** Milliseconds between polls while a reply is awaited, and otherwise. */
const POLL_MS = 2_000;
const IDLE_POLL_MS = 10_000;

/** The message to catch up from; undefined without a cached chat. */
export function resumeId(sessionId: string): number | undefined {
  const view = currentView(sessionId);
  return view && resumeFrom(view);
}

/** Polls a chat that is not live. `wanted` names it; null ends the polling. */
export function chatPolling(wanted: () => string | null): { pollIn: (ms: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;

  function pollIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), ms);
  }

  async function poll(): Promise<void> {
    const sessionId = wanted();
    if (sessionId === null) return;
    asking?.abort();
    const own = new AbortController();
    asking = own;
    try {
      const after = resumeId(sessionId);
      const answer = await fetchChat(sessionId, { after }, within(GIVE_UP_MS, own.signal));
      if (own.signal.aborted) return;
      upsertAnswer(sessionId, answer);
      pollIn(answer.hasMore && after !== undefined ? 0 : pauseOf(sessionId));
    } catch (error) {
      if (own.signal.aborted) return;
      // A gone chat is asked for again when the reader comes back, or the socket does.
      if (error instanceof ApiError && error.status === 404) return markGone(sessionId);
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
      pollIn(Math.max(pauseOf(sessionId), asked));
    }
  }

  return {
    pollIn,
    stop: () => {
      clearTimeout(timer);
      asking?.abort();
    },
  };
}

/** Milliseconds to the next poll: few while the reader waits for something. */
function pauseOf(sessionId: string): number {
  const view = currentView(sessionId);
  const awaited = isGrowing(sessionId) || nextWaiting(sessionId) || (view && questionsInLine(view.pages).length > 0);
  return awaited && !document.hidden ? POLL_MS : IDLE_POLL_MS;
}
