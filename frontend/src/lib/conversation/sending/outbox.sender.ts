import { notifyManager } from '@tanstack/react-query';
import { useConnectionFacts } from '../../connection.store.ts';
import type { createOutbox, Unsent } from './outbox.store.ts';
import { retryDecision } from './retry-decision.ts';

interface Sending<Answer> {
  outbox: Pick<ReturnType<typeof createOutbox>, 'nextWaiting' | 'dequeue' | 'markFailed'>;
  /** Aborts when the sender's data is cleared: nothing more is sent, shown or kept. */
  untilForgotten: () => AbortSignal;
  /** Sends a message, always with the same `clientMessageId`. Throws ApiError. */
  deliver: (of: string, item: Unsent, forgotten: AbortSignal) => Promise<Answer>;
  /** Merges the stored message into the conversation. */
  show: (of: string, answer: Answer) => void;
  /** Called after the stored message has replaced the unsent one. */
  onSent?: (of: string, answer: Answer) => void;
}

/** Sends a feature's unsent messages, each conversation's one at a time, so their order holds. */
export function createSender<Answer>({ outbox, untilForgotten, deliver, show, onSent }: Sending<Answer>) {
  /** Conversations whose messages are being sent; the value ends the pause between attempts. */
  const sending = new Map<string, () => void>();

  /** Sends a conversation's waiting messages. While that is under way it only ends the pause. */
  async function sendWaiting(of: string): Promise<void> {
    const pausing = sending.get(of);
    if (pausing) return pausing();
    sending.set(of, () => undefined);
    try {
      let attempts = 0;
      for (let item = outbox.nextWaiting(of); item; item = outbox.nextWaiting(of)) {
        attempts += 1;
        const pause = await attempt(of, item, attempts);
        if (pause === null) attempts = 0;
        else await pauseFor(of, pause);
      }
    } finally {
      sending.delete(of);
    }
  }

  /** Sends one message. Returns the milliseconds before the next attempt, or null once it is settled. */
  async function attempt(of: string, item: Unsent, attempts: number): Promise<number | null> {
    const forgotten = untilForgotten();
    try {
      const answer = await deliver(of, item, forgotten);
      // The sender has signed out: show and keep nothing.
      if (forgotten.aborted) return null;
      show(of, answer);
      // Dequeue after the list has rendered with it, or it would vanish for a moment.
      notifyManager.schedule(() => outbox.dequeue(of, item.clientMessageId));
      await new Promise<void>((done) => notifyManager.schedule(done));
      if (!forgotten.aborted) onSent?.(of, answer);
      return null;
    } catch (error) {
      if (forgotten.aborted) return null;
      const decision = retryDecision(error, attempts);
      if ('retryIn' in decision) return decision.retryIn;
      outbox.markFailed(of, item.clientMessageId, decision.fault);
      return null;
    }
  }

  function pauseFor(of: string, ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      sending.set(of, () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /** Ends every pause: a connection is back. */
  const wakeSender = () => {
    for (const go of sending.values()) go();
  };
  useConnectionFacts.subscribe((now, before) => {
    if (now.http === 'ok' && before.http === 'failing') wakeSender();
  });

  return { sendWaiting, wakeSender };
}
