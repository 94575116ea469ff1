import { randomUUID } from 'node:crypto';
import type { Browser, TestSocket } from './test-browser.ts';

/** A request for advice as the form sends it. */
export function adviceRequest(more: Record<string, unknown> = {}): Record<string, unknown> & { requestId: string } {
  return {
    description: 'My sister Ines and I have not spoken since April.',
    category: 'family',
    adviceStyle: 'empathetic',
    language: 'en',
    requestId: randomUUID(),
    ...more,
  };
}

export const generate = (browser: Browser, body: object) => browser.call('POST', '/api/advice/generate', body);

/** Resolves with the next event of a name that passes a check. */
export function nextEvent<T>(
  socket: TestSocket,
  event: 'advice:progress' | 'advice:ready' | 'advice:failed',
  accept: (payload: T) => boolean = () => true,
): Promise<T> {
  return new Promise((resolve) => {
    const receive = (name: string, payload: T): void => {
      if (name !== event || !accept(payload)) return;
      socket.offAny(receive);
      resolve(payload);
    };
    socket.onAny(receive);
  });
}
