import { notify, type PgNotifications } from '../database/pg-notifications.ts';
import type { Transaction } from '../database/transaction.ts';

const CHANNEL = 'beside_tokens';

/** Publishes with the commit, to every node, that an API token may hold no longer. */
export function publishTokenChange(transaction: Transaction, tokenId: number): Promise<void> {
  return notify(transaction, CHANNEL, { tokenId });
}

/** Calls back for each, from this node and all others. */
export function onTokenChange(notifications: PgNotifications, handle: (tokenId: number) => void): void {
  void notifications.on(CHANNEL, (payload) => handle(Number(Object(JSON.parse(payload)).tokenId)));
}
