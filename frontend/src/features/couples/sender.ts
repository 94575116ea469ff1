import { currentView } from './couples.cache.ts';

let userId: string | null = null;

/** Says whose account this page writes with; null is none. */
export function sendAs(id: string | null): void {
  userId = id;
}

/** Who writes in a session, as a message's call says it. The server knows it from its own session, and stores that. */
export function senderIn(token: string): { senderName?: string; senderId: string | null } {
  const name = currentView(token)?.me.name;
  return { ...(name ? { senderName: name } : {}), senderId: userId };
}
