import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { notify, type PgNotifications } from '../../database/pg-notifications.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Log } from '../../lib/logger.ts';
import { pause } from '../../lib/pause.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';

/** The channel on which every node receives with the commit that a subscription has changed. */
const CHANGED = 'billing_changed';

export const announceChange = (transaction: Transaction, userId: string): Promise<void> =>
  notify(transaction, CHANGED, { userId });

/** Milliseconds before a failed read is repeated. */
const AGAIN_MS = 500;

/**
 * Pushes a changed subscription to its owner's pages on this node. The change comes by the database's notifications, so that no killed node
 * and no outage of Redis loses it.
 */
export function pushChanges(deps: {
  notifications: PgNotifications;
  publisher: Publisher;
  log: Log;
  ofUser(userId: string): Promise<SubscriptionView | null>;
}): void {
  const { notifications, publisher, log, ofUser } = deps;
  const isHere = (userId: string): boolean => publisher.localSockets(rooms.user(userId)).length > 0;
  const push = async (userId: string): Promise<void> => {
    while (isHere(userId)) {
      try {
        const subscription = await ofUser(userId);
        if (!subscription) return;
        const { usageCount, limit, resetsAt } = subscription;
        publisher.publishHere(rooms.user(userId), 'subscription:changed', { subscription });
        publisher.publishHere(rooms.user(userId), 'usage:changed', { usage: { usageCount, limit, resetsAt } });
        return;
      } catch (error) {
        log.warn({ err: error }, 'a changed subscription could not be pushed yet');
        await pause(AGAIN_MS);
      }
    }
  };
  void notifications.on(CHANGED, (payload) => {
    const { userId } = Object(JSON.parse(payload));
    if (typeof userId === 'string') void push(userId);
  });
}
