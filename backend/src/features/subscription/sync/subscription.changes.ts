import type { SubscriptionView } from '@beside/common/usage/usage.views';
import * as v from 'valibot';
import { commitPush } from '../../../database/commit-push.ts';
import type { PgNotifications } from '../../../database/pg-notifications.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Log } from '../../../lib/logger.ts';
import type { Publisher } from '../../../realtime/publisher.ts';
import { rooms } from '../../../realtime/rooms.ts';

/** A subscription that has changed. */
const changed = commitPush('billing_changed', v.object({ userId: v.string() }));

export const recordChange = (transaction: Transaction, userId: string): Promise<void> => changed.send(transaction, { userId });

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
  const push = async ({ userId }: { userId: string }): Promise<void> => {
    const subscription = await ofUser(userId);
    if (!subscription) return;
    const { usageCount, limit, resetsAt } = subscription;
    publisher.publishHere(rooms.user(userId), 'subscription:changed', { subscription });
    publisher.publishHere(rooms.user(userId), 'usage:changed', { usage: { usageCount, limit, resetsAt } });
  };
  const isHere = ({ userId }: { userId: string }): boolean => publisher.localSockets(rooms.user(userId)).length > 0;
  void changed.onRepeating(notifications, push, { log, while: isHere });
}
