import { notify, type PgNotifications } from '../database/pg-notifications.ts';
import type { Transaction } from '../database/transaction.ts';

const CHANNEL = 'beside_sessions';

/** Ended sessions and changed users, published to every node with the commit. */
export type SessionEnd =
  /** One browser's session: signed in or out. */
  | { session: string }
  /**
   * All sessions of a user, except perhaps the one that asked. `gone`: the account is deleted too. Without a raised epoch only the connections end,
   * and come back with the user's present rights.
   */
  | { userId: string; except?: string; gone?: true }
  /** No session ends; the user's row has changed. `shown`: something that their pages show. */
  | { userId: string; changed: true; shown?: true };

export function publishSessionEnd(transaction: Transaction, end: SessionEnd): Promise<void> {
  return notify(transaction, CHANNEL, end);
}

/** Calls back for each, from this node and all others. */
export function onSessionEnd(notifications: PgNotifications, handle: (end: SessionEnd) => void): void {
  void notifications.on(CHANNEL, (payload) => handle(JSON.parse(payload)));
}
