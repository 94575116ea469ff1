import { couplesCache } from '../couples.cache.ts';

let userId: string | null = null;

/** Sets the user whose messages this page sends; null is a visitor. */
export function sendAs(id: string | null): void {
  userId = id;
}

/** The sender fields of a message call. The server trusts its own session instead. */
export function senderIn(token: string): { senderName?: string; senderId: string | null } {
  const name = couplesCache.currentView(token)?.me.name;
  return { ...(name ? { senderName: name } : {}), senderId: userId };
}
