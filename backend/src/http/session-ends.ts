import { notify, type PgNotifications } from '../database/pg-notifications.ts';
import type { Transaction } from '../database/transaction.ts';

const CHANNEL = 'beside_sessions';

/** Sessions that have ended, or whose person has changed, told to every node with the commit that does it. */
export type SessionEnd =
  /** One browser's: signed in or out. */
  | { session: string }
  /** Everything of one person, but perhaps the session that did it. `gone`: the account as well. */
  | { userId: string; except?: string; gone?: true }
  /** Nothing has ended; names or the like are other ones now. `shown`: what their pages show of them. */
  | { userId: string; changed: true; shown?: true };

export function publishSessionEnd(transaction: Transaction, end: SessionEnd): Promise<void> {
  return notify(transaction, CHANNEL, end);
}

/** Calls back for each, on this node and from all others. */
export function onSessionEnd(notifications: PgNotifications, handle: (end: SessionEnd) => void): void {
  void notifications.on(CHANNEL, (payload) => handle(JSON.parse(payload)));
}
